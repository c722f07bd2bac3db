// The snapshot stands for the database while a migration is drafted; this adds what it lacks about indexes written as SQL.
import type { Dialect } from '#server/core/database/database.ts';

type Index = { readonly keyName: string; readonly expression?: string };
type Table = { readonly name: string; readonly indexes?: readonly Index[] };
export type Snapshot = { readonly tables: readonly Table[] };

export const emptySnapshot = { namespaces: [], name: '', tables: [], nativeEnums: {} };

const sqlIndexes = ({ tables }: Snapshot) =>
  new Map(
    tables.flatMap(({ name, indexes = [] }) =>
      indexes.flatMap(({ keyName, expression }) => (expression ? [[`${name} ${keyName}`, expression]] : [])),
    ),
  );

const dropped = (table: string, { keyName, expression = '' }: Index, dialect: Dialect) =>
  dialect === 'postgres' && expression.startsWith('alter table')
    ? `alter table "${table}" drop constraint "${keyName}";`
    : `drop index "${keyName}";`;

/**
 * MikroORM compares an index written as SQL only by its name, and would drop a constraint as an index.
 * Changed and removed ones are deleted from the snapshot, so that they are created anew, and dropped by a separate statement.
 */
export const withoutChangedIndexes = <S extends Snapshot>(
  before: S,
  after: Snapshot,
  dialect: Dialect,
): { snapshot: S; drops: string[] } => {
  const now = sqlIndexes(after);
  const stays = new Set(after.tables.map(({ name }) => name));
  const drops: string[] = [];
  const tables = before.tables.map((table) => ({
    ...table,
    indexes: (table.indexes ?? []).filter((index) => {
      if (!index.expression || !stays.has(table.name) || now.get(`${table.name} ${index.keyName}`) === index.expression) return true;
      drops.push(dropped(table.name, index, dialect));
      return false;
    }),
  }));
  return { snapshot: { ...before, tables }, drops };
};
