// The open tasks of somebody show whether that person is still here: whoever has one of them open sees it change at once.
import { taskStates } from '#schema/tasks/task.ts';
import { among, listed, slots } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';

/** The tasks that somebody owns or is on the team of, and that are not finished. */
const openTasksOf = async (tx: Tx, user_id: number): Promise<number[]> => {
  const [first, second] = slots(tx.database.dialect, 2);
  const rows = await tx.read.all(
    `select id from task where status <= ${taskStates.sentForConfirmation} and (company_user_id = ${first} or id in (select task_id from task_user where user_id = ${second})) order by id`,
    [user_id, user_id],
  );
  return rows.map(({ id }) => Number(id));
};

/** What these tasks show of the person is no longer what it was. */
export const touchTasksOf = async (tx: Tx, user_id: number): Promise<void> => {
  const ids = await openTasksOf(tx, user_id);
  const { dialect } = tx.database;
  if (ids.length > 0)
    await tx.read.all(`update task set revision = revision + 1 where id ${among(dialect)} returning id`, [listed(dialect, ids)]);
};

/** The screens that show them. */
export const taskTopicsOf = async (tx: Tx, user_id: number): Promise<string[]> => {
  const ids = await openTasksOf(tx, user_id);
  return ids.length > 0 ? ['task', ...ids.map((id) => `task:${id}`)] : [];
};
