// The open tasks of a user show whether the account is active: screens that show them update at once when that changes.
import { taskStates } from '#schema/tasks/task.ts';
import { among, literal, number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

/** The unfinished tasks that the user owns or is on the team of. */
const openTasksOf = ({ read }: Tx, user_id: number): Promise<number[]> =>
  read.values(
    sql`select id from task where status <= ${literal(taskStates.sentForConfirmation)}
      and (company_user_id = ${user_id} or id in (select task_id from task_user where user_id = ${user_id})) order by id`,
    number,
  );

/** Raises the revisions of these tasks, because they show the user's state. */
export const touchTasksOf = async (tx: Tx, user_id: number): Promise<void> => {
  const ids = await openTasksOf(tx, user_id);
  if (ids.length > 0) await tx.read.run(sql`update task set revision = revision + 1 where id ${among(ids)} returning id`);
};

/** The topics of the screens that show these tasks. */
export const taskTopicsOf = async (tx: Tx, user_id: number): Promise<string[]> => {
  const ids = await openTasksOf(tx, user_id);
  return ids.length > 0 ? ['task', ...ids.map((id) => `task:${id}`)] : [];
};
