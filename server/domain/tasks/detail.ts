// A task as its page shows it: with the client, the place and the people there, whom everybody who reads the task may visit, call and write to.
import { task, taskStates } from '#schema/tasks/task.ts';
import { type Database, perDatabase, type Row, slot } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { confirmationOf } from '../links/client-answer.ts';

/** What is told of each: nothing that the page of clients guards, such as terms and prices. */
const told = {
  client: ['id', 'name', 'address', 'zip', 'town', 'country', 'phone', 'email', 'language'],
  branch_office: ['id', 'title', 'address', 'zip', 'town', 'country', 'standing_notes'],
  contact: ['id', 'name', 'l_name', 'phone', 'email', 'language'],
} as const;
type Side = keyof typeof told;
const sides = Object.keys(told) as Side[];

const columns = sides.flatMap((side) => told[side].map((field) => `${side}.${field} as ${side}_${field}`)).join(', ');
const around = perDatabase(({ dialect, read }) =>
  read.prepare(
    `select ${columns} from task t left join client on client.id = t.client_company_id left join branch_office on branch_office.id = t.branch_office_id left join contact on contact.id = t.client_company_contact_id where t.id = ${slot(dialect)}`,
  ),
);

const sideOf = (row: Row, side: Side): Row | null =>
  row[`${side}_id`] === null ? null : Object.fromEntries(told[side].map((field) => [field, row[`${side}_${field}`]]));

/** The record with its transitions, client, branch office and contact, and how it stands with the client. @throws Refusal 404 without such a task */
export const taskDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, task, me, id);
  const [row = {}] = await around(database)([id]);
  // What nobody has worked on yet was never sent.
  const confirmation = Number(record.status) >= taskStates.inProgress ? await confirmationOf(database, id) : null;
  return Object.assign(record, Object.fromEntries(sides.map((side) => [side, sideOf(row, side)])), { confirmation });
};
