// After an upgrade that derives other columns than before, or derives them otherwise, the rows that are there get them too.
import type { AbstractSqlConnection, SqlEntityManager } from '@mikro-orm/sqlite';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { derivedOf } from '#server/fields/derived.ts';
import type { Database, Row } from './database.ts';
import { type Execute, keepAnew, keptDeclaration, restKept } from './kept.ts';

type Transaction = Parameters<AbstractSqlConnection['execute']>[3];

/** Raise it when `fold`, `sortKey` or `findableText` answer otherwise than before. */
const edition = 3;
const batch = 500;

const derived: readonly Entity[] = (Object.values(entities) as Entity[]).filter((entity) => derivedOf(entity).length > 0 || entity.mirrors);
const declarationOf = (entity: Entity) =>
  `${edition}: ${derivedOf(entity)
    .map(({ column, from }) => `${column}(${from.join(' ')})`)
    .join(', ')} ${keptDeclaration(entity)}`;
const quoted = (name: string) => `"${name}"`;

const fill = async (connection: AbstractSqlConnection, transaction: Transaction, entity: Entity): Promise<void> => {
  const columns = derivedOf(entity);
  if (columns.length === 0) return;
  const names = columns.map(({ column }) => column);
  const read = [...new Set(['id', ...columns.flatMap(({ from }) => from), ...names])].map(quoted).join(', ');
  for (let last = 0, more = true; more; ) {
    const rows = await connection.execute<Row[]>(
      `select ${read} from ${quoted(entity.name)} where id > ? order by id limit ${batch}`,
      [last],
      'all',
      transaction,
    );
    more = rows.length === batch;
    last = Number(rows.at(-1)?.id ?? last);
    const wrong = rows.flatMap((row) => {
      const made = columns.map(({ make }) => make(row));
      return made.some((value, at) => value !== row[names[at] ?? '']) ? [[row.id, ...made]] : [];
    });
    if (wrong.length === 0) continue;
    const values = wrong.map((one) => `(${one.map(() => '?').join(', ')})`).join(', ');
    const set = names.map((name) => `${quoted(name)} = made.${quoted(name)}`).join(', ');
    await connection.execute(
      `with made(id, ${names.map(quoted).join(', ')}) as (values ${values}) update ${quoted(entity.name)} set ${set} from made where ${quoted(entity.name)}.id = made.id`,
      wrong.flat(),
      'run',
      transaction,
    );
  }
};

const declarations = 'select entity, declaration from derived_columns';
const staleAmong = (rows: readonly Row[]): Entity[] => {
  const known = new Map(rows.map((row) => [row.entity, row.declaration]));
  return derived.filter((entity) => known.get(entity.name) !== declarationOf(entity));
};

/** The entities whose stored columns were derived by another declaration than today's. */
export const staleDerived = async ({ read }: Database): Promise<Entity[]> => staleAmong(await read.all(declarations));

/** Statements of an open transaction. */
export const executing =
  (connection: AbstractSqlConnection, transaction: Transaction): Execute =>
  (sql) =>
    connection.execute<Row[]>(sql, [], 'all', transaction);

/** Derives anew what is declared otherwise, inside the transaction of a migration, and remembers by which declaration; `changed` where rows may stand otherwise than before. */
export const deriveAnew = async (database: Database, transaction: Transaction, changed: boolean): Promise<void> => {
  const connection = (database.orm.em as SqlEntityManager).getConnection() as AbstractSqlConnection;
  const execute = executing(connection, transaction);
  const stale = staleAmong(await execute(declarations));
  if (stale.length === 0 && !changed) return;
  await restKept(execute, database.dialect);
  for (const entity of stale) {
    await fill(connection, transaction, entity);
    await connection.execute(
      'insert into derived_columns (entity, declaration) values (?, ?) on conflict (entity) do update set declaration = excluded.declaration',
      [entity.name, declarationOf(entity)],
      'run',
      transaction,
    );
  }
  await keepAnew(execute, database.dialect);
};
