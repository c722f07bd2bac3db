// An offer for its page: with its client and contact, the tasks made from it, and what the caller may do next.
import { offer } from '#schema/offers/offer.ts';
import { task } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { parties } from '../clients/parties.ts';
import { clientFields } from '../clients/place.ts';

const taskColumns = columnsOf(task, 'id', 'company_task_id', 'title', 'status');

/** Readers of an offer may read its client and contact too. @throws Refusal 404 */
export const offerDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const { read } = database;
  const record = await readWithTransitions(database, offer, me, id);
  const [row, linked_tasks] = await Promise.all([
    read.row(
      sql`select ${parties.selected} from offer o ${parties.joins('o', { ...clientFields, branch: null })} where o.id = ${id}`,
      parties.columns,
    ),
    read.rows(
      sql`select ${selected(taskColumns, 't')} from offer_tasks o join task t on t.id = o.task_id where o.offer_id = ${id} order by t.id`,
      taskColumns,
    ),
  ]);
  if (!row) throw notFound();
  const { client, contact } = parties.of(row);
  return { ...record, client, contact, linked_tasks };
};
