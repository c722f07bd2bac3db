// Loads a company's rows into an empty database in one transaction, guided by the schema: columns, join tables, derived columns, running numbers.
import type { SqlEntityManager } from '@mikro-orm/sqlite';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { kinds } from '#schema/core/field-kinds.ts';
import { partsOf } from '#schema/core/fields.ts';
import { invoice, type invoiceKinds } from '#schema/invoicing/invoice.ts';
import { seriesOf } from '#schema/invoicing/invoice-number.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Dialect, type Fragment, identifier, join, literal, perDialect, type Reader, sql } from '#server/core/database/sql.ts';
import { dropTriggers, type Execute, rebuildTriggers } from '#server/core/database/triggers/triggers.ts';
import { codecOf } from '#server/fields/codec.ts';
import { derivedOf } from '#server/fields/derived.ts';

type Row = Readonly<Record<string, unknown>>;
/** Rows by entity name; a row refers only to earlier rows, except by the fields listed in `later`. */
export type Company = Readonly<Record<string, readonly Row[]>>;

const atOnce = 1000;
const registry: Readonly<Record<string, Entity | undefined>> = entities;

/** All rows are passed as one JSON value, so the statement is parsed once and the table gives the column types. A `Reader` expects rows back. */
const insertion = (table: string, columns: readonly string[], rows: string): Fragment => {
  const into = identifier(table);
  const names = join(columns.map((column) => identifier(column)));
  const values = join(columns.map((_column, at) => sql`value ->> ${literal(at)}`));
  return perDialect({
    sqlite: sql`insert into ${into} (${names}) select ${values} from json_each(${rows}) where true returning 1`,
    postgres: sql`insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${rows}::json)`,
  });
};

type Part = (row: Row) => unknown;
/** Rows are prepared in batches: years of work would not fit into memory twice. */
const insert = async (read: Reader, table: string, parts: Readonly<Record<string, Part>>, rows: readonly Row[]) => {
  const columns = Object.entries(parts);
  const ready = (row: Row) =>
    read.dialect === 'sqlite'
      ? columns.map(([, part]) => part(row))
      : Object.fromEntries(columns.map(([column, part]) => [column, part(row)]));
  for (let at = 0; at < rows.length; at += atOnce)
    await read.run(insertion(table, Object.keys(parts), JSON.stringify(rows.slice(at, at + atOnce).map(ready))));
};

const same =
  (column: string): Part =>
  (row) =>
    row[column];

/** The columns that at least one row fills; other columns keep their default. A list is stored as JSON. */
const columnsOf = (entity: Entity, dialect: Dialect, rows: readonly Row[], postponed: string | undefined): Record<string, Part> => {
  const parts: Record<string, Part> = { id: same('id'), version: () => 1 };
  for (const [field, info] of Object.entries(entity.info)) {
    const { stored } = kinds[info.kind];
    if (stored === 'ids' || rows.every((row) => row[field] === undefined)) continue;
    const { fallback = null } = partsOf(entity.fields[field] as Parameters<typeof partsOf>[0]);
    const convert = info.many || stored === 'rows' ? null : codecOf(entity, field, dialect).toColumn;
    const said: Part = (row) => (row[field] === undefined ? fallback : row[field]);
    parts[field] = field === postponed ? () => null : convert ? (row) => convert(said(row)) : said;
  }
  for (const { column, make } of derivedOf(entity)) parts[column] = make;
  return parts;
};

const joins = (entity: Entity, rows: readonly Row[]) =>
  Object.entries(entity.info).flatMap(([field, info]) =>
    info.kind === 'references'
      ? [
          {
            table: `${entity.name}_${field}`,
            columns: { [`${entity.name}_id`]: same(`${entity.name}_id`), [`${info.target}_id`]: same(`${info.target}_id`) },
            rows: rows.flatMap((row) =>
              ((row[field] ?? []) as number[]).map((id) => ({ [`${entity.name}_id`]: row.id, [`${info.target}_id`]: id })),
            ),
          },
        ]
      : [],
  );

/** Running numbers continue after the highest loaded number. */
const counters = (entity: Entity, rows: readonly Row[]) =>
  Object.entries(entity.info).flatMap(([field, info]) =>
    info.kind === 'sequence' && rows.length > 0
      ? [{ name: `${entity.name}.${field}`, value: rows.reduce((highest, row) => Math.max(highest, Number(row[field])), 0) }]
      : [],
  );

/** Invoice numbers count by kind and year. */
const series = (entity: Entity, rows: readonly Row[]) =>
  entity.name !== invoice.name
    ? []
    : [
        ...Map.groupBy(
          rows.filter(({ serial }) => serial),
          ({ kind, year }) => seriesOf(kind as (typeof invoiceKinds)[number], Number(year)),
        ),
      ].map(([name, seriesRows]) => ({ name, value: seriesRows.reduce((highest, row) => Math.max(highest, Number(row.serial)), 0) }));

/** References to rows that are loaded later, set at the end: field by entity. */
const later: Readonly<Record<string, string>> = { client: 'primary_contact_id', task: 'project' };

/** The ids were given, so PostgreSQL's sequence must continue after the highest one. */
const restartSequence = (read: Reader, table: string) =>
  read.run(sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), coalesce(max(id), 1)) from ${identifier(table)}`);

export const loadCompany = async (database: Database, company: Company): Promise<void> => {
  await database.ready();
  await database.orm.em.fork().transactional(async (em) => {
    const { dialect } = database;
    const read = database.inside(em);
    // Triggers are dropped while loading: what they maintain is built once from all rows, in a fraction of the time.
    const execute: Execute = (sql) => (em as SqlEntityManager).execute<Record<string, unknown>[]>(sql);
    await dropTriggers(execute, dialect);
    for (const [name, rows] of Object.entries(company)) {
      const entity = registry[name];
      if (!entity) throw new Error(`There is no entity ${name}.`);
      await insert(read, name, columnsOf(entity, dialect, rows, later[name]), rows);
      for (const { table, columns, rows: pairs } of joins(entity, rows)) await insert(read, table, columns, pairs);
      await insert(read, 'counter', { name: same('name'), value: same('value'), version: () => 1 }, [
        ...counters(entity, rows),
        ...series(entity, rows),
      ]);
      if (dialect === 'postgres') await restartSequence(read, name);
    }
    for (const [name, field] of Object.entries(later)) {
      const [table, column] = [identifier(name), identifier(field)];
      for (const row of company[name] ?? [])
        if (row[field])
          await read.run(sql`update ${table} set ${column} = ${Number(row[field])} where id = ${Number(row.id)} returning id`);
    }
    await rebuildTriggers(execute, dialect);
    if (dialect === 'postgres') await restartSequence(read, 'counter');
  });
};
