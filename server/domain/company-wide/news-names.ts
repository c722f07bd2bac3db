// Which news may name what it is about: a right that somebody has lost since takes the title along.
import type { Caller } from '#schema/core/access.ts';
import type { Database, Reader } from '#server/core/database/database.ts';
import { readableIn } from '#server/crud/read/readable.ts';

type News = { readonly kind: string; readonly entity: string; readonly entity_id: number };
/** Whoever was invited to a meeting has it in their calendar, where its title is kept up to date. */
const isOfMeeting = ({ kind }: News): boolean => kind.startsWith('meeting');

/** Those of the news in which this user may read the title; one query for each kind of record. */
export const nameableIn = async <T extends News>(
  database: Database,
  read: Pick<Reader, 'all'>,
  user: Caller,
  news: readonly T[],
): Promise<ReadonlySet<T>> => {
  const { meetings = [], others = [] } = Object.groupBy(news, (one) => (isOfMeeting(one) ? 'meetings' : 'others'));
  return new Set([...meetings, ...(await readableIn(database, read, user, others))]);
};
