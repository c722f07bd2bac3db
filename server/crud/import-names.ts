// Other records that a file speaks of by their names: a tag, a client, a role; archived ones are not among them.
import { sql } from 'kysely';
import type { Entity } from '#schema/core/entity.ts';
import { fold } from '#schema/core/fold.ts';
import type { Database, Reader } from '#server/core/database.ts';
import { entityNamed, titleSql } from './select.ts';
import { compile } from './statement.ts';

export type Named = { readonly id: number; readonly title: string; readonly usable: boolean };
export type Names = { readonly byId: ReadonlyMap<number, Named>; find(text: string): number | 'noSuchName' | 'ambiguous' };

/** The field with an address that one record alone has, as the account of a person. */
const addressIn = ({ database = [], info }: Entity) =>
  database
    .flatMap((rule) => (rule.rule === 'unique' && !rule.condition && rule.columns.length === 1 ? rule.columns : []))
    .find((name) => info[name]?.kind === 'email');

/** Every title of an entity, and the address of each record that has one of its own. */
export const namesOf = async (database: Database, read: Reader, target: string): Promise<Names> => {
  const entity = entityNamed(target);
  const column = (name = '') => (name in entity.info ? sql.ref(`t.${name}`) : sql`null`);
  const query = sql`select t.id, ${titleSql(entity, 't')} as title, ${column('archived')} as archived, ${column('active')} as active, ${column(addressIn(entity))} as address from ${sql.table(target)} as t order by t.id`;
  const rows = await read.all(compile(database, query).sql);
  const byId = new Map<number, Named>();
  const byText = new Map<string, number[]>();
  const put = (text: unknown, id: number) => {
    if (typeof text !== 'string' || text === '') return;
    const key = fold(text.trim());
    byText.set(key, [...(byText.get(key) ?? []), id]);
  };
  for (const row of rows) {
    const id = Number(row.id);
    const usable = !row.archived && row.active !== false && row.active !== 0;
    byId.set(id, { id, title: String(row.title), usable });
    if (!usable) continue;
    put(row.title, id);
    put(row.address, id);
  }
  return {
    byId,
    find: (text) => {
      const ids = byText.get(fold(text.trim())) ?? [];
      return ids.length === 1 ? (ids[0] ?? 'noSuchName') : ids.length === 0 ? 'noSuchName' : 'ambiguous';
    },
  };
};

/** The names behind every reference among these fields, by the field. */
export const namesFor = async (
  database: Database,
  read: Reader,
  entity: Entity,
  fields: readonly string[],
): Promise<ReadonlyMap<string, Names>> => {
  const byTarget = new Map<string, Names>();
  const byField = new Map<string, Names>();
  for (const field of fields) {
    const { kind, target } = entity.info[field] ?? {};
    if (!target || (kind !== 'reference' && kind !== 'references')) continue;
    const names = byTarget.get(target) ?? (await namesOf(database, read, target));
    byTarget.set(target, names);
    byField.set(field, names);
  }
  return byField;
};
