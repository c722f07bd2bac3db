// The context for entering a time by hand: the user's other times around it, on any task, and the work types they may pick.
import { can, forUser } from '#schema/core/access.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, literal, nullable, number, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { type OwnWorkType, ownWorkTypes } from './work-types.ts';

/** A stretch, with its task. */
export const timeAround = {
  sub_time_id: number,
  start_time: instant,
  end_time: nullable(instant),
  task_id: number,
  company_task_id: number,
  title: text,
};
export type TimeAround = Readonly<RowOf<typeof timeAround>>;

/** Users see their own times; another user's are seen by callers who may correct them. @throws Refusal 404 without such a user, 403 */
const refuseStranger = async ({ read }: Database, me: Me, user_id: number): Promise<void> => {
  if (user_id === me.id) return;
  if ((await read.value(sql`select id from "user" where id = ${user_id}`, number)) === null) throw notFound();
  if (forUser(can('tasks.times'), me) !== true) throw notAllowed('tasks.times');
};

const most = 200;

/** All times of a user that overlap the interval, in their order. */
export const timesAround = async (
  database: Database,
  me: Me,
  { user_id, from, to }: { user_id: number; from: string; to: string },
): Promise<TimeAround[]> => {
  await refuseStranger(database, me, user_id);
  return database.read.rows(
    sql`select s.id as sub_time_id, s.start_time, s.end_time, t.id as task_id, t.company_task_id, t.title
      from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id
      where s.user_id = ${user_id} and s.class = 'work' and s.start_time < ${new Date(to)} and (s.end_time is null or s.end_time > ${new Date(from)})
      order by s.start_time, s.id limit ${literal(most)}`,
    timeAround,
  );
};

/** The work types that a user may pick, for callers who enter or correct that user's times. */
export const workTypesFor = async (database: Database, me: Me, user_id: number): Promise<OwnWorkType[]> => {
  await refuseStranger(database, me, user_id);
  return ownWorkTypes(database, user_id);
};
