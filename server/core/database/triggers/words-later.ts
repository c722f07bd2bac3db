// The words by which rows are found follow many new ones a moment later: an index takes thrice the time of the rows, and on SQLite everybody who acts waits for who writes.
import type { SqlEntityManager } from '@mikro-orm/sqlite';
import type { Entity } from '#schema/core/entity.ts';
import { aside, type Tx } from '../../events/act.ts';
import { type Database, perDatabase } from '../database.ts';
import { deriveRows, sayDerived } from '../fill-derived.ts';
import { nextTurn } from '../giving-way.ts';

/** So many rows keep whoever acts waiting. */
const batch = 50;

/** Whether words come later; nobody waits for a writer of PostgreSQL. */
export const wordsFollow = ({ dialect }: Database): boolean => dialect === 'sqlite';

/** For each entity, of how many acts the words have not come. */
const owing = perDatabase(() => new Map<string, number>());

export type Owed = {
  /** Said inside the act: a start that finds it so makes all words anew. */
  say(tx: Tx): Promise<void>;
  /** The act has come to nothing. */
  forget(): void;
  /** Brings the words of these rows, a few at a time; what fails stays said. */
  bring(ids: readonly number[]): Promise<void>;
};

export const owedWords = (database: Database, entity: Entity): Owed => {
  const owed = owing(database);
  const count = (by: number) => {
    const left = (owed.get(entity.name) ?? 0) + by;
    owed.set(entity.name, left);
    return left;
  };
  if (!wordsFollow(database)) return { say: async () => {}, forget: () => {}, bring: async () => {} };
  count(1);
  return {
    say: (tx) => sayDerived(tx.em as SqlEntityManager, entity, false),
    forget: () => void count(-1),
    bring: async (ids) => {
      for (let at = 0; at < ids.length; at += batch) {
        await aside(database, (em) => deriveRows(em as SqlEntityManager, entity, ids.slice(at, at + batch)));
        await nextTurn();
      }
      // Another act may have said it again meanwhile, and is not done.
      await aside(database, async (em) => {
        if (count(-1) === 0) await sayDerived(em as SqlEntityManager, entity, true);
      });
    },
  };
};
