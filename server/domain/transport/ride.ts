// A ride as screens show it: driver, passengers, vehicle, start and destination, waypoints and refuels.
import { z } from 'zod';
import type { Caller } from '#schema/core/access.ts';
import { transitionStates } from '#schema/core/entity.ts';
import { dayOf } from '#schema/core/zone.ts';
import { task } from '#schema/tasks/task.ts';
import { type RideActName, type RideFacts, rideActs, rideRefusal } from '#schema/transport/ride-acts.ts';
import { rideStates, transport } from '#schema/transport/transport.ts';
import { transportPassenger } from '#schema/transport/transport-passenger.ts';
import { transportRefuel } from '#schema/transport/transport-refuel.ts';
import { transportWaypoint } from '#schema/transport/transport-waypoint.ts';
import { vehicle } from '#schema/transport/vehicle.ts';
import type { Database } from '#server/core/database/database.ts';
import { among, type Fragment, flag, literal, nullable, number, type Reader, selected, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { type TimeLock, timeLock } from '../people/time-lock.ts';

const instant = z.iso.datetime();
const nullableText = z.string().nullable();
const point = z.object({
  id: z.int(),
  point: z.string(),
  time: instant,
  kilometers: z.int().nullable(),
  position: nullableText.describe('Latitude and longitude'),
});
const fuel = z.object({
  id: z.int(),
  time: instant,
  liters: z.number(),
  price: z.int().describe('Cents'),
  receipt_file_id: z.int().nullable(),
});

export const ride = z
  .object({
    id: z.int(),
    version: z.int(),
    task_id: z.int(),
    company_task_id: z.int(),
    task_title: z.string(),
    user_id: z.int().describe('Who drives'),
    user_name: z.string(),
    vehicle_id: z.int(),
    vehicle_name: z.string(),
    registration_plate: nullableText,
    private_vehicle: z.boolean(),
    transport_type_id: z.int().nullable(),
    transport_type_name: nullableText,
    status: z.literal([0, 1]).describe('0 started, 1 finished'),
    start_kilometers: z.int(),
    end_kilometers: z.int().nullable(),
    start_time: instant,
    end_time: instant.nullable(),
    start_point: nullableText,
    end_point: nullableText,
    destination: nullableText,
    notes: nullableText,
    passengers: z.array(z.object({ user_id: z.int(), name: z.string(), left_at: instant.nullable() })),
    waypoints: z.array(point),
    refuels: z.array(fuel),
    $transitions: transitionStates(Object.keys(rideActs) as RideActName[]).describe('What the caller may do with the ride now, or why not'),
  })
  .meta({ id: 'Ride' });
export type Ride = z.output<typeof ride>;

const rideColumns = columnsOf(
  transport,
  'id',
  'version',
  'task_id',
  'user_id',
  'vehicle_id',
  'transport_type_id',
  'status',
  'start_kilometers',
  'end_kilometers',
  'start_time',
  'end_time',
  'start_point',
  'end_point',
  'destination',
  'notes',
);
const columns = {
  ...rideColumns,
  company_task_id: number,
  task_title: text,
  user_name: text,
  vehicle_name: text,
  ...columnsOf(vehicle, 'registration_plate', 'private_vehicle'),
  transport_type_name: nullable(text),
};
const judged = {
  task_status: columnsOf(task, 'status').status,
  billed: flag,
};
/** A group or an issued invoice holds the ride. */
const held = sql`exists (select 1 from invoice_item i where i.transport_id = r.id and i.released = false)`;

const passengers = { ...columnsOf(transportPassenger, 'transport_id', 'user_id', 'left_at'), name: text };
const waypoints = columnsOf(transportWaypoint, 'transport_id', 'id', 'point', 'time', 'kilometers', 'position');
const refuels = columnsOf(transportRefuel, 'transport_id', 'id', 'time', 'liters', 'price', 'receipt_file_id');

/** The parts grouped by ride. */
const byRide = <P extends { readonly transport_id: number }>(parts: readonly P[]): ReadonlyMap<number, Omit<P, 'transport_id'>[]> => {
  const found = new Map<number, Omit<P, 'transport_id'>[]>();
  for (const { transport_id, ...part } of parts) found.set(transport_id, [...(found.get(transport_id) ?? []), part]);
  return found;
};

/** The parts of these rides: one read for each kind of part. */
const partsOf = async (read: Reader, ids: readonly number[]) => ({
  passengers: byRide(
    await read.rows(
      sql`select p.transport_id, p.user_id, u.name || ' ' || u.last_name as name, p.left_at
        from transport_passenger p join "user" u on u.id = p.user_id where p.transport_id ${among(ids)} order by p.id`,
      passengers,
    ),
  ),
  waypoints: byRide(
    await read.rows(
      sql`select ${selected(waypoints, 'w')} from transport_waypoint w where w.transport_id ${among(ids)} order by w.time, w.id`,
      waypoints,
    ),
  ),
  refuels: byRide(
    await read.rows(
      sql`select ${selected(refuels, 'f')} from transport_refuel f where f.transport_id ${among(ids)} order by f.time, f.id`,
      refuels,
    ),
  ),
});

type Times = { readonly user_id: number; readonly status: number; readonly start_time: string; readonly end_time: string | null };

const hoursOf = ({ user_id, start_time, end_time }: Times, now: number) => ({
  user_id,
  from: Date.parse(start_time),
  to: end_time ? Date.parse(end_time) : now,
});

/** The facts that times decide: whether the ride belongs to today, and whether its week is locked. */
const timeFacts = (ride: Times, { timezone, weekOf }: TimeLock, now: number) => ({
  ended: ride.status === rideStates.finished,
  today: ride.end_time === null || dayOf(Date.parse(ride.end_time), timezone) === dayOf(now, timezone),
  locked: weekOf(hoursOf(ride, now)) !== null,
});

const statesOf = (me: Caller | null, facts: RideFacts): Ride['$transitions'] => {
  const state = (name: RideActName) => {
    const reason = rideRefusal(name, me, facts);
    return reason ? { allowed: false, reason } : { allowed: true };
  };
  return { edit: state('edit'), changeType: state('changeType'), remove: state('remove') };
};

/** The rides that a condition on `r` finds, in the condition's order, with their parts and with what `me` may do with each. */
export const ridesWhere = async (read: Reader, me: Caller | null, condition: Fragment): Promise<Ride[]> => {
  const rows = await read.rows(
    sql`select ${selected(rideColumns, 'r')}, t.company_task_id, t.title as task_title, u.name || ' ' || u.last_name as user_name,
        v.name as vehicle_name, v.registration_plate, v.private_vehicle, y.name as transport_type_name,
        t.status as task_status, ${held} as billed
      from transport r join task t on t.id = r.task_id join "user" u on u.id = r.user_id join vehicle v on v.id = r.vehicle_id
        left join transport_type y on y.id = r.transport_type_id
      where ${condition}`,
    { ...columns, ...judged },
  );
  if (rows.length === 0) return [];
  const { passengers, waypoints, refuels } = await partsOf(
    read,
    rows.map(({ id }) => id),
  );
  const now = Date.now();
  const hours = rows.map((row) => hoursOf(row, now));
  const lock = await timeLock(
    read,
    rows.map(({ user_id }) => user_id),
    { from: Math.min(...hours.map(({ from }) => from)), to: Math.max(...hours.map(({ to }) => to)), now },
  );
  return rows.map(({ task_status, billed, ...row }) => ({
    ...row,
    passengers: passengers.get(row.id) ?? [],
    waypoints: waypoints.get(row.id) ?? [],
    refuels: refuels.get(row.id) ?? [],
    $transitions: statesOf(me, { user_id: row.user_id, task_status, billed, ...timeFacts(row, lock, now) }),
  }));
};

/** Allows reading inside an act or outside one. */
type Reading = Pick<Database, 'read'>;

/** One ride. @throws Refusal 404 without such a ride */
export const rideOf = async ({ read }: Reading, me: Caller | null, id: number): Promise<Ride> => {
  const [found] = await ridesWhere(read, me, sql`r.id = ${id}`);
  if (!found) throw notFound();
  return found;
};

/** The same inside an act, with the act's changes. */
export const rideInside = async (tx: Tx, me: Caller | null, id: number): Promise<Ride> => {
  await tx.flush();
  return rideOf(tx, me, id);
};

/** The open ride that a user drives, else the one with the user as passenger; null if none. */
export const openRideOf = async ({ read }: Reading, me: Caller | null, user_id: number): Promise<Ride | null> => {
  const along = sql`select p.transport_id from transport_passenger p where p.user_id = ${user_id} and p.left_at is null`;
  const [found] = await ridesWhere(
    read,
    me,
    sql`r.status = ${literal(rideStates.started)} and (r.user_id = ${user_id} or r.id in (${along}))
      order by case when r.user_id = ${user_id} then 0 else 1 end, r.start_time desc, r.id desc limit 1`,
  );
  return found ?? null;
};

/** The rides of a task: open ones first, then newest first. @throws Refusal 404 without such a task */
export const ridesOfTask = async ({ read }: Reading, me: Caller, task_id: number): Promise<Ride[]> => {
  if ((await read.value(sql`select id from task where id = ${task_id}`, number)) === null) throw notFound();
  return ridesWhere(read, me, sql`r.task_id = ${task_id} order by r.status, r.start_time desc, r.id desc`);
};
