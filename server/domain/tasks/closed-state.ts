// Whether a task is closed: confirmed, invoiced or rejected.
import { taskStates } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';

/** @throws Refusal 404 without such a task */
export const closedState = async ({ read }: Database, id: number): Promise<{ closed: boolean; taskStatus: number }> => {
  const status = await read.value(sql`select status from task where id = ${id}`, number);
  if (status === null) throw notFound();
  return { closed: status >= taskStates.confirmed, taskStatus: status };
};
