// The locks of a row by MikroORM's numbers: it is loaded with the first act, what names them before.
import type { LockMode } from '@mikro-orm/core';
import { type Fragment, identifier, perDialect, sql } from './sql.ts';

/** Nobody changes it meanwhile. */
export const shared: LockMode.PESSIMISTIC_READ = 2;
/** Nobody else locks it meanwhile. */
export const exclusive: LockMode.PESSIMISTIC_WRITE = 3;
/** At the end of a statement: its rows stay as they are until the act ends. SQLite has one writer. */
export const forUpdate = perDialect({ sqlite: sql``, postgres: sql`for update` });

/** At the end of a statement: its rows of this table are held until the transaction ends, without those that another one holds. SQLite has one writer. */
export const skipLocked = (table: string): Fragment =>
  perDialect({ sqlite: sql``, postgres: sql`for update of ${identifier(table)} skip locked` });
