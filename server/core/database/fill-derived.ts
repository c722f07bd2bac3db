// Fills the derived columns of existing rows after an upgrade that adds columns or derives them differently.
import type { AbstractSqlConnection, SqlEntityManager } from '@mikro-orm/sqlite';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { derivedOf } from '#server/fields/derived.ts';
import type { Database, Row } from './database.ts';
import { dropTriggers, type Execute, rebuildTriggers, triggerDeclaration } from './triggers/triggers.ts';

type Transaction = Parameters<AbstractSqlConnection['execute']>[3];

/** Raise it when `fold`, `sortKey` or `findableText` give other results, or an act left columns stale: the next start derives all columns anew. */
const edition = 4;
const batch = 500;

const derived: readonly Entity[] = (Object.values(entities) as Entity[]).filter((entity) => derivedOf(entity).length > 0 || entity.mirrors);
const declarationOf = (entity: Entity) =>
  `${edition}: ${derivedOf(entity)
    .map(({ column, from }) => `${column}(${from.join(' ')})`)
    .join(', ')} ${triggerDeclaration(entity)}`;
const quoted = (name: string) => `"${name}"`;

const readFrom = (entity: Entity): string => {
  const names = ['id', ...derivedOf(entity).flatMap(({ column, from }) => [...from, column])];
  return `select ${[...new Set(names)].map(quoted).join(', ')} from ${quoted(entity.name)}`;
};

/** Updates the derived columns of these rows. */
const updateDerived = async (
  connection: AbstractSqlConnection,
  transaction: Transaction,
  entity: Entity,
  rows: readonly Row[],
): Promise<void> => {
  const columns = derivedOf(entity);
  const names = columns.map(({ column }) => column);
  const wrong = rows.flatMap((row) => {
    const made = columns.map(({ make }) => make(row));
    return made.some((value, at) => value !== row[names[at] ?? '']) ? [[row.id, ...made]] : [];
  });
  if (wrong.length === 0) return;
  const values = wrong.map((one) => `(${one.map(() => '?').join(', ')})`).join(', ');
  const set = names.map((name) => `${quoted(name)} = made.${quoted(name)}`).join(', ');
  await connection.execute(
    `with made(id, ${names.map(quoted).join(', ')}) as (values ${values}) update ${quoted(entity.name)} set ${set} from made where ${quoted(entity.name)}.id = made.id`,
    wrong.flat(),
    'run',
    transaction,
  );
};

const fill = async (connection: AbstractSqlConnection, transaction: Transaction, entity: Entity): Promise<void> => {
  if (derivedOf(entity).length === 0) return;
  for (let last = 0, more = true; more; ) {
    const rows = await connection.execute<Row[]>(`${readFrom(entity)} where id > ? order by id limit ${batch}`, [last], 'all', transaction);
    more = rows.length === batch;
    last = Number(rows.at(-1)?.id ?? last);
    await updateDerived(connection, transaction, entity, rows);
  }
};

/** Derives the columns of these rows anew inside a transaction. */
export const deriveRows = async (em: SqlEntityManager, entity: Entity, ids: readonly number[]): Promise<void> => {
  const [connection, transaction] = [em.getConnection() as AbstractSqlConnection, em.getTransactionContext<Transaction>()];
  const places = ids.map(() => '?').join(', ');
  const rows = await connection.execute<Row[]>(`${readFrom(entity)} where id in (${places})`, [...ids], 'all', transaction);
  await updateDerived(connection, transaction, entity, rows);
};

const declarations = 'select entity, declaration from derived_columns';
const staleAmong = (rows: readonly Row[]): Entity[] => {
  const known = new Map(rows.map((row) => [row.entity, row.declaration]));
  return derived.filter((entity) => known.get(entity.name) !== declarationOf(entity));
};

/** The entities whose stored columns were derived by an older declaration. */
export const staleDerived = async ({ read }: Database): Promise<Entity[]> => staleAmong(await read.all(declarations));

/** Executes statements in an open transaction. */
export const executing =
  (connection: AbstractSqlConnection, transaction: Transaction): Execute =>
  (sql) =>
    connection.execute<Row[]>(sql, [], 'all', transaction);

const remember = (connection: AbstractSqlConnection, transaction: Transaction, { name }: Entity, declaration: string) =>
  connection.execute(
    'insert into derived_columns (entity, declaration) values (?, ?) on conflict (entity) do update set declaration = excluded.declaration',
    [name, declaration],
    'run',
    transaction,
  );
/** Records inside a transaction whether the derived columns are up to date: if not, the next start derives them anew. */
export const markDerived = async (em: SqlEntityManager, entity: Entity, right: boolean): Promise<void> => {
  const connection = em.getConnection() as AbstractSqlConnection;
  await remember(connection, em.getTransactionContext<Transaction>(), entity, right ? declarationOf(entity) : '');
};

/** Derives columns with a changed declaration anew in the migration's transaction, and stores the declaration; `changed`: rows may have changed too. */
export const rebuildDerived = async (database: Database, transaction: Transaction, changed: boolean): Promise<void> => {
  const connection = (database.orm.em as SqlEntityManager).getConnection() as AbstractSqlConnection;
  const execute = executing(connection, transaction);
  const stale = staleAmong(await execute(declarations));
  if (stale.length === 0 && !changed) return;
  await dropTriggers(execute, database.dialect);
  for (const entity of stale) {
    await fill(connection, transaction, entity);
    await remember(connection, transaction, entity, declarationOf(entity));
  }
  await rebuildTriggers(execute, database.dialect);
};
