// Names the records that block an act: readable ones by number and title, the others by their number alone.
import type { Caller } from '#schema/core/access.ts';
import { defaultLanguage, type Language } from '#schema/core/words.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Reader } from '#server/core/database/sql.ts';
import { sayIn } from '#server/core/http/words.ts';
import { readableAmong } from './readable.ts';
import { namesById } from './subject.ts';

/** The caller and their language; the holder of a public link has none. */
export type ReadingCaller = Caller & { readonly language?: Language };

/** The words for the number of records that are not named; empty where all are. */
export const othersText = (count: number, { language = defaultLanguage }: ReadingCaller): string[] =>
  count > 0 ? [sayIn(language)('error.hiddenRecords', { smart_count: count })] : [];

/** A function that names any record of one kind; the titles are read at once. */
export const namesForReader = async (
  database: Database,
  read: Reader,
  me: ReadingCaller,
  name: string,
  ids: readonly number[],
): Promise<(chosenIds: readonly number[]) => string[]> => {
  const readable = await readableAmong(database, read, me, name, ids);
  const called = await namesById(read, name, [...readable]);
  return (chosenIds) => {
    const there = [...called].flatMap(([id, title]) => (chosenIds.includes(id) ? [title] : []));
    return [...there, ...othersText(chosenIds.filter((id) => !readable.has(id)).length, me)];
  };
};
