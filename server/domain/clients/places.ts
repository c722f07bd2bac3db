// Where new work can be: a client's head office or one of its branch offices, found as somebody says it on the phone.
import { searchWords } from '#schema/core/search-words.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { type Database, type Row, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';

const shown = 20;

/** Places by name, address and town, the client's before those of its branch offices; each with its number of open tasks. Without a word, nothing. */
export const findPlaces = async (database: Database, q: string): Promise<Row[]> => {
  // The words of client and branch office together, which no index has; there are few of both.
  const patterns = searchWords(q).map((word) => `% ${word}%`);
  if (patterns.length === 0) return [];
  const found = (text: string, from: number) =>
    patterns.map((_, at) => `' ' || ${text} like ${slot(database.dialect, from + at)}`).join(' and ');
  const open = (place: string) =>
    `(select count(*) from task t where t.client_company_id = c.id and t.status < ${taskStates.confirmed} and t.branch_office_id ${place})`;
  return database.read.all(
    `select client_id, name, branch_office_id, branch_office, address, town, open_tasks from (
      select c.id as client_id, c.name, 0 as branch_office_id, null as branch_office, c.address, c.town, ${open('is null')} as open_tasks, c.name_sort as by_name, '' as by_place
      from client c where c.archived is false and ${found('c.search_text', 1)}
      union all
      select c.id, c.name, b.id, b.title, b.address, b.town, ${open('= b.id')}, c.name_sort, b.title_sort
      from branch_office b join client c on c.id = b.client_id where c.archived is false and ${found("c.search_text || ' ' || b.search_text", 1 + patterns.length)}
    ) as places order by by_name, client_id, by_place limit ${shown}`,
    [...patterns, ...patterns],
  );
};

/** A client as a new task needs it: its branch offices, the people to ask for, the tags that its tasks may carry. @throws Refusal 404 without such a client */
export const placesOf = async (database: Database, id: number): Promise<Row> => {
  const its = slot(database.dialect, 1);
  const [[client], branch_offices, contacts, tags] = await Promise.all([
    database.read.all(`select id as client_id, name, address, town, primary_contact_id from client where id = ${its}`, [id]),
    database.read.all(
      `select id, title, address, town, standing_notes from branch_office where client_id = ${its} order by title_sort, id`,
      [id],
    ),
    database.read.all(
      `select id, name, l_name, phone, branch_office_id from contact where client_id = ${its} order by l_name_sort, name_sort, id`,
      [id],
    ),
    database.read.all(`select tag_id from client_tags where client_id = ${its} order by tag_id`, [id]),
  ]);
  if (!client) throw notFound();
  return { ...client, branch_offices, contacts, tags: tags.map((row) => row.tag_id) };
};
