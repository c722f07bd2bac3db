// Creates and drops the triggers of search indexes and mirrors. They are dropped while many rows, or tables, are rewritten.
import type { Entity } from '#schema/core/entity.ts';
import type { Dialect, Row } from '../database.ts';
import { mirrorDeclaration, mirrorStatements } from './mirrors.ts';
import { searchDeclaration, searchStatements } from './search-index.ts';

/** Runs a statement in an open transaction. */
export type Execute = (sql: string) => Promise<Row[]>;

/** Every trigger's name contains one of these words. */
const signs = ['found', 'kept'];

/** Drops the triggers until `rebuildTriggers`. */
export const dropTriggers = async (execute: Execute, dialect: Dialect): Promise<void> => {
  const named = (column: string) => `(${signs.map((sign) => `${column} like '%\\_${sign}\\_%' escape '\\'`).join(' or ')})`;
  const triggers = await execute(
    dialect === 'sqlite'
      ? `select name, tbl_name as on_table from sqlite_master where type = 'trigger' and ${named('name')}`
      : `select t.tgname as name, c.relname as on_table from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${named('t.tgname')} and c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { name, on_table } of triggers)
    await execute(dialect === 'sqlite' ? `drop trigger "${name}"` : `drop trigger "${name}" on "${on_table}"`);
};

/** Recomputes indexes and mirrors from the existing rows, and creates the triggers. */
export const rebuildTriggers = async (execute: Execute, dialect: Dialect): Promise<void> => {
  await dropTriggers(execute, dialect);
  for (const sql of [...mirrorStatements(dialect), ...searchStatements(dialect)]) await execute(sql);
};

/** The declaration of an entity's indexes and mirrors: when it changes, they are rebuilt. */
export const triggerDeclaration = (entity: Entity): string => `${searchDeclaration(entity)}${mirrorDeclaration(entity)}`;
