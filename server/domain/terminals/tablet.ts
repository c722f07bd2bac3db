// The tablet of a wall terminal: paired by a code from the office, it signs what it sends, so that nobody books from elsewhere with the address alone.
import { createPublicKey, randomInt, verify } from 'node:crypto';
import { pairingDigits, type Signed, signedText } from '#schema/terminals/tablet-proof.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import { AttemptLimiter } from '#server/core/security/attempt-limiter.ts';
import { digest, keyFor } from '#server/core/security/secrets.ts';
import type { Me } from '#server/core/security/session.ts';
import type { Terminal } from './access.ts';

const codeMinutes = 10;
const coordinateBytes = 32;
/** Wrong codes for one terminal; the next code is made long after. */
const codes = new AttemptLimiter('pairing', 5, codeMinutes * 60_000);

/** The public key of a tablet; null for what is no point on the curve. */
const publicKeyOf = (tablet_key: string) => {
  const point = Buffer.from(tablet_key, 'base64url');
  if (point.length !== 1 + 2 * coordinateBytes || point[0] !== 4) return null;
  const [x, y] = [point.subarray(1, 1 + coordinateBytes), point.subarray(1 + coordinateBytes)].map((part) => part.toString('base64url'));
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return null;
  }
};

const isSignedBy = (tablet_key: string, signed: Signed, signature: string): boolean => {
  const key = publicKeyOf(tablet_key);
  return (
    key !== null &&
    verify('sha256', Buffer.from(signedText(signed)), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  );
};

/** Whether a call comes from the tablet of the terminal; from anywhere while none is paired. */
export const isFromTablet = ({ tablet_key }: Terminal, signed: Signed, signature: string | undefined): boolean =>
  tablet_key === null || (signature !== undefined && isSignedBy(tablet_key, signed, signature));

export const foreignTablet = () => new Refusal(403, 'foreignTablet', { area: 'terminal' });

/** A code for the next tablet, told once; an earlier one ends. */
export const newPairingCode = async (services: Services, me: Me, id: number): Promise<{ code: string; expires_at: string }> => {
  const code = String(randomInt(10 ** pairingDigits)).padStart(pairingDigits, '0');
  const pairing_code = digest(await keyFor(services, 'pairing'), code);
  return act(services, me, async (tx) => {
    const pairing_until = new Date(tx.now.getTime() + codeMinutes * 60_000);
    Object.assign(await tx.get('registration_terminal', id), { pairing_code, pairing_until });
    tx.record({ entity: 'registration_terminal', id, action: 'offerPairing' });
    return { code, expires_at: pairing_until.toISOString() };
  });
};

type Pairing = { readonly code: string; readonly public_key: string; readonly signature: string };

/** Binds the terminal to the tablet that knows the code; an earlier tablet is no longer its own. @throws Refusal 404 `wrongCode`, 422, 429 */
export const pairTablet = async (
  services: Services,
  { id }: Terminal,
  { code, public_key, signature }: Pairing,
): Promise<{ paired_at: string }> => {
  if (!isSignedBy(public_key, { call: 'pair', code }, signature)) throw invalid({ field: 'signature', reason: 'unknown' });
  const pairing_code = digest(await keyFor(services, 'pairing'), code);
  return codes.attempt(
    services,
    [`terminal ${id}`],
    () =>
      act(services, null, async (tx) => {
        const terminal = await tx.get('registration_terminal', id);
        tx.renew();
        const valid = terminal.pairing_until !== null && new Date(terminal.pairing_until) > tx.now;
        if (!valid || terminal.pairing_code !== pairing_code) throw new Refusal(404, 'wrongCode', { area: 'terminal' });
        Object.assign(terminal, { tablet_key: public_key, paired_at: tx.now, pairing_code: null, pairing_until: null });
        tx.record({ entity: 'registration_terminal', id, action: 'pair', topics: ['registration_terminal'] });
        return { paired_at: tx.now.toISOString() };
      }),
    (error) => error instanceof Refusal && error.reason === 'wrongCode',
  );
};

/** Any browser with the address may be the tablet again. */
export const unpairTablet = (services: Services, me: Me, id: number): Promise<null> =>
  act(services, me, async (tx) => {
    const unpaired = { tablet_key: null, paired_at: null, pairing_code: null, pairing_until: null };
    Object.assign(await tx.get('registration_terminal', id), unpaired);
    tx.record({ entity: 'registration_terminal', id, action: 'unpair', topics: ['registration_terminal'] });
    return null;
  });
