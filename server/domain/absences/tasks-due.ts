// The tasks of somebody that are due while they are away: shown before the decision, and afterwards to whoever plans the work.
import { absence } from '#schema/absences/absence.ts';
import { dayAfter, dayBegins } from '#schema/core/zone.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { literal, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notify } from '../company/notify.ts';
import { holdersOf } from '../people/role-people.ts';
import { absenceSettings } from './work-calendar.ts';

type Days = { readonly user_id: number; readonly from: string; readonly to: string };

/** The titles of the user's own open tasks whose deadline lies in these days, the earliest first. */
export const tasksDue = async (read: Reader, { user_id, from, to }: Days): Promise<readonly string[]> => {
  const { timezone } = await absenceSettings(read);
  const [begins, ends] = [new Date(dayBegins(from, timezone)), new Date(dayBegins(dayAfter(to), timezone))];
  return read.values(
    sql`select t.title from task t
      where t.company_user_id = ${user_id} and t.deadline >= ${begins} and t.deadline < ${ends} and t.status < ${literal(taskStates.sentForConfirmation)}
      order by t.deadline`,
    text,
  );
};

/** Tells whoever plans other people's work (`tasks.users`) of an absence that was just approved, if tasks are due in it. */
export const notifyPlanners = async (tx: Tx, of: Days & { readonly id: number }): Promise<void> => {
  const due = await tasksDue(tx.read, of);
  if (due.length === 0) return;
  const { name, last_name } = await tx.get('user', of.user_id);
  const parameters = { person: `${name} ${last_name}`, count: due.length };
  for (const user_id of await holdersOf(tx, 'tasks.users'))
    if (user_id !== of.user_id) await notify(tx, { user_id, kind: 'absenceMeetsTasks', entity: absence.name, id: of.id, parameters });
};
