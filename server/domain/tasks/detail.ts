// A task as its page shows it: with the client, the place and the people there, whom everybody who reads the task may visit, call and write to.
import { branchOffice } from '#schema/clients/branch-office.ts';
import { client } from '#schema/clients/client.ts';
import { contact } from '#schema/clients/contact.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { joined, prepared, sql } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { confirmationOf } from '../links/client-answer.ts';

// What is told of each: nothing that the page of clients guards, such as terms and prices.
const its = joined('client', columnsOf(client, 'id', 'name', 'address', 'zip', 'town', 'country', 'phone', 'email', 'language'));
const place = joined('branch_office', columnsOf(branchOffice, 'id', 'title', 'address', 'zip', 'town', 'country', 'standing_notes'));
const person = joined('contact', columnsOf(contact, 'id', 'name', 'l_name', 'phone', 'email', 'language'));

const around = prepared(
  (id: number) => sql`select ${its.selected}, ${place.selected}, ${person.selected}
    from task t left join client on client.id = t.client_company_id left join branch_office on branch_office.id = t.branch_office_id
      left join contact on contact.id = t.client_company_contact_id where t.id = ${id}`,
  { ...its.columns, ...place.columns, ...person.columns },
);

/** The record with its transitions, client, branch office and contact, and how it stands with the client. @throws Refusal 404 without such a task */
export const taskDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, task, me, id);
  const [row] = await around(database.read, id);
  if (!row) throw notFound();
  // What nobody has worked on yet was never sent.
  const confirmation = Number(record.status) >= taskStates.inProgress ? await confirmationOf(database, id) : null;
  return Object.assign(record, { client: its.of(row), branch_office: place.of(row), contact: person.of(row), confirmation });
};
