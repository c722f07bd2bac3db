// Starts a ride: the driver's clock must not run, the vehicle must be free, and its counter continues from its last ride.

import { createFormat } from '#schema/core/format.ts';
import { task } from '#schema/tasks/task.ts';
import { largestGap } from '#schema/transport/kilometers.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { literal, number, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, type FieldError, invalid, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { touchTask } from '../tasks/life.ts';
import { recordRide, removePassenger } from './events.ts';
import { openRideOf, type Ride, rideInside } from './ride.ts';
import { lastRideOf } from './vehicles.ts';
import { mayDrive } from './work-or-drive.ts';

export type Start = {
  readonly task_id: number;
  readonly kilometers?: number | null | undefined;
  readonly vehicle_id?: number | null | undefined;
  readonly company_users: readonly number[];
  readonly comment?: string | null | undefined;
  readonly transport_type_id?: number | null | undefined;
  readonly destination?: string | null | undefined;
  readonly start_point?: string | null | undefined;
};

const missing = (field: string): FieldError => ({ field, reason: 'required' });
const unknown = (field: string): FieldError => ({ field, reason: 'notReference' });

/** Checks the references; the driver is no passenger, and nobody is listed twice. */
const checkedStart = async (tx: Tx, me: Me, start: Start) => {
  const { kilometers, vehicle_id, transport_type_id } = start;
  const passengers = [...new Set(start.company_users)].filter((id) => id !== me.id);
  const { user, vehicle, transport_type } = tx.database.entities;
  const errors: FieldError[] = [];
  if (!kilometers) errors.push(missing('kilometers'));
  if (!vehicle_id) errors.push(missing('vehicle_id'));
  else if (!(await tx.em.count(vehicle, { id: vehicle_id, archived: false }))) errors.push(unknown('vehicle_id'));
  if (!(await tx.em.count(tx.database.entities.task, { id: start.task_id }))) errors.push(unknown('task_id'));
  if (transport_type_id && !(await tx.em.count(transport_type, { id: transport_type_id }))) errors.push(unknown('transport_type_id'));
  if (passengers.length > 0 && (await tx.em.count(user, { id: { $in: passengers }, active: true })) < passengers.length)
    errors.push(unknown('company_users'));
  if (errors.length > 0 || !kilometers || !vehicle_id) throw invalid(...errors);
  return { ...start, kilometers, vehicle_id, passengers };
};

const plateOf = ({ registration_plate, name }: { registration_plate: string | null; name: string }) => registration_plate ?? name;
const short = (ride: Ride) => ({ id: ride.id, task_id: ride.task_id, user_id: ride.user_id, user_name: ride.user_name });

/** Checks that the vehicle is free and that a company vehicle's counter continues from its last ride; returns that ride. */
const vehicleIsReady = async (tx: Tx, me: Me, vehicle_id: number, kilometers: number) => {
  const vehicle = await tx.get('vehicle', vehicle_id);
  const driver = await tx.read.row(
    sql`select u.id, u.name || ' ' || u.last_name as name from transport r join "user" u on u.id = r.user_id
      where r.vehicle_id = ${vehicle_id} and r.status = ${literal(rideStates.started)}`,
    { id: number, name: text },
  );
  if (driver)
    throw conflict('transport', 'vehicleInUse', {
      parameters: { vehicle: plateOf(vehicle), name: driver.name },
      members: { driver },
    });
  if (vehicle.private_vehicle) return null;
  const last = await lastRideOf(tx.read, me, vehicle_id);
  const end = last?.end_kilometers ?? 0;
  const difference = Math.abs(kilometers - end);
  if (!last || end <= 0 || difference <= largestGap) return last;
  const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  const time = createFormat(me.language, timezone).dateTime(last.end_time);
  const parameters = { last: end, difference, most: largestGap, name: last.user_name, time };
  throw new Refusal(422, 'invalid', {
    area: 'transport',
    errors: [{ field: 'kilometers', reason: 'goesOnFromLast', parameters }],
    members: { last_end_kilometers: end, last: { ...short(last), end_time: last.end_time, may_edit: last.$transitions.edit.allowed } },
  });
};

/** New passengers leave their earlier ride, unless they drive it. */
const passengersGetIn = async (tx: Tx, me: Me, passengers: readonly number[]) => {
  const driving = [];
  for (const id of [me.id, ...passengers]) {
    const ride = await openRideOf(tx, null, id);
    if (!ride) continue;
    if (ride.user_id === id) driving.push(ride.user_name);
    else await removePassenger(tx, ride, id);
  }
  if (driving.length > 0)
    throw conflict('transport', 'passengerDrives', { parameters: { names: driving.join(', ') }, members: { names: driving } });
};

/**
 * Begins a ride for a task, inside an act.
 * @throws Refusal 422 naming `kilometers` (with the last end where the counter does not go on) or `vehicle_id`,
 * 409 `workRuns`, `drivesAlready`, `vehicleInUse` with its driver, `passengerDrives`, `wrongState`, 403 for a caller who may not work on the task
 */
export const startRide = async (tx: Tx, me: Me, body: Start): Promise<Ride> => {
  const start = await checkedStart(tx, me, body);
  // Users are locked in the order of their ids, so that two rides with the same person never deadlock.
  for (const id of [me.id, ...start.passengers].sort((a, b) => a - b)) await tx.lock('user', id);
  await allowed(tx, task, me, start.task_id, 'startTransport');
  await mayDrive(tx, me.id);
  const last = await vehicleIsReady(tx, me, start.vehicle_id, start.kilometers);
  await passengersGetIn(tx, me, start.passengers);
  const row = tx.create('transport', {
    task_id: start.task_id,
    user_id: me.id,
    vehicle_id: start.vehicle_id,
    transport_type_id: start.transport_type_id ?? null,
    start_kilometers: start.kilometers,
    start_time: tx.now,
    // By default a vehicle starts where its last ride ended.
    start_point: start.start_point || last?.end_point || null,
    destination: start.destination || null,
    notes: start.comment || null,
  });
  await tx.flush();
  for (const user_id of start.passengers) tx.create('transport_passenger', { transport_id: row.id, user_id });
  await touchTask(tx, start.task_id);
  const made = await rideInside(tx, me, row.id);
  const { user_id, vehicle_id, start_kilometers, notes, passengers } = made;
  recordRide(tx, made, 'start', {
    after: { user_id, vehicle_id, start_kilometers, notes, passengers: passengers.map((one) => one.user_id) },
  });
  return made;
};
