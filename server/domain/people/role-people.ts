// Lists the users of a role and when each was last active, and finds the users who hold a permission.
import type { Rows } from '#generated/entities.ts';
import { type Permission, permissions } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, nullable, number, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';

export type RolePerson = { readonly id: number; readonly title: string; readonly last_seen_at: string | null };

/** The role's active users by name; when they were last active only for callers who read users. @throws Refusal 404 without such a role */
export const peopleOf = async ({ read }: Database, me: Me, role_id: number): Promise<RolePerson[]> => {
  const [role, people] = await Promise.all([
    read.value(sql`select id from "role" where id = ${role_id}`, number),
    read.rows(
      sql`select u.id, u.name || ' ' || u.last_name as title, (select max(s.last_seen_at) from "session" s where s.user_id = u.id) as last_seen_at
        from "user" u where u.role_id = ${role_id} and u.active is true order by u.last_name_sort, u.name_sort, u.id`,
      { id: number, title: text, last_seen_at: nullable(instant) },
    ),
  ]);
  if (role === null) throw notFound();
  return me.permissions.has('users.read') ? people : people.map((person) => ({ ...person, last_seen_at: null }));
};

/** The roles with a permission. */
const giving = (roles: readonly Rows['role'][], permission: Permission): ReadonlySet<number> =>
  new Set(roles.flatMap((one) => ((one.permissions as number[]).includes(permissions[permission]) ? [one.id] : [])));

/** Those of these users who hold the permission. */
export const holdersAmong = async (tx: Tx, ids: readonly number[], permission: Permission): Promise<ReadonlySet<number>> => {
  const { role, user } = tx.database.entities;
  const users = await tx.em.find(user, { id: { $in: [...ids] } });
  const roles = giving(await tx.em.find(role, { id: { $in: users.map(({ role_id }) => role_id) } }), permission);
  return new Set(users.flatMap(({ id, role_id }) => (roles.has(role_id) ? [id] : [])));
};

/** Every active user with the permission. */
export const holdersOf = async (tx: Tx, permission: Permission): Promise<number[]> => {
  const { role, user } = tx.database.entities;
  const roles = giving(await tx.em.find(role, {}), permission);
  return (await tx.em.find(user, { role_id: { $in: [...roles] }, active: true })).map(({ id }) => id);
};
