// Signs in and out: guessing is slowed down and reveals nothing, and the second factor is asked for only after the right password.
import { callerNetwork } from '#schema/core/networks.ts';
import { nullable, number, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { AttemptLimiter } from '#server/core/security/attempt-limiter.ts';
import { knownDevice, markFor } from '#server/core/security/known-device.ts';
import { isPasswordOf } from '#server/core/security/password.ts';
import { hashOf, type Me, newToken, sessionSeconds } from '#server/core/security/session.ts';
import { keysOf, useCode } from './second-factor-code.ts';

// The eleventh failed try within a minute is refused, by address and by account; no account stays locked.
const tries = new AttemptLimiter('sign-in', 10);
/** A separate count for known devices, so that attackers on the account or the address do not lock its user out. */
const triesFromDevice = new AttemptLimiter('sign-in from a known device', 10);
/** Someone who knows the password must not guess codes: the most wrong codes an hour for one account. */
const codes = new AttemptLimiter('code', 30, 3_600_000);

type Visitor = {
  readonly address: string;
  readonly userAgent: string | null;
  readonly session_id: number | undefined;
  /** The cookie value of a device on which a user has signed in before. */
  readonly device: string | null;
};

type Credentials = { readonly email: string; readonly password: string; readonly code?: string | undefined };

const account = { id: number, password_hash: nullable(text) };

const wrongCode = 'wrongCode';
const isWrong =
  (...reasons: string[]) =>
  (error: unknown): boolean =>
    error instanceof Refusal && reasons.includes(error.reason);

/** Opens a session that replaces this browser's earlier one. */
const openSession = async (services: Services, user_id: number, code: string | undefined, visitor: Visitor): Promise<string> => {
  const keys = code === undefined ? null : await keysOf(services);
  const token = newToken();
  await act(services, { id: user_id }, async (tx) => {
    const user = await tx.get('user', user_id);
    if (!user.active) throw new Refusal(401, 'wrongCredentials');
    if (user.second_factor_since) {
      if (!keys || code === undefined) throw new Refusal(401, 'secondFactorNeeded');
      if (!(await useCode(tx, keys, user, code))) throw new Refusal(401, wrongCode);
    }
    if (visitor.session_id !== undefined) await tx.em.nativeDelete(tx.database.entities.session, { id: visitor.session_id });
    const session = tx.create('session', {
      token_hash: hashOf(token),
      user_id,
      created_at: tx.now,
      last_seen_at: tx.now,
      proved_at: tx.now,
      expires_at: new Date(tx.now.getTime() + sessionSeconds * 1000),
      address: visitor.address.slice(0, 64),
      user_agent: visitor.userAgent?.slice(0, 400) ?? null,
    });
    await tx.flush();
    tx.record({ entity: 'user', id: user_id, action: 'signIn', after: { session_id: session.id } });
  });
  return token;
};

/**
 * Opens a session for e-mail and password, and a code if a second factor is in force, which is revealed only after the right password.
 * @throws Refusal 401 for a wrong pair, `secondFactorNeeded` without a code, `wrongCode`; 429 after too many wrong ones
 */
export const signIn = async (
  services: Services,
  { email, password, code }: Credentials,
  visitor: Visitor,
): Promise<{ token: string; user_id: number; device: string }> => {
  const { database } = services;
  const key = `account ${email}`;
  const find = () => database.read.row(sql`select id, password_hash from "user" where email = ${email} and active is true`, account);
  const owner = visitor.device === null ? null : await find();
  const device = owner && (await knownDevice(services, owner.id, visitor.device));
  const tryOut = async () => {
    const user = await find();
    if (!(await isPasswordOf(user?.password_hash ?? null, password)) || !user) throw new Refusal(401, 'wrongCredentials');
    const user_id = user.id;
    const open = async () => ({
      token: await openSession(services, user_id, code, visitor),
      user_id,
      device: await markFor(services, user_id, device),
    });
    return code === undefined ? open() : codes.attempt(services, [email], open, isWrong(wrongCode));
  };
  const counts = isWrong('wrongCredentials', wrongCode);
  if (device) return triesFromDevice.attempt(services, [`${key} ${device}`], tryOut, counts);
  return tries.attempt(services, [`address ${callerNetwork(visitor.address)}`, key], tryOut, counts, [key]);
};

export const signOut = (services: Services, me: Me): Promise<null> =>
  act(services, me, async (tx) => {
    tx.remove('session', await tx.get('session', me.session_id));
    tx.record({ entity: 'user', id: me.id, action: 'signOut' });
    return null;
  });
