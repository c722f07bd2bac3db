// Codes of the second factor: from an authenticator app, or one of the recovery codes; each works once.
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Rows } from '#generated/entities.ts';
import type { Services, Tx } from '#server/core/events/act.ts';
import { digest, keyFor, seal, unseal } from '#server/core/security/secrets.ts';
import { mailChange } from './account-mail.ts';

type User = Rows['user'];
export type Keys = { readonly secret: Buffer; readonly recovery: Buffer };

/** The keys, read before the act that uses them. */
export const keysOf = async (services: Services): Promise<Keys> => ({
  secret: await keyFor(services, 'second factor'),
  recovery: await keyFor(services, 'recovery code'),
});

const period = 30;
const totpOf = (secret: string, of: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...of, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A secret of 160 bits as apps read it, and the address for their camera. */
export const newSecret = (issuer: string, label: string): { secret: string; uri: string } => {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, { issuer, label }).toString() };
};
export const sealSecret = (keys: Keys, user_id: number, secret: string): string => seal(keys.secret, user_id, secret);

/** Accepts a code of the app unless it, or a later one, was already used. The clock may be half a minute off. */
export const acceptsCode = (keys: Keys, user: User, code: string): boolean => {
  if (!user.second_factor_secret) return false;
  const now = Date.now();
  const off = totpOf(unseal(keys.secret, user.id, user.second_factor_secret)).validate({ token: code, window: 1, timestamp: now });
  if (off === null) return false;
  const step = Math.floor(now / 1000 / period) + off;
  if (step <= (user.second_factor_step ?? -1)) return false;
  user.second_factor_step = step;
  return true;
};

// No characters that look alike on paper; 12 of them are too many combinations to try.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');
const hashed = (keys: Keys, user_id: number, code: string) => digest(keys.recovery, `${user_id} ${plain(code)}`);

const howMany = 10;
/** Replaces the recovery codes with new ones; only their hashes are stored. */
export const makeRecoveryCodes = async (tx: Tx, keys: Keys, user_id: number): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, () => [group(), group(), group()].join('-'));
  await tx.em.nativeDelete(tx.database.entities.recovery_code, { user_id });
  for (const code of codes) tx.create('recovery_code', { user_id, code_hash: hashed(keys, user_id, code) });
  await tx.flush();
  return codes;
};

/** Uses a code of either kind; the user's row is locked, so that of two simultaneous uses only one succeeds. */
export const useCode = async (tx: Tx, keys: Keys, user: User, code: string): Promise<boolean> => {
  const given = plain(code);
  if (/^\d{6}$/.test(given)) return acceptsCode(keys, user, given);
  const { recovery_code } = tx.database.entities;
  const row = await tx.em.findOne(recovery_code, { user_id: user.id, code_hash: hashed(keys, user.id, given), used_at: null });
  if (!row) return false;
  row.used_at = tx.now;
  await tx.flush();
  tx.record({ entity: 'user', id: user.id, action: 'useRecoveryCode' });
  await mailChange(tx, user, 'recoveryCodeUsed', {
    smart_count: await tx.em.count(recovery_code, { user_id: user.id, used_at: null }),
  });
  return true;
};
