// All users as callers, and which of them are linked to a record, for asking the guard about each of them.
import { type Caller, type Rule, relatedIn } from '#schema/core/access.ts';
import { role } from '#schema/people/role.ts';
import { user } from '#schema/people/user.ts';
import { permissionOf } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { identifier, number, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

export type Person = Caller & { readonly title: string; readonly active: boolean; readonly role_id: number; readonly role: string };

/** All users by name. */
export const everybody = async ({ read }: Database): Promise<Person[]> => {
  const rows = await read.rows(
    sql`select u.id, u.name || ' ' || u.last_name as title, u.active, u.role_id, r.name as role, r.permissions
      from "user" u join "role" r on r.id = u.role_id order by u.last_name_sort, u.name_sort, u.id`,
    { ...columnsOf(user, 'id', 'active', 'role_id'), ...columnsOf(role, 'permissions'), title: text, role: text },
  );
  return rows.map(({ permissions, ...person }) => ({
    ...person,
    permissions: new Set(permissions.flatMap((code) => permissionOf(code) ?? [])),
  }));
};

/** The users that a rule's links lead to from a record: user ids by link. */
export const linkedBy = async ({ read }: Database, rule: Rule, id: number): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const links = relatedIn([rule]);
  const found = await Promise.all(
    links.map(async ({ as, entity, to, user: column }) => {
      const ids = await read.values(sql`select ${identifier(column)} from ${identifier(entity)} where ${identifier(to)} = ${id}`, number);
      return [as, new Set(ids)] as const;
    }),
  );
  return new Map(found);
};
