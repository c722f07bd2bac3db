// Row counts of lists: counts requested together, such as those of the menu, are one call.
import { call } from '../calls/http.ts';
import { entityOf } from './metadata.ts';

type Filter = Readonly<Record<string, unknown>>;
type Waiting = {
  readonly of: string;
  readonly filter: Filter;
  readonly settle: (count: number | null) => void;
  readonly fail: (error: unknown) => void;
};

/** The server's limit for one call. */
const mostLists = 60;
let waiting: Waiting[] = [];

const fetchCounts = async (lists: readonly Waiting[]): Promise<void> => {
  try {
    const query = { lists: JSON.stringify(lists.map(({ of, filter }) => ({ of, filter }))) };
    const { json } = await call('/counts', { query });
    for (const [at, { settle }] of lists.entries()) settle(json[at] ?? null);
  } catch (error) {
    for (const { fail } of lists) fail(error);
  }
};

const send = (): void => {
  const lists = waiting;
  waiting = [];
  for (let at = 0; at < lists.length; at += mostLists) void fetchCounts(lists.slice(at, at + mostLists));
};

/** Null for a list that the user may not read. */
const countOf = (entity: string, filter: Filter): Promise<number | null> =>
  new Promise((settle, fail) => {
    if (waiting.length === 0) setTimeout(send);
    waiting.push({ of: entityOf(entity).path, filter, settle, fail });
  });

/** For `useQuery`: the count of a list, refreshed by invalidating `[entity, 'count']`. */
export const countQuery = (entity: string, filter: Filter) => ({
  queryKey: [entity, 'count', filter],
  queryFn: () => countOf(entity, filter),
  staleTime: 30_000,
  retry: false,
});
