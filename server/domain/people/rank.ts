// Nobody hands out or takes away what they do not hold, and nobody changes an account that may do more than their own, gets into it, or locks it.
import { role } from '#schema/people/role.ts';
import { type Permission, permissionNames, permissionOf } from '#schema/permissions.ts';
import { type Reader, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

export const permissionsIn = (codes: unknown): Permission[] =>
  (Array.isArray(codes) ? codes : []).flatMap((code) => permissionOf(Number(code)) ?? []);

/** @throws Refusal 403 that names the first permission which the caller lacks */
export const refuseBeyondOwn = (me: Me, granted: readonly Permission[]): void => {
  const beyond = granted.find((permission) => !me.permissions.has(permission));
  if (beyond) throw notAllowed(beyond);
};

/** What nobody who works here may do. */
const heldByNobody = async (read: Reader): Promise<readonly Permission[]> => {
  const roles = await read.rows(
    sql`select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where u.active is true`,
    columnsOf(role, 'id', 'permissions'),
  );
  const held = new Set(roles.flatMap(({ permissions }) => permissionsIn(permissions)));
  return permissionNames.filter((permission) => !held.has(permission));
};

/** A role changes by the hand of those who hold all that it gives, before and after; what nobody holds any more, whoever edits roles may give anew. @throws Refusal 403 that names the first permission which the caller lacks */
export const refuseBeyondOwnOrLost = async (read: Reader, me: Me, granted: readonly Permission[]): Promise<void> => {
  const beyond = granted.filter((permission) => !me.permissions.has(permission));
  if (beyond.length === 0) return;
  const lost = await heldByNobody(read);
  refuseBeyondOwn(
    me,
    beyond.filter((permission) => !lost.includes(permission)),
  );
};

/** Whoever can change how somebody signs in can sign in as them, and whoever takes their role or their account away decides over them. @throws Refusal 403 for a user who may do what the caller may not */
export const refuseAbove = async (tx: Tx, me: Me, user_id: number): Promise<void> => {
  if (user_id === me.id) return;
  const { role_id } = await tx.get('user', user_id);
  const role = await tx.em.findOne(tx.database.entities.role, { id: role_id });
  refuseBeyondOwn(me, permissionsIn(role?.permissions));
};
