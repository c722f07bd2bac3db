// The snapshot stands for the database while a migration is drafted; what it forgets about indexes that are written as SQL is added here.
import type { Dialect } from '#server/core/database/database.ts';

type Index = { readonly keyName: string; readonly expression?: string };
type Table = { readonly name: string; readonly indexes?: readonly Index[] };
export type Snapshot = { readonly tables: readonly Table[] };

export const emptySnapshot = { namespaces: [], name: '', tables: [], nativeEnums: {} };

const written = ({ tables }: Snapshot) =>
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
 * MikroORM compares an index that is written as SQL by its name alone, and would drop a constraint as if it were an index.
 * Those that changed or went are taken out of the snapshot, so that they are made anew, and dropped by a statement of their own.
 */
export const withoutChangedIndexes = <S extends Snapshot>(
  before: S,
  after: Snapshot,
  dialect: Dialect,
): { snapshot: S; drops: string[] } => {
  const now = written(after);
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
