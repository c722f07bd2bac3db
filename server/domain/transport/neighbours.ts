// The rides around another one: of its vehicle, or of its driver.
import type { Format } from '#schema/core/format.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { type Fragment, instant, literal, nullable, number, type Reader, type RowOf, sql, text } from '#server/core/database/sql.ts';

const neighbour = {
  id: number,
  task_id: number,
  company_task_id: number,
  user_id: number,
  user_name: text,
  vehicle_name: text,
  start_time: instant,
  end_time: nullable(instant),
  start_kilometers: number,
  end_kilometers: nullable(number),
};
export type Neighbour = Readonly<RowOf<typeof neighbour>>;

/** The first ride of a condition over `r`, with its task `t`, driver `u` and vehicle `v`. */
export const firstWhere = (read: Reader, condition: Fragment): Promise<Neighbour | null> =>
  read.row(
    sql`select r.id, r.task_id, t.company_task_id, r.user_id, u.name || ' ' || u.last_name as user_name,
        coalesce(v.registration_plate, v.name) as vehicle_name, r.start_time, r.end_time, r.start_kilometers, r.end_kilometers
      from transport r join task t on t.id = r.task_id join "user" u on u.id = r.user_id join vehicle v on v.id = r.vehicle_id
      where ${condition} limit 1`,
    neighbour,
  );

/** `id` is null for a new ride. */
type Place = { readonly id: number | null; readonly vehicle_id: number; readonly start_time: Date };
/** An id above those of all stored rides: a new ride comes after one that began in the same second. */
export const newest = 2_147_483_647;

/** The rides of the vehicle before and after this one, by their start; the one after may be under way. */
export const neighboursOf = async (read: Reader, { id, vehicle_id, start_time }: Place) => {
  const own = id ?? newest;
  const others = sql`r.vehicle_id = ${vehicle_id} and r.id <> ${own}`;
  const earlier = sql`(r.start_time < ${start_time} or (r.start_time = ${start_time} and r.id < ${own}))`;
  const ended = sql`r.status = ${literal(rideStates.finished)}`;
  return {
    previous: await firstWhere(read, sql`${others} and ${ended} and ${earlier} order by r.start_time desc, r.id desc`),
    next: await firstWhere(read, sql`${others} and not ${earlier} order by r.start_time, r.id`),
  };
};

/** A ride in the words of a refusal. */
export const describing = (
  { user_name: name, company_task_id, vehicle_name: vehicle, start_time, end_time }: Neighbour,
  format: Format,
) => ({
  name,
  number: String(company_task_id),
  vehicle,
  from: format.dateTime(start_time),
  to: end_time ? format.timeFrom(end_time, start_time) : '…',
});
