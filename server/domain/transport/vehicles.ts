// The vehicles for a driver to choose from: counter reading, last driver and current driver of each.
import type { Caller } from '#schema/core/access.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { vehicle } from '#schema/transport/vehicle.ts';
import type { Database } from '#server/core/database/database.ts';
import {
  flag,
  identifier,
  instant,
  literal,
  nullable,
  number,
  optional,
  type Reader,
  selected,
  sql,
  text,
} from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { neighboursOf } from './neighbours.ts';
import { type Ride, ridesWhere } from './ride.ts';

type Reading = Pick<Database, 'read'>;

/** The last finished ride of a vehicle, with its counter reading; null if it was never driven. */
export const lastRideOf = async (read: Reader, me: Caller | null, vehicle_id: number): Promise<Ride | null> => {
  const [last] = await ridesWhere(
    read,
    me,
    sql`r.vehicle_id = ${vehicle_id} and r.status = ${literal(rideStates.finished)} order by r.start_time desc, r.id desc limit 1`,
  );
  return last ?? null;
};

/** The same for a caller who names the vehicle. @throws Refusal 404 without such a vehicle */
export const lastOfVehicle = async ({ read }: Reading, me: Caller, vehicle_id: number): Promise<Ride | null> => {
  if ((await read.value(sql`select id from vehicle where id = ${vehicle_id}`, number)) === null) throw notFound();
  return lastRideOf(read, me, vehicle_id);
};

type RideMoment = { readonly vehicle_id: number; readonly at: string; readonly except?: number | undefined };
/** The rides before and after an instant, for the form in which a ride is written or corrected. */
export const ridesAround = ({ read }: Reading, { vehicle_id, at, except }: RideMoment) =>
  neighboursOf(read, { id: except ?? null, vehicle_id, start_time: new Date(at) });

const name = (user: string) => sql`${identifier(user, 'name')} || ' ' || ${identifier(user, 'last_name')}`;

/** The vehicles in use, each with its driver. */
export const vehiclesInUse = ({ read }: Reading) =>
  read.rows(
    sql`select r.vehicle_id, r.id as transport_id, r.task_id, t.company_task_id, r.user_id, ${name('u')} as user_name, r.start_time
      from transport r join task t on t.id = r.task_id join "user" u on u.id = r.user_id
      where r.status = ${literal(rideStates.started)} order by r.vehicle_id`,
    {
      vehicle_id: number,
      transport_id: number,
      task_id: number,
      company_task_id: number,
      user_id: number,
      user_name: text,
      start_time: instant,
    },
  );

const vehicleColumns = columnsOf(vehicle, 'id', 'name', 'registration_plate', 'private_vehicle', 'owner_id');
const toChoose = {
  ...vehicleColumns,
  last_transport_id: nullable(number),
  last_end_kilometers: nullable(number),
  last_end_time: nullable(instant),
  last_end_point: nullable(text),
  last_user_name: nullable(text),
  last_own: nullable(flag),
  ...optional({ transport_id: number, start_time: instant, user_id: number, user_name: text }),
};

/** Every vehicle that can be chosen, including those in use; `last_own` marks the one that the user drove last. */
export const vehiclesToChoose = async ({ read }: Reading, me: number) => {
  const rows = await read.rows(
    sql`select ${selected(vehicleColumns, 'v')}, e.id as last_transport_id, e.end_kilometers as last_end_kilometers, e.end_time as last_end_time, e.end_point as last_end_point,
        ${name('d')} as last_user_name, o.id as transport_id, o.start_time, o.user_id, ${name('n')} as user_name,
        v.id = (select m.vehicle_id from transport m where m.user_id = ${me} order by m.start_time desc, m.id desc limit 1) as last_own
      from vehicle v
        left join transport e on e.id = (select f.id from transport f
          where f.vehicle_id = v.id and f.status = ${literal(rideStates.finished)} order by f.start_time desc, f.id desc limit 1)
        left join "user" d on d.id = e.user_id
        left join transport o on o.vehicle_id = v.id and o.status = ${literal(rideStates.started)}
        left join "user" n on n.id = o.user_id
      where v.archived is false order by v.name_sort, v.id`,
    toChoose,
  );
  return rows.map(({ transport_id, start_time, user_id, user_name, ...row }) => ({
    ...row,
    last_own: row.last_own ?? false,
    in_use: transport_id === null ? null : { transport_id, user_id, user_name, start_time },
  }));
};
