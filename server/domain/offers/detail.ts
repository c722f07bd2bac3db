// An offer as its page shows it: with the client, the contact, the tasks that came of it, and what the caller may do next.
import { client as clientEntity } from '#schema/clients/client.ts';
import { contact as contactEntity } from '#schema/clients/contact.ts';
import { offer } from '#schema/offers/offer.ts';
import { task } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const clientColumns = columnsOf(clientEntity, 'id', 'name', 'town', 'phone', 'email');
const contactColumns = columnsOf(contactEntity, 'id', 'name', 'l_name', 'phone', 'email');
const taskColumns = columnsOf(task, 'id', 'company_task_id', 'title', 'status');

/** Whoever reads an offer reads its client and its contact, too. @throws Refusal 404 */
export const offerDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const { read } = database;
  const record = await readWithTransitions(database, offer, me, id);
  const [client, contact, linked_tasks] = await Promise.all([
    read.row(
      sql`select ${selected(clientColumns, 'c')} from client c join offer o on o.client_id = c.id where o.id = ${id}`,
      clientColumns,
    ),
    read.row(
      sql`select ${selected(contactColumns, 'k')} from contact k join offer o on o.contact_id = k.id where o.id = ${id}`,
      contactColumns,
    ),
    read.rows(
      sql`select ${selected(taskColumns, 't')} from offer_tasks o join task t on t.id = o.task_id where o.offer_id = ${id} order by t.id`,
      taskColumns,
    ),
  ]);
  return { ...record, client, contact, linked_tasks };
};
