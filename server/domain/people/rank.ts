// Protects permissions: nobody grants or revokes what they do not hold, and nobody changes, enters or locks an account with more permissions than their own.
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

/** The permissions that no active user holds. */
const heldByNobody = async (read: Reader): Promise<readonly Permission[]> => {
  const roles = await read.rows(
    sql`select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where u.active is true`,
    columnsOf(role, 'id', 'permissions'),
  );
  const held = new Set(roles.flatMap(({ permissions }) => permissionsIn(permissions)));
  return permissionNames.filter((permission) => !held.has(permission));
};

/** A role may be changed only by users who hold all its permissions before and after; permissions that nobody holds may be granted by any role editor. @throws Refusal 403 that names the first permission which the caller lacks */
export const refuseBeyondOwnOrLost = async (read: Reader, me: Me, granted: readonly Permission[]): Promise<void> => {
  const beyond = granted.filter((permission) => !me.permissions.has(permission));
  if (beyond.length === 0) return;
  const lost = await heldByNobody(read);
  refuseBeyondOwn(
    me,
    beyond.filter((permission) => !lost.includes(permission)),
  );
};

/** Changing how a user signs in allows signing in as that user, so the caller must hold all of the user's permissions. @throws Refusal 403 for a user with permissions that the caller lacks */
export const refuseAbove = async (tx: Tx, me: Me, user_id: number): Promise<void> => {
  if (user_id === me.id) return;
  const { role_id } = await tx.get('user', user_id);
  const role = await tx.em.findOne(tx.database.entities.role, { id: role_id });
  refuseBeyondOwn(me, permissionsIn(role?.permissions));
};
