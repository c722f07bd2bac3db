// Nobody hands out what they do not hold, and nobody gets into an account that may do more than their own, or locks it.
import { type Permission, permissionOf } from '#schema/permissions.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';

export const permissionsIn = (codes: unknown): Permission[] =>
  (Array.isArray(codes) ? codes : []).flatMap((code) => permissionOf(Number(code)) ?? []);

/** @throws Refusal 403 that names the first permission which the caller lacks */
export const refuseBeyondOwn = (me: Me, granted: readonly Permission[]): void => {
  const beyond = granted.find((permission) => !me.permissions.has(permission));
  if (beyond) throw notAllowed(beyond);
};

/** Whoever can change how somebody signs in can sign in as them, and whoever takes their role or their account away decides over them. @throws Refusal 403 for a user who may do what the caller may not */
export const refuseAbove = async (tx: Tx, me: Me, user_id: number): Promise<void> => {
  if (user_id === me.id) return;
  const { role_id } = await tx.get('user', user_id);
  const role = await tx.em.findOne(tx.database.entities.role, { id: role_id });
  refuseBeyondOwn(me, permissionsIn(role?.permissions));
};
