// Whether a task is closed: confirmed, invoiced or rejected.
import { taskStates } from '#schema/tasks/task.ts';
import { type Database, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';

/** @throws Refusal 404 without such a task */
export const closedState = async (database: Database, id: number): Promise<{ closed: boolean; status: number }> => {
  const [row] = await database.read.all(`select status from task where id = ${slot(database.dialect)}`, [id]);
  if (!row) throw notFound();
  const status = Number(row.status);
  return { closed: status >= taskStates.confirmed, status };
};
