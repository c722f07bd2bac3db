// The people of the company as callers, and who of them is linked to a record: for asking the same guard about each of them.
import { type Caller, type Rule, relatedIn } from '#schema/core/access.ts';
import { role } from '#schema/people/role.ts';
import { permissionOf } from '#schema/permissions.ts';
import { type Database, slot } from '#server/core/database/database.ts';
import { codecOf } from '#server/fields/codec.ts';

export type Person = Caller & { readonly title: string; readonly active: boolean; readonly role_id: number; readonly role: string };

/** Everybody, by their names. */
export const everybody = async ({ read, dialect }: Database): Promise<Person[]> => {
  const rows = await read.all(
    'select u.id, u.name, u.last_name, u.active, u.role_id, r.name as role, r.permissions from "user" u join "role" r on r.id = u.role_id order by u.last_name_sort, u.name_sort, u.id',
  );
  const { fromColumn } = codecOf(role, 'permissions', dialect);
  return rows.map((row) => {
    const codes = fromColumn ? fromColumn(row.permissions) : row.permissions;
    return {
      id: Number(row.id),
      title: `${row.name} ${row.last_name}`,
      active: Boolean(row.active),
      role_id: Number(row.role_id),
      role: String(row.role),
      permissions: new Set((Array.isArray(codes) ? codes : []).flatMap((code) => permissionOf(Number(code)) ?? [])),
    };
  });
};

/** Whom the links of a rule lead to from a record: by the name of the link, the ids of the users. */
export const linkedBy = async ({ read, dialect }: Database, rule: Rule, id: number): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const links = relatedIn([rule]);
  const found = await Promise.all(
    links.map(({ entity, to, user }) => read.all(`select "${user}" as id from "${entity}" where "${to}" = ${slot(dialect)}`, [id])),
  );
  return new Map(links.map(({ as }, at) => [as, new Set((found[at] ?? []).map((row) => Number(row.id)))]));
};
