// Row locks by MikroORM's numbers: the library itself loads only with the first act.
import type { LockMode } from '@mikro-orm/core';
import { type Fragment, identifier, perDialect, sql } from './sql.ts';

/** Others may read the row, but not change it. */
export const shared: LockMode.PESSIMISTIC_READ = 2;
/** Nobody else may lock the row. */
export const exclusive: LockMode.PESSIMISTIC_WRITE = 3;
/** At the end of a statement: locks its rows until the act ends. SQLite has one writer and needs no lock. */
export const forUpdate = perDialect({ sqlite: sql``, postgres: sql`for update` });

/** At the end of a statement: locks its rows of this table, and skips those that another transaction holds. SQLite has one writer. */
export const skipLocked = (table: string): Fragment =>
  perDialect({ sqlite: sql``, postgres: sql`for update of ${identifier(table)} skip locked` });
