// Indexes many new rows for the search after their act, in small batches: indexing takes three times as long as inserting, and SQLite's other acts wait for the writer.
import type { SqlEntityManager } from '@mikro-orm/sqlite';
import type { Entity } from '#schema/core/entity.ts';
import { type Tx, withoutEvent } from '../../events/act.ts';
import { type Database, perDatabase } from '../database.ts';
import { deriveRows, markDerived } from '../fill-derived.ts';
import { nextTurn } from '../yield-event-loop.ts';

/** The number of rows in one batch, for which other acts wait. */
const batch = 50;

/** Whether indexing is deferred; on PostgreSQL no act waits for another writer. */
export const indexIsDeferred = ({ dialect }: Database): boolean => dialect === 'sqlite';

/** For each entity, the number of acts whose rows are not yet indexed. */
const unindexedActs = perDatabase(() => new Map<string, number>());

export type DeferredIndex = {
  /** Inside the act: marks the index as stale, so that a start after a crash rebuilds it. */
  markStale(tx: Tx): Promise<void>;
  /** The act was rolled back. */
  cancel(): void;
  /** Indexes these rows, a few at a time; after a failure the index stays marked as stale. */
  index(ids: readonly number[]): Promise<void>;
};

export const deferredIndex = (database: Database, entity: Entity): DeferredIndex => {
  const staleRows = unindexedActs(database);
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
      // Another act may have marked the index meanwhile and not be finished.
      await withoutEvent(database, async (em) => {
        if (count(-1) === 0) await markDerived(em as SqlEntityManager, entity, true);
      });
    },
  };
};
