// The open tasks of somebody show whether that person is still here: whoever has one of them open sees it change at once.
import { taskStates } from '#schema/tasks/task.ts';
import { among, literal, number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

/** The tasks that somebody owns or is on the team of, and that are not finished. */
const openTasksOf = ({ read }: Tx, user_id: number): Promise<number[]> =>
  read.values(
    sql`select id from task where status <= ${literal(taskStates.sentForConfirmation)}
      and (company_user_id = ${user_id} or id in (select task_id from task_user where user_id = ${user_id})) order by id`,
    number,
  );

/** What these tasks show of the person is no longer what it was. */
export const touchTasksOf = async (tx: Tx, user_id: number): Promise<void> => {
  const ids = await openTasksOf(tx, user_id);
  if (ids.length > 0) await tx.read.run(sql`update task set revision = revision + 1 where id ${among(ids)} returning id`);
};

/** The screens that show them. */
export const taskTopicsOf = async (tx: Tx, user_id: number): Promise<string[]> => {
  const ids = await openTasksOf(tx, user_id);
  return ids.length > 0 ? ['task', ...ids.map((id) => `task:${id}`)] : [];
};
