// What a search costs as one types, from one letter on: of everything with 100,000 tasks, and of a list of 10,000 clients as far as the server takes part.
import { client } from '#schema/clients/client.ts';
import type { Caller } from '#schema/core/access.ts';
import { permissions } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { readList } from '#server/crud/read/read.ts';
import { searchAll } from '#server/domain/company-wide/search.ts';
import { quantile } from '../support/quantile.ts';
import { opened } from './data.ts';
import { signedInAs } from './pages.ts';

/** Letters that nearly all rows have, frequent and rare words, several at once, names, numbers, nothing. */
export const typed = [
  'a',
  'č',
  's p',
  'se',
  'ma',
  'servis',
  'črpal',
  'd.o.o.',
  'servis mlekarna',
  '#777',
  '041 555 127',
  'marko',
  'nikjer',
];

/** Milliseconds of the search that takes longest; of each the middle of several. */
const slowest = async (search: (q: string) => Promise<unknown>, times: number): Promise<number> => {
  let longest = 0;
  for (const q of typed) {
    const taken: number[] = [];
    for (let at = 0; at < times; at += 1) {
      const since = performance.now();
      await search(q);
      taken.push(performance.now() - since);
    }
    longest = Math.max(longest, quantile(taken, 0.5));
  }
  return longest;
};

const everybodys = async (database: Database): Promise<Caller> => ({
  ...(await signedInAs(database, 'admin@example.com')),
  permissions: new Set(Object.keys(permissions) as (keyof typeof permissions)[]),
});

export type SearchRow = { readonly everything: number; readonly clients: number };

const on = (company: string, measure: (database: Database, me: Caller) => Promise<number>): Promise<number> =>
  opened(company, async (database) => measure(database, await everybodys(database)));

/** Of everything in a company of many tasks, of the clients in one of many clients. */
export const searchRow = async (ofTasks: string, ofClients: string, times: number): Promise<SearchRow> => ({
  everything: await on(ofTasks, (database, me) => slowest((q) => searchAll(database, me, q, undefined, 3), times)),
  clients: await on(ofClients, (database, me) =>
    slowest((q) => readList(database, client, me, { filter: JSON.stringify({ q, archived: false }) }), times),
  ),
});
