// Asks users for their password before security settings of their account change, and changes their password.
import { nullable, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { AttemptLimiter } from '#server/core/security/attempt-limiter.ts';
import { hashPassword, isPasswordOf, passwordFault } from '#server/core/security/password.ts';
import type { Me } from '#server/core/security/session.ts';
import { companyNameIn } from '../company/company.ts';
import { setPassword } from './account-links.ts';
import { mailChange } from './account-mail.ts';

/** Limits guesses at the password in a session that somebody else sits at. */
const proofs = new AttemptLimiter('proof', 10);
/** Only refusals of the field count as wrong guesses, no other errors. */
const isWrong = (error: unknown) => error instanceof Refusal && error.status === 422;
/** Runs a proof of who the caller is (a password, a code); a wrong one counts against the account. */
export const countProof = <T>(services: Services, me: Me, kind: 'password' | 'code', work: () => Promise<T>): Promise<T> =>
  proofs.attempt(services, [`${kind} ${me.id}`], work, isWrong);

export const fieldRefusal = (field: string, reason: string) =>
  new Refusal(422, 'invalid', { area: 'account', errors: [{ field, reason }] });

/** @throws Refusal 422 `wrongPassword` at the field, 429 after too many */
export const provePassword = (services: Services, me: Me, password: string, field = 'password'): Promise<void> =>
  countProof(services, me, 'password', async () => {
    const hash = await services.database.read.value(sql`select password_hash from "user" where id = ${me.id}`, nullable(text));
    if (!(await isPasswordOf(hash, password))) throw fieldRefusal(field, 'wrongPassword');
  });

/** Changes the caller's password; every other session ends, and a notice is mailed. */
export const changePassword = async (
  services: Services,
  me: Me,
  { current, password }: { current: string; password: string },
): Promise<{ password_set_at: string }> => {
  await provePassword(services, me, current, 'current');
  const company = await companyNameIn(services.database.read);
  const fault = await passwordFault(password, [me.name, me.last_name, me.email, company]);
  if (fault) throw new Refusal(422, 'invalid', { area: 'account', errors: [fault] });
  if (password === current) throw fieldRefusal('password', 'samePassword');
  const password_hash = await hashPassword(password);
  return act(services, me, async (tx) => {
    const user = await tx.get('user', me.id);
    await setPassword(tx, user, password_hash, me.session_id);
    tx.record({ entity: 'user', id: me.id, action: 'changePassword', topics: ['user'] });
    await mailChange(tx, user, 'passwordChanged');
    return { password_set_at: tx.now.toISOString() };
  });
};
