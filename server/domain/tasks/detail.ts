// A task for its page, with client, branch office and contact, whose address and phone every reader of the task may see.
import { task, taskStates } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { nullable, prepared, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { parties } from '../clients/parties.ts';
import { confirmationOf } from '../links/client-answer.ts';
import { clientFields } from './life.ts';

const around = prepared(
  (id: number) =>
    sql`select ${parties.selected}, branch_office.standing_notes from task t ${parties.joins('t', clientFields)} where t.id = ${id}`,
  { ...parties.columns, standing_notes: nullable(text) },
);

/** The record with its transitions, client, branch office and contact, and the state of its confirmation. @throws Refusal 404 without such a task */
export const taskDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, task, me, id);
  const [row] = await around(database.read, id);
  if (!row) throw notFound();
  // A task without work was never sent for confirmation.
  const confirmation = Number(record.status) >= taskStates.inProgress ? await confirmationOf(database, id) : null;
  const { client, branch_office, contact } = parties.of(row);
  // Only people who work there need door codes and notes about dogs.
  const place = branch_office && { ...branch_office, standing_notes: row.standing_notes };
  return Object.assign(record, { client, branch_office: place, contact, confirmation });
};
