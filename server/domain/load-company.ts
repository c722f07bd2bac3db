// Loads rows of a company into an empty database in one transaction, by the schema: columns, join tables, derived columns, running numbers.
import type { EntityManager, EntitySchema } from '@mikro-orm/core';
import type { Tables } from '#generated/entities.ts';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database.ts';
import { derivedValues } from '#server/fields/derived.ts';
import { toProperties } from '#server/fields/properties.ts';

type Row = Readonly<Record<string, unknown>>;
/** Rows by the name of their entity; each refers to earlier ones only, unless its field is named among the `later`. */
export type Company = Readonly<Record<string, readonly Row[]>>;

const atOnce = 500;
const registry: Readonly<Record<string, Entity | undefined>> = entities;

/** Rows are made ready a batch at a time: those of years of work would not fit into memory twice. */
const insert = async <R>(em: EntityManager, database: Database, table: string, rows: readonly R[], ready: (row: R) => object) => {
  const target = database.entities[table as keyof Tables] as EntitySchema<object> | undefined;
  if (!target) throw new Error(`There is no table ${table}.`);
  for (let at = 0; at < rows.length; at += atOnce) await em.insertMany(target, rows.slice(at, at + atOnce).map(ready));
};

const joins = (entity: Entity, rows: readonly Row[]) =>
  Object.entries(entity.info).flatMap(([field, info]) =>
    info.kind === 'references'
      ? [
          {
            table: `${entity.name}_${field}`,
            rows: rows.flatMap((row) =>
              ((row[field] ?? []) as number[]).map((id) => ({ [`${entity.name}_id`]: row.id, [`${info.target}_id`]: id })),
            ),
          },
        ]
      : [],
  );

/** Running numbers go on after the highest one. */
const counters = (entity: Entity, rows: readonly Row[]) =>
  Object.entries(entity.info).flatMap(([field, info]) =>
    info.kind === 'sequence' && rows.length > 0
      ? [{ name: `${entity.name}.${field}`, value: rows.reduce((highest, row) => Math.max(highest, Number(row[field])), 0) }]
      : [],
  );

/** References to rows that come later are set once those rows are there: field by entity. */
const later: Readonly<Record<string, string>> = { client: 'primary_contact_id' };

export const loadCompany = (database: Database, company: Company): Promise<void> =>
  database.orm.em.fork().transactional(async (em) => {
    for (const [name, rows] of Object.entries(company)) {
      const entity = registry[name];
      if (!entity) throw new Error(`There is no entity ${name}.`);
      const postponed = later[name];
      await insert(em, database, name, rows, (row) => ({
        id: row.id,
        ...toProperties(entity, postponed ? { ...row, [postponed]: null } : row),
        ...derivedValues(entity, row),
        version: 1,
      }));
      for (const join of joins(entity, rows)) await insert(em, database, join.table, join.rows, (row) => row);
      await insert(em, database, 'counter', counters(entity, rows), (one) => ({ ...one, version: 1 }));
      // Ids were given, so PostgreSQL's own numbering has to go on behind them.
      if (database.dialect === 'postgres')
        await database.inside(em).all(`select setval(pg_get_serial_sequence('"${name}"', 'id'), coalesce(max(id), 1)) from "${name}"`);
    }
    for (const [name, field] of Object.entries(later)) {
      const set =
        database.dialect === 'sqlite'
          ? `update "${name}" set ${field} = ? where id = ? returning id`
          : `update "${name}" set ${field} = $1 where id = $2 returning id`;
      for (const row of company[name] ?? []) if (row[field]) await database.inside(em).all(set, [row[field], row.id]);
    }
    if (database.dialect === 'postgres')
      await database.inside(em).all("select setval(pg_get_serial_sequence('counter', 'id'), coalesce(max(id), 1)) from counter");
  });
