// A user shows once more who they are before something changes that opens their account, and changes their password.
import { act } from '#server/core/act.ts';
import { notTooOften } from '#server/core/limited.ts';
import { hashPassword, passwordFault, passwordFits } from '#server/core/password.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import { Throttle } from '#server/core/throttle.ts';
import type { Door } from '#server/crud/write.ts';
import { setPassword } from './account-links.ts';
import { mailChange } from './account-mail.ts';

/** A session that somebody else sits at must not become a place to guess the password. */
export const proofs = new Throttle(10);

export const wrongField = (field: string, reason: string) => new Refusal(422, 'invalid', { area: 'account', errors: [{ field, reason }] });

/** @throws Refusal 422 `wrongPassword` at the field, 429 after too many */
export const provePassword = async ({ database }: Door, me: Me, password: string, field = 'password'): Promise<void> => {
  const key = String(me.id);
  await proofs.inTurn([key], async () => {
    notTooOften(proofs, key);
    const [row] = await database.read.all(`select password_hash from "user" where id = ${me.id}`);
    if (!(await passwordFits((row?.password_hash as string | null | undefined) ?? null, password))) {
      proofs.failed(key);
      throw wrongField(field, 'wrongPassword');
    }
    proofs.forget(key);
  });
};

/** Changes the own password; every other session ends, and a notice is mailed. */
export const changePassword = async (
  door: Door,
  me: Me,
  { current, password }: { current: string; password: string },
): Promise<{ password_set_at: string }> => {
  await provePassword(door, me, current, 'current');
  const [settings] = await door.database.read.all('select company_name from settings where id = 1');
  const fault = passwordFault(password, [me.name, me.last_name, me.email, String(settings?.company_name ?? '')]);
  if (fault) throw new Refusal(422, 'invalid', { area: 'account', errors: [fault] });
  if (password === current) throw wrongField('password', 'samePassword');
  const password_hash = await hashPassword(password);
  return act(door, me, async (tx) => {
    const user = await tx.get('user', me.id);
    await setPassword(tx, user, password_hash, me.session_id);
    tx.record({ entity: 'user', id: me.id, action: 'changePassword', topics: ['user'] });
    await mailChange(tx, user, 'passwordChanged');
    return { password_set_at: tx.now.toISOString() };
  });
};
