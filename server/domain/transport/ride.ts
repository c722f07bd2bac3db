// A ride as screens show it: who drives whom in which vehicle from where to where, what lay on the way, and what was filled up.
import { z } from 'zod';
import { rideStates, transport } from '#schema/transport/transport.ts';
import { transportPassenger } from '#schema/transport/transport-passenger.ts';
import { transportRefuel } from '#schema/transport/transport-refuel.ts';
import { transportWaypoint } from '#schema/transport/transport-waypoint.ts';
import { vehicle } from '#schema/transport/vehicle.ts';
import { among, type Database, type Dialect, listed, type Reader, type Row, slot } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { codecOf } from '#server/fields/codec.ts';

const instant = z.iso.datetime();
const told = z.string().nullable();
const point = z.object({
  id: z.int(),
  point: z.string(),
  time: instant,
  kilometers: z.int().nullable(),
  position: told.describe('Latitude and longitude'),
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
    task_id: z.int(),
    company_task_id: z.int(),
    task_title: z.string(),
    user_id: z.int().describe('Who drives'),
    user_name: z.string(),
    vehicle_id: z.int(),
    vehicle_name: z.string(),
    registration_plate: told,
    private_vehicle: z.boolean(),
    transport_type_id: z.int().nullable(),
    transport_type_name: told,
    status: z.literal([0, 1]).describe('0 started, 1 finished'),
    start_kilometers: z.int(),
    end_kilometers: z.int().nullable(),
    start_time: instant,
    end_time: instant.nullable(),
    start_point: told,
    end_point: told,
    destination: told,
    notes: told,
    passengers: z.array(z.object({ user_id: z.int(), name: z.string(), left_at: instant.nullable() })),
    waypoints: z.array(point),
    refuels: z.array(fuel),
  })
  .meta({ id: 'Ride' });
export type Ride = z.output<typeof ride>;

const columns = `r.id, r.task_id, t.company_task_id, t.title as task_title, r.user_id, u.name || ' ' || u.last_name as user_name, r.vehicle_id, v.name as vehicle_name, v.registration_plate, v.private_vehicle, r.transport_type_id, y.name as transport_type_name, r.status, r.start_kilometers, r.end_kilometers, r.start_time, r.end_time, r.start_point, r.end_point, r.destination, r.notes`;
const from = `transport r join task t on t.id = r.task_id join "user" u on u.id = r.user_id join vehicle v on v.id = r.vehicle_id left join transport_type y on y.id = r.transport_type_id`;

const parts = {
  passengers: {
    entity: transportPassenger,
    sql: `select p.transport_id, p.user_id, u.name || ' ' || u.last_name as name, p.left_at from transport_passenger p join "user" u on u.id = p.user_id where p.transport_id`,
    order: 'p.id',
  },
  waypoints: {
    entity: transportWaypoint,
    sql: 'select w.transport_id, w.id, w.point, w.time, w.kilometers, w.position from transport_waypoint w where w.transport_id',
    order: 'w.time, w.id',
  },
  refuels: {
    entity: transportRefuel,
    sql: 'select f.transport_id, f.id, f.time, f.liters, f.price, f.receipt_file_id from transport_refuel f where f.transport_id',
    order: 'f.time, f.id',
  },
} as const;

type Decoding = typeof transport | typeof vehicle | (typeof parts)[keyof typeof parts]['entity'];
const decoded = (row: Row, dialect: Dialect, ...entities: readonly Decoding[]): Row => {
  const value: Row = {};
  for (const [name, raw] of Object.entries(row)) {
    const entity = entities.find(({ info }) => name in info);
    const convert = entity && raw !== null ? codecOf(entity, name, dialect).fromColumn : null;
    value[name] = convert ? convert(raw) : raw;
  }
  return value;
};

/** What belongs to the rides, by ride: one read for all of them. */
const partOf = async (read: Reader, dialect: Dialect, name: keyof typeof parts, ids: readonly number[]): Promise<Map<unknown, Row[]>> => {
  const { entity, sql, order } = parts[name];
  const found = new Map<unknown, Row[]>();
  for (const row of await read.all(`${sql} ${among(dialect)} order by ${order}`, [listed(dialect, ids)])) {
    const { transport_id, ...own } = decoded(row, dialect, entity);
    found.set(transport_id, [...(found.get(transport_id) ?? []), own]);
  }
  return found;
};

/** The rides that a condition on `r` finds, whole, in the order that it asks for. */
export const ridesWhere = async (read: Reader, dialect: Dialect, condition: string, parameters: readonly unknown[]): Promise<Ride[]> => {
  const rows = await read.all(`select ${columns} from ${from} where ${condition}`, parameters);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => Number(row.id));
  const passengers = await partOf(read, dialect, 'passengers', ids);
  const waypoints = await partOf(read, dialect, 'waypoints', ids);
  const refuels = await partOf(read, dialect, 'refuels', ids);
  return rows.map(
    (row) =>
      ({
        ...decoded(row, dialect, transport, vehicle),
        passengers: passengers.get(row.id) ?? [],
        waypoints: waypoints.get(row.id) ?? [],
        refuels: refuels.get(row.id) ?? [],
      }) as Ride,
  );
};

/** One ride. @throws Refusal 404 without such a ride */
export const rideOf = async ({ read, dialect }: Pick<Database, 'read' | 'dialect'>, id: number): Promise<Ride> => {
  const [found] = await ridesWhere(read, dialect, `r.id = ${slot(dialect, 1)}`, [id]);
  if (!found) throw notFound();
  return found;
};

/** The same inside an act, with what the act has changed. */
export const rideInside = async (tx: Tx, id: number): Promise<Ride> => {
  await tx.flush();
  return rideOf({ read: tx.read, dialect: tx.database.dialect }, id);
};

/** The open ride that a user drives, else the one that they ride along in; null on foot. */
export const openRideOf = async (read: Reader, dialect: Dialect, user_id: number): Promise<Ride | null> => {
  const [me, too, first] = [slot(dialect, 1), slot(dialect, 2), slot(dialect, 3)];
  const along = `select p.transport_id from transport_passenger p where p.user_id = ${too} and p.left_at is null`;
  const [found] = await ridesWhere(
    read,
    dialect,
    `r.status = ${rideStates.started} and (r.user_id = ${me} or r.id in (${along})) order by case when r.user_id = ${first} then 0 else 1 end, r.start_time desc, r.id desc limit 1`,
    [user_id, user_id, user_id],
  );
  return found ?? null;
};

/** The rides of a task, the running ones on top, then the newest first. @throws Refusal 404 without such a task */
export const ridesOfTask = async ({ read, dialect }: Pick<Database, 'read' | 'dialect'>, task_id: number): Promise<Ride[]> => {
  const [task] = await read.all(`select id from task where id = ${slot(dialect, 1)}`, [task_id]);
  if (!task) throw notFound();
  return ridesWhere(read, dialect, `r.task_id = ${slot(dialect, 1)} order by r.status, r.start_time desc, r.id desc`, [task_id]);
};
