// A page of the tasks that a search finds, as one would write it by hand: the same index, one statement for the page and its number.
import { searchWords } from '#schema/core/search-words.ts';
import { joins } from '../columns.ts';
import type { Page } from '../handlers.ts';
import { shared } from './columns.ts';
import { database } from './database.ts';
import { type ListRow, recordOf, work } from './list-row.ts';

const titled = (table: string) => database.prepare<[string], number>(`select rowid from ${table} where ${table} match ? limit 51`).pluck();
const clients = titled('client_search');
const tags = titled('tag_search');
/** The newest five hundred, sorted by deadline, with their number. */
const page = database.prepare<[string, number, number], ListRow & { total: number }>(
  `with found as materialized (select t.id, t.deadline from task_search s cross join task t on t.id = s.rowid
      where s.task_search match ? and t.registration_terminal_task = 0 order by s.rowid desc limit 500),
    page as materialized (select id, count(*) over () as total from found order by deadline is null, deadline, id limit ? offset ?)
  select ${shared}, ${work}, page.total from page cross join task t on t.id = page.id ${joins} order by t.deadline is null, t.deadline, t.id`,
);

/** Every word begins a word of the task, or of the name of its client or of one of its tags. */
const expression = (q: string): string =>
  searchWords(q)
    .map((word) => {
      const title = `"¦${word}"*`;
      const names = [...clients.all(title).map((id) => `"§client§${id}"`), ...tags.all(title).map((id) => `"§tag§${id}"`)];
      return `(${[`"${word}"*`, ...names].join(' OR ')})`;
    })
    .join(' AND ');

export const search = (q: string, first: number, last: number): Page => {
  const rows = page.all(expression(q), last - first + 1, first);
  const total = rows[0]?.total ?? 0;
  return { records: rows.map((row) => Object.assign(recordOf(row), { total: undefined })), total };
};
