// Finds places for new work (a client's head office or a branch office) by the words that a caller on the phone would say.
import { branchOffice } from '#schema/clients/branch-office.ts';
import { client } from '#schema/clients/client.ts';
import { contact } from '#schema/clients/contact.ts';
import { searchWords } from '#schema/core/search-words.ts';
import { taskStates } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Fragment, join, literal, nullable, number, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const mostShown = 20;
const place = {
  client_id: number,
  name: text,
  branch_office_id: number,
  branch_office: nullable(text),
  address: nullable(text),
  town: nullable(text),
  open_tasks: number,
};
type Place = RowOf<typeof place>;

/** Places by name, address and town, each with its number of open tasks; head offices first. An empty search finds nothing. */
export const findPlaces = async ({ read }: Database, q: string): Promise<Place[]> => {
  // Words may come from the client and the branch office together; no index covers both, but there are few rows.
  const patterns = searchWords(q).map((word) => `% ${word}%`);
  if (patterns.length === 0) return [];
  const found = (words: Fragment) =>
    join(
      patterns.map((pattern) => sql`' ' || ${words} like ${pattern}`),
      sql` and `,
    );
  const open = (place: Fragment) =>
    sql`(select count(*) from task t where t.client_company_id = c.id and t.status < ${literal(taskStates.confirmed)} and t.branch_office_id ${place})`;
  return read.rows(
    sql`select client_id, name, branch_office_id, branch_office, address, town, open_tasks from (
      select c.id as client_id, c.name, 0 as branch_office_id, null as branch_office, c.address, c.town, ${open(sql`is null`)} as open_tasks, c.name_sort as by_name, '' as by_place
      from client c where c.archived is false and ${found(sql`c.search_text`)}
      union all
      select c.id, c.name, b.id, b.title, b.address, b.town, ${open(sql`= b.id`)}, c.name_sort, b.title_sort
      from branch_office b join client c on c.id = b.client_id where c.archived is false and ${found(sql`c.search_text || ' ' || b.search_text`)}
    ) as places order by by_name, client_id, by_place limit ${literal(mostShown)}`,
    place,
  );
};

/**
 * A client as the form for a new task needs it: branch offices, contacts, and the tags that its tasks may carry.
 * Door codes and phones are only for users who read clients; others see them with the task once they work on it.
 * @throws Refusal 404 without such a client
 */
export const placesOf = async ({ read }: Database, me: Me, id: number) => {
  const [clientRow, branch_offices, contacts, tags] = await Promise.all([
    read.row(sql`select id as client_id, name, address, town, primary_contact_id from client where id = ${id}`, {
      client_id: number,
      ...columnsOf(client, 'name', 'address', 'town', 'primary_contact_id'),
    }),
    read.rows(
      sql`select id, title, address, town, standing_notes from branch_office where client_id = ${id} order by title_sort, id`,
      columnsOf(branchOffice, 'id', 'title', 'address', 'town', 'standing_notes'),
    ),
    read.rows(
      sql`select id, name, l_name, phone, branch_office_id from contact where client_id = ${id} order by l_name_sort, name_sort, id`,
      columnsOf(contact, 'id', 'name', 'l_name', 'phone', 'branch_office_id'),
    ),
    read.values(sql`select tag_id from client_tags where client_id = ${id} order by tag_id`, number),
  ]);
  if (!clientRow) throw notFound();
  if (me.permissions.has('clients.read')) return { ...clientRow, branch_offices, contacts, tags };
  return {
    ...clientRow,
    branch_offices: branch_offices.map((one) => ({ ...one, standing_notes: null })),
    contacts: contacts.map((one) => ({ ...one, phone: null })),
    tags,
  };
};
