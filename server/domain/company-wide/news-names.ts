// Decides which notifications may show their record's title: a user who lost the right to read the record does not see it.
import type { Caller } from '#schema/core/access.ts';
import type { Database, Reader } from '#server/core/database/database.ts';
import { readableIn } from '#server/crud/read/readable.ts';

type News = { readonly kind: string; readonly entity: string; readonly entity_id: number };
/** People invited to a meeting have it in their calendar, which always shows its current title. */
const isOfMeeting = ({ kind }: News): boolean => kind.startsWith('meeting');

/** The notifications whose record's title this user may read; one query for each entity. */
export const nameableIn = async <T extends News>(
  database: Database,
  read: Pick<Reader, 'all'>,
  user: Caller,
  news: readonly T[],
): Promise<ReadonlySet<T>> => {
  const { meetings = [], others = [] } = Object.groupBy(news, (one) => (isOfMeeting(one) ? 'meetings' : 'others'));
  return new Set([...meetings, ...(await readableIn(database, read, user, others))]);
};
