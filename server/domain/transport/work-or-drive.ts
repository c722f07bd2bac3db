// Nobody works and drives at the same time: refuses to start the one while the other goes on, and to write the one where the other was.
import { createFormat } from '#schema/core/format.ts';
import { instant, nullable, number, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { runsOn } from '../tasks/clock-reads.ts';
import { describing, firstWhere } from './neighbours.ts';
import { openRideOf } from './ride.ts';

/** The ride that the user drives, for a refusal; null for passengers and users without a ride. */
const drivenBy = async (tx: Tx, user_id: number) => {
  const ride = await openRideOf(tx, null, user_id);
  if (ride?.user_id !== user_id) return null;
  const { id, task_id, user_name } = ride;
  return {
    parameters: { vehicle: ride.registration_plate ?? ride.vehicle_name },
    members: { transport: { id, task_id, user_id, user_name } },
  };
};

type Refusing = (reason: 'drives', details: NonNullable<Awaited<ReturnType<typeof drivenBy>>>) => Promise<Error>;

/** A driver must end the ride before starting a clock; `refusal` says so on the task. */
export const mayWork = async (tx: Tx, user_id: number, refusal: Refusing): Promise<void> => {
  const ride = await drivenBy(tx, user_id);
  if (ride) throw await refusal('drives', ride);
};

/** A user whose clock runs cannot drive, and nobody drives two vehicles. @throws Refusal 409 `workRuns` with the task, `drivesAlready` with the ride */
export const mayDrive = async (tx: Tx, user_id: number): Promise<void> => {
  const work = await runsOn(tx, user_id);
  if (work) {
    const { entry_id: _entry, ...fields } = work;
    throw conflict('transport', 'workRuns', {
      parameters: { number: fields.company_task_id, title: fields.title },
      members: { task: fields },
    });
  }
  const ride = await drivenBy(tx, user_id);
  if (ride) throw conflict('transport', 'drivesAlready', ride);
};

type Stretch = { readonly user_id: number; readonly start: Date; readonly end: Date };

/** The first work of the user at that time. */
export const workMeanwhile = (tx: Tx, { user_id, start, end }: Stretch) =>
  tx.read.row(
    sql`select t.id as task_id, t.company_task_id, t.title, s.start_time, s.end_time
      from sub_time s join time_entry e on e.id = s.time_entry_id join task t on t.id = e.task_id
      where s.user_id = ${user_id} and s.class = 'work' and s.start_time < ${end} and (s.end_time is null or s.end_time > ${start})
      order by s.start_time limit 1`,
    { task_id: number, company_task_id: number, title: text, start_time: instant, end_time: nullable(instant) },
  );

/** Times are written by the minute, rides end by the second. */
const minuteMs = 60_000;
/** Work is not written where its user drove. @throws Refusal 409 `overlapsRide` with the ride as `other` */
export const mayHaveWorked = async (tx: Tx, me: Me, { user_id, start, end }: Stretch): Promise<void> => {
  const other = await firstWhere(
    tx.read,
    sql`r.user_id = ${user_id} and r.start_time <= ${new Date(end.getTime() - minuteMs)}
      and (r.end_time is null or r.end_time >= ${new Date(start.getTime() + minuteMs)}) order by r.start_time, r.id`,
  );
  if (!other) return;
  const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  throw conflict('times', 'overlapsRide', { parameters: describing(other, createFormat(me.language, timezone)), members: { other } });
};
