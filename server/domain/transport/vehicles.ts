// The vehicles as somebody about to drive sees them: where each one's counter stands, who drove it last, and who drives it now.
import { rideStates } from '#schema/transport/transport.ts';
import { asTold, type Database, type Dialect, type Reader, type Row, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { type Ride, ridesWhere } from './ride.ts';

type Reading = Pick<Database, 'read' | 'dialect'>;

/** The last finished ride of a vehicle, which says where its counter stands; null when it was never driven. */
export const lastRideOf = async (read: Reader, dialect: Dialect, vehicle_id: number): Promise<Ride | null> => {
  const [last] = await ridesWhere(
    read,
    dialect,
    `r.vehicle_id = ${slot(dialect, 1)} and r.status = ${rideStates.finished} order by r.start_time desc, r.id desc limit 1`,
    [vehicle_id],
  );
  return last ?? null;
};

/** The same for a caller who names the vehicle. @throws Refusal 404 without such a vehicle */
export const lastOfVehicle = async ({ read, dialect }: Reading, vehicle_id: number): Promise<Ride | null> => {
  const [known] = await read.all(`select id from vehicle where id = ${slot(dialect, 1)}`, [vehicle_id]);
  if (!known) throw notFound();
  return lastRideOf(read, dialect, vehicle_id);
};

/** The vehicles that are on the way now, each with its driver. */
export const vehiclesInUse = async ({ read }: Reading): Promise<Row[]> => {
  const rows = await read.all(
    `select r.vehicle_id, r.id as transport_id, r.task_id, t.company_task_id, r.user_id, u.name || ' ' || u.last_name as user_name, r.start_time from transport r join task t on t.id = r.task_id join "user" u on u.id = r.user_id where r.status = ${rideStates.started} order by r.vehicle_id`,
  );
  return rows.map((row) => ({ ...row, start_time: asTold(row.start_time) }));
};

const name = (user: string) => `${user}.name || ' ' || ${user}.last_name`;

/** Every vehicle that can be chosen, those in use among them; `last_own` marks the one that the user drove last. */
export const vehiclesToChoose = async ({ read, dialect }: Reading, me: number): Promise<Row[]> => {
  const rows = await read.all(
    `select v.id, v.name, v.registration_plate, v.private_vehicle, v.owner_id, e.end_kilometers as last_end_kilometers, e.end_time as last_end_time, e.end_point as last_end_point, ${name('d')} as last_user_name, o.id as transport_id, o.start_time, o.user_id, ${name('n')} as user_name, v.id = (select m.vehicle_id from transport m where m.user_id = ${slot(dialect, 1)} order by m.start_time desc, m.id desc limit 1) as last_own from vehicle v left join transport e on e.id = (select f.id from transport f where f.vehicle_id = v.id and f.status = ${rideStates.finished} order by f.start_time desc, f.id desc limit 1) left join "user" d on d.id = e.user_id left join transport o on o.vehicle_id = v.id and o.status = ${rideStates.started} left join "user" n on n.id = o.user_id where v.archived is false order by v.name_sort, v.id`,
    [me],
  );
  return rows.map(({ transport_id, start_time, user_id, user_name, ...row }) => ({
    ...row,
    private_vehicle: Boolean(row.private_vehicle),
    last_own: Boolean(row.last_own),
    last_end_time: row.last_end_time === null ? null : asTold(row.last_end_time),
    in_use: transport_id === null ? null : { transport_id, user_id, user_name, start_time: asTold(start_time) },
  }));
};
