// A page of the tasks that a search finds, as one would write it by hand: the same index, the ids first, then their page.
import { searchWords } from '#schema/core/search-words.ts';
import { joins } from '../columns.ts';
import type { Page } from '../handlers.ts';
import { listed, shownRow } from './columns.ts';
import { planned, prepared } from './database.ts';

const titled = (table: string) => prepared<{ id: number }>(`select id from ${table} where words @@ ?::tsquery limit 51`);
const clients = titled('client_search');
const tags = titled('tag_search');

/** Planned with the words: how frequent they are decides where it begins. */
const newest = `select coalesce(array_agg(id), '{}') as ids from (select s.id from task_search s join task t on t.id = s.id
  where s.words @@ $1::tsquery and not t.registration_terminal_task order by s.id desc limit 500) found`;
const page = prepared<object>(
  `select ${listed} from (select t.id from unnest(?::int[]) as h(id) join task t on t.id = h.id order by t.deadline, t.id limit ? offset ?) page
    join task t on t.id = page.id ${joins} order by t.deadline, t.id`,
);

/** Every word begins a word of the task, or of the name of its client or of one of its tags. */
const expression = async (q: string): Promise<string> => {
  const groups = searchWords(q).map(async (word) => {
    const title = [`'¦${word}':*`];
    const [named, tagged] = await Promise.all([clients(title), tags(title)]);
    const names = [...named.map(({ id }) => `'§client§${id}'`), ...tagged.map(({ id }) => `'§tag§${id}'`)];
    return `(${[`'${word}':*`, ...names].join(' | ')})`;
  });
  return (await Promise.all(groups)).join(' & ');
};

export const search = async (q: string, first: number, last: number): Promise<Page> => {
  const [found] = await planned<{ ids: number[] }>(newest, [await expression(q)]);
  const ids = found?.ids ?? [];
  const rows = ids.length > first ? await page([ids, last - first + 1, first]) : [];
  return { records: rows.map(shownRow), total: ids.length };
};
