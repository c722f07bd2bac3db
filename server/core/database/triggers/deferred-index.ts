// The search index of many new rows is written after their act, in small batches: it takes thrice the time of the rows, and on SQLite everybody who acts waits for who writes.
import type { SqlEntityManager } from '@mikro-orm/sqlite';
import type { Entity } from '#schema/core/entity.ts';
import { type Tx, withoutEvent } from '../../events/act.ts';
import { type Database, perDatabase } from '../database.ts';
import { deriveRows, markDerived } from '../fill-derived.ts';
import { nextTurn } from '../yield-event-loop.ts';

/** So many rows keep whoever acts waiting. */
const batch = 50;

/** Whether words come later; nobody waits for a writer of PostgreSQL. */
export const indexIsDeferred = ({ dialect }: Database): boolean => dialect === 'sqlite';

/** For each entity, of how many acts the words have not come. */
const owing = perDatabase(() => new Map<string, number>());

export type DeferredIndex = {
  /** Inside the act: a start that finds the mark rebuilds the whole index. */
  markStale(tx: Tx): Promise<void>;
  /** The act has come to nothing. */
  cancel(): void;
  /** Brings the words of these rows, a few at a time; what fails stays said. */
  index(ids: readonly number[]): Promise<void>;
};

export const deferredIndex = (database: Database, entity: Entity): DeferredIndex => {
  const staleRows = owing(database);
  const count = (by: number) => {
    const left = (staleRows.get(entity.name) ?? 0) + by;
    staleRows.set(entity.name, left);
    return left;
  };
  if (!indexIsDeferred(database)) return { markStale: async () => {}, cancel: () => {}, index: async () => {} };
  count(1);
  return {
    markStale: (tx) => markDerived(tx.em as SqlEntityManager, entity, false),
    cancel: () => void count(-1),
    index: async (ids) => {
      for (let at = 0; at < ids.length; at += batch) {
        await withoutEvent(database, (em) => deriveRows(em as SqlEntityManager, entity, ids.slice(at, at + batch)));
        await nextTurn();
      }
      // Another act may have said it again meanwhile, and is not done.
      await withoutEvent(database, async (em) => {
        if (count(-1) === 0) await markDerived(em as SqlEntityManager, entity, true);
      });
    },
  };
};
