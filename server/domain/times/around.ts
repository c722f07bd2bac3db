// What stands around a time that is written down by hand: the person's other times of those hours, wherever they worked, and the work they may pick.
import { can, forUser } from '#schema/core/access.ts';
import { asStored, asTold, type Database, slot, slots } from '#server/core/database/database.ts';
import { notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { type OwnWorkType, ownWorkTypes } from './work-types.ts';

export type TimeAround = {
  readonly sub_time_id: number;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly task_id: number;
  readonly company_task_id: number;
  readonly title: string;
};

/** One's own are one's own business; somebody else's are seen by who may correct them. @throws Refusal 404 without such a user, 403 */
const refuseStranger = async ({ read, dialect }: Database, me: Me, user_id: number): Promise<void> => {
  if (user_id === me.id) return;
  const [row] = await read.all(`select id from "user" where id = ${slot(dialect)}`, [user_id]);
  if (!row) throw notFound();
  if (forUser(can('tasks.times'), me) !== true) throw notAllowed('tasks.times');
};

const most = 200;

/** All times of a person that reach into the hours between two instants, in their order. */
export const timesAround = async (
  database: Database,
  me: Me,
  { user_id, from, to }: { user_id: number; from: string; to: string },
): Promise<TimeAround[]> => {
  await refuseStranger(database, me, user_id);
  const { dialect, read } = database;
  const [user, end, start] = slots(dialect, 3);
  const rows = await read.all(
    `select s.id, s.start_time, s.end_time, t.id as task_id, t.company_task_id, t.title from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id where s.user_id = ${user} and s.class = 'work' and s.start_time < ${end} and (s.end_time is null or s.end_time > ${start}) order by s.start_time, s.id limit ${most}`,
    [user_id, asStored(dialect, Date.parse(to)), asStored(dialect, Date.parse(from))],
  );
  return rows.map((row) => ({
    sub_time_id: Number(row.id),
    start_time: asTold(row.start_time),
    end_time: row.end_time === null ? null : asTold(row.end_time),
    task_id: Number(row.task_id),
    company_task_id: Number(row.company_task_id),
    title: String(row.title),
  }));
};

/** The work types that somebody may pick, for who writes down or corrects their times. */
export const workTypesFor = async (database: Database, me: Me, user_id: number): Promise<OwnWorkType[]> => {
  await refuseStranger(database, me, user_id);
  return ownWorkTypes(database, user_id);
};
