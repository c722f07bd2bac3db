// The number of rows in each of several lists, for the menu, in one answer.
import { z } from 'zod';
import { entities } from '#generated/registry.ts';
import type { Caller } from '#schema/core/access.ts';
import type { Database } from '#server/core/database/database.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import { readList } from './read.ts';

/** A menu has some twenty lists. */
const mostLists = 60;
const listsSchema = z.array(z.strictObject({ of: z.string(), filter: z.record(z.string(), z.unknown()).default({}) })).max(mostLists);

const parsed = (lists: string): z.infer<typeof listsSchema> => {
  try {
    return listsSchema.parse(JSON.parse(lists));
  } catch {
    throw invalid({ field: 'lists', reason: 'wrongType' });
  }
};

/** The counts in the requested order; null for a list that the caller may not read. */
export const countsOf = (database: Database, me: Caller, lists: string): Promise<(number | null)[]> =>
  Promise.all(
    parsed(lists).map(async ({ of, filter }) => {
      const entity = Object.values(entities).find(({ path, single }) => path === of && !single);
      if (!entity) throw invalid({ field: 'lists', reason: 'wrongType' });
      try {
        return (await readList(database, entity, me, { filter: JSON.stringify(filter), range: '[0,0]' })).total;
      } catch (error) {
        if (error instanceof Refusal && error.status === 403) return null;
        throw error;
      }
    }),
  );
