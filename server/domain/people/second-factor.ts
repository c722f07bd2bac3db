// The second factor of a user: set up with the password, in force after a first code, removed with the password or a code.
import { act, type Services } from '#server/core/events/act.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { companyNameIn } from '../company/company.ts';
import { mailChange } from './account-mail.ts';
import { countProof, fieldRefusal, provePassword } from './own-password.ts';
import { refuseAbove } from './rank.ts';
import { requireRecentProof } from './recent-proof.ts';
import { notifyRoleEditors } from './role-editors.ts';
import { acceptsCode, keysOf, makeRecoveryCodes, newSecret, sealSecret, useCode } from './second-factor-code.ts';

const none = { second_factor_since: null, second_factor_secret: null, second_factor_step: null };

const wrongCode = () => fieldRefusal('code', 'wrongCode');

/** Begins the setup: the secret is stored but inactive until confirmed. @throws Refusal 409 `secondFactorInForce` */
export const beginSecondFactor = async (services: Services, me: Me, password: string): Promise<{ secret?: string; uri?: string }> => {
  await provePassword(services, me, password);
  const keys = await keysOf(services);
  const made = newSecret(await companyNameIn(services.database.read), me.email);
  await act(services, me, async (tx) => {
    const user = await tx.get('user', me.id);
    if (user.second_factor_since) throw conflict('account', 'secondFactorInForce');
    Object.assign(user, { ...none, second_factor_secret: sealSecret(keys, me.id, made.secret) });
    return {};
  });
  return made;
};

export type InForce = { readonly since: string; readonly recovery_codes?: string[] };

/** Confirms the setup by a first code; from now on signing in asks for one. @throws Refusal 409 `secondFactorNotBegun`, `secondFactorInForce`, 422 `wrongCode` */
export const confirmSecondFactor = async (services: Services, me: Me, code: string): Promise<InForce> => {
  const keys = await keysOf(services);
  let codes: string[] = [];
  const done = await countProof(services, me, 'code', () =>
    act(services, me, async (tx) => {
      const user = await tx.get('user', me.id);
      if (user.second_factor_since) throw conflict('account', 'secondFactorInForce');
      if (!user.second_factor_secret) throw conflict('account', 'secondFactorNotBegun');
      if (!acceptsCode(keys, user, code.replaceAll(/\s/g, ''))) throw wrongCode();
      user.second_factor_since = tx.now;
      codes = await makeRecoveryCodes(tx, keys, me.id);
      tx.record({ entity: 'user', id: me.id, action: 'secondFactorOn', topics: ['user'] });
      await mailChange(tx, user, 'secondFactorOn');
      return { since: tx.now.toISOString() };
    }),
  );
  return { ...done, recovery_codes: codes };
};

/** Makes new recovery codes; the earlier ones end. @throws Refusal 409 `secondFactorNotInForce` */
export const renewRecoveryCodes = async (services: Services, me: Me, password: string): Promise<{ recovery_codes?: string[] }> => {
  await provePassword(services, me, password);
  const keys = await keysOf(services);
  let codes: string[] = [];
  await act(services, me, async (tx) => {
    const user = await tx.get('user', me.id);
    if (!user.second_factor_since) throw conflict('account', 'secondFactorNotInForce');
    codes = await makeRecoveryCodes(tx, keys, me.id);
    tx.record({ entity: 'user', id: me.id, action: 'renewRecoveryCodes' });
    return {};
  });
  return { recovery_codes: codes };
};

/** Removes the caller's second factor, with the password or a code. @throws Refusal 409 `secondFactorNotInForce` */
export const dropSecondFactor = async (
  services: Services,
  me: Me,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<null> => {
  if (password === undefined && code === undefined) throw invalid({ field: 'password', reason: 'required' });
  if (password !== undefined) await provePassword(services, me, password);
  const keys = await keysOf(services);
  const drop = () =>
    act(services, me, async (tx) => {
      const user = await tx.get('user', me.id);
      if (!user.second_factor_since) throw conflict('account', 'secondFactorNotInForce');
      if (password === undefined && !(await useCode(tx, keys, user, code ?? ''))) throw wrongCode();
      Object.assign(user, none);
      await tx.em.nativeDelete(tx.database.entities.recovery_code, { user_id: me.id });
      tx.record({ entity: 'user', id: me.id, action: 'secondFactorOff', topics: ['user'] });
      await mailChange(tx, user, 'secondFactorOff');
      return {};
    });
  await (password === undefined ? countProof(services, me, 'code', drop) : drop());
  return null;
};

/** Removes another user's second factor, for example when the phone is lost. @throws Refusal 409 `secondFactorNotInForce` */
export const takeSecondFactor = (services: Services, me: Me, user_id: number, reason: string): Promise<null> =>
  act(services, me, async (tx) => {
    const user = await tx.get('user', user_id);
    await refuseAbove(tx, me, user_id);
    await requireRecentProof(tx, me);
    if (!user.second_factor_since) throw conflict('account', 'secondFactorNotInForce');
    Object.assign(user, none);
    await tx.em.nativeDelete(tx.database.entities.recovery_code, { user_id });
    tx.record({ entity: 'user', id: user_id, action: 'secondFactorTaken', reason, topics: ['user'] });
    await mailChange(tx, user, 'secondFactorTaken', { by: `${me.name} ${me.last_name}`, reason });
    await notifyRoleEditors(tx, me, { what: 'userSecondFactorTaken', user: `${user.name} ${user.last_name}`, reason });
    return null;
  });
