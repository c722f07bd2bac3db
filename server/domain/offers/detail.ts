// An offer as its page shows it: with the client, the contact, the tasks that came of it, and what the caller may do next.
import { offer } from '#schema/offers/offer.ts';
import { type Database, slot } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';

/** Whoever reads an offer reads its client and its contact, too. @throws Refusal 404 */
export const offerDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const { read, dialect } = database;
  const place = slot(dialect);
  const record = await readWithTransitions(database, offer, me, id);
  const [[client], [contact], tasks] = await Promise.all([
    read.all(`select id, name, town, phone, email from client where id = ${place}`, [record.client_id]),
    read.all(`select id, name, l_name, phone, email from contact where id = ${place}`, [record.contact_id ?? 0]),
    read.all(
      `select t.id, t.company_task_id, t.title, t.status from offer_tasks o join task t on t.id = o.task_id where o.offer_id = ${place} order by t.id`,
      [id],
    ),
  ]);
  return { ...record, client: client ?? null, contact: contact ?? null, linked_tasks: tasks };
};
