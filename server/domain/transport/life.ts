// Changes a ride under way: waypoints, refuels, notes, passengers, end; by its driver, or with `tasks.manage` for a driver who forgot.
import { can, forUser } from '#schema/core/access.ts';
import { createFormat } from '#schema/core/format.ts';
import { task } from '#schema/tasks/task.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { transportRefuel } from '#schema/transport/transport-refuel.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { checkReferences } from '#server/crud/write/check.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { touchTask } from '../tasks/life.ts';
import { askWhenUnlikely } from './checks.ts';
import { recordRide, recordRidePart, removePassenger } from './events.ts';
import { type Ride, rideInside } from './ride.ts';

/** The locked row, and the ride as screens show it. */
const locked = async (tx: Tx, me: Me, id: number) => {
  const row = await tx.get('transport', id);
  return { row, ride: await rideInside(tx, me, id) };
};

const stillOpen = (ride: Ride) => {
  if (ride.status !== rideStates.started) throw conflict('transport', 'finished', { members: { transport: ride } });
};

/** The open ride, which the caller must be driving. */
const driven = async (tx: Tx, me: Me, id: number) => {
  const found = await locked(tx, me, id);
  if (found.ride.user_id !== me.id) throw notAllowed();
  stillOpen(found.ride);
  return found;
};

/** A reading must not be below the ride's start. */
const notBelowStart = (kilometers: number | null | undefined, { start_kilometers: start }: Ride) => {
  if (kilometers === null || kilometers === undefined || kilometers >= start) return;
  throw new Refusal(422, 'invalid', {
    area: 'transport',
    errors: [{ field: 'kilometers', reason: 'notBelowStart', parameters: { start } }],
    members: { start_kilometers: start },
  });
};

/** Makes the task's screens reload and returns the ride. */
const changed = async (tx: Tx, me: Me, ride: Ride): Promise<Ride> => {
  await touchTask(tx, ride.task_id);
  return rideInside(tx, me, ride.id);
};

export type Waypoint = {
  readonly point?: string | null | undefined;
  readonly kilometers?: number | null | undefined;
  readonly position?: string | null | undefined;
};

/** Adds a waypoint here and now; without a name it gets a number in the driver's language. */
export const addWaypoint = (services: Services, me: Me, id: number, { point, kilometers, position }: Waypoint): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { ride } = await driven(tx, me, id);
    notBelowStart(kilometers, ride);
    const after = {
      point: point || sayIn(me.language)('transport.waypoint', { number: ride.waypoints.length + 1 }),
      kilometers: kilometers ?? null,
      position: position ?? null,
    };
    const row = tx.create('transport_waypoint', { transport_id: id, time: tx.now, ...after });
    await tx.flush();
    recordRidePart(tx, ride, { entity: 'transport_waypoint', id: row.id }, 'create', { after });
    return changed(tx, me, ride);
  });

/** Completes a waypoint: its name, kilometres, or position, which may be known only later. @throws Refusal 404 for a waypoint of another ride */
export const nameWaypoint = (services: Services, me: Me, id: number, waypoint_id: number, values: Waypoint): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { ride } = await driven(tx, me, id);
    const row = await tx.get('transport_waypoint', waypoint_id);
    if (row.transport_id !== id) throw notFound();
    notBelowStart(values.kilometers, ride);
    const before = { point: row.point, kilometers: row.kilometers, position: row.position };
    if (values.point) row.point = values.point;
    if (values.kilometers !== undefined) row.kilometers = values.kilometers;
    if (values.position !== undefined) row.position = values.position;
    const after = { point: row.point, kilometers: row.kilometers, position: row.position };
    recordRidePart(tx, ride, { entity: 'transport_waypoint', id: waypoint_id }, 'update', { before, after });
    return changed(tx, me, ride);
  });

export type Refuel = { readonly liters: number; readonly price: number; readonly receipt_file_id?: number | null | undefined };

/** Adds a refuel with its receipt: an unattached file that the driver has uploaded. */
export const refuel = (services: Services, me: Me, id: number, { liters, price, receipt_file_id = null }: Refuel): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { ride } = await driven(tx, me, id);
    const wrong = await checkReferences(tx, transportRefuel, { receipt_file_id }, null);
    if (wrong.length > 0) throw invalid(...wrong);
    const row = tx.create('transport_refuel', { transport_id: id, time: tx.now, liters, price, receipt_file_id });
    await tx.flush();
    const after = { liters, price, receipt_file_id };
    recordRidePart(tx, ride, { entity: 'transport_refuel', id: row.id }, 'create', { after });
    return changed(tx, me, ride);
  });

/** A passenger leaves. @throws Refusal 403 for a user who does not ride along, 409 `finished` */
export const leaveRide = (services: Services, me: Me, id: number): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { ride } = await locked(tx, me, id);
    if (!ride.passengers.some(({ user_id, left_at }) => user_id === me.id && left_at === null)) throw notAllowed();
    stillOpen(ride);
    await removePassenger(tx, ride, me.id);
    return rideInside(tx, me, id);
  });

/** Users who may write notes on the task may write them on its rides too. */
export const noteOnRide = (services: Services, me: Me, id: number, notes: string | null, task_id?: number): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { row, ride } = await locked(tx, me, id);
    if (task_id !== undefined && task_id !== ride.task_id) throw notFound();
    await allowed(tx, task, me, ride.task_id, 'editNotes');
    if (row.notes === notes) return ride;
    row.notes = notes;
    recordRide(tx, ride, 'editNotes', { before: { notes: ride.notes }, after: { notes } });
    return changed(tx, me, ride);
  });

export type Stop = {
  readonly kilometers: number;
  readonly end_point?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly accept_unlikely: boolean;
};

/** The length and duration that an end gives a ride. */
const lengthAt = (ride: Ride, kilometers: number, now: Date) => ({
  kilometers: kilometers - ride.start_kilometers,
  seconds: Math.max(0, Math.round((now.getTime() - Date.parse(ride.start_time)) / 1000)),
});

/**
 * Ends a ride at the counter's reading.
 * @throws Refusal 403 for a caller who neither drives it nor holds `tasks.manage`, 409 `finished`,
 * 422 below the start, without a reason, or for an unlikely ride that the caller has not accepted
 */
export const stopRide = (
  services: Services,
  me: Me,
  id: number,
  { kilometers, end_point, notes, reason, accept_unlikely }: Stop,
): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { row, ride } = await locked(tx, me, id);
    const forSomebody = ride.user_id !== me.id;
    if (forSomebody && forUser(can('tasks.manage'), me) !== true) throw notAllowed('tasks.manage');
    stillOpen(ride);
    if (forSomebody && !reason) throw invalid({ field: 'reason', reason: 'required' });
    notBelowStart(kilometers, ride);
    if (!accept_unlikely) {
      const settings = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
      askWhenUnlikely(createFormat(me.language, settings.timezone), settings, {
        field: 'kilometers',
        ...lengthAt(ride, kilometers, tx.now),
      });
    }
    row.status = rideStates.finished;
    row.end_kilometers = kilometers;
    // If the system clock went back, the ride ends where it began.
    row.end_time = tx.now < row.start_time ? row.start_time : tx.now;
    row.end_point = end_point || ride.destination;
    if (notes) row.notes = notes;
    recordRide(tx, ride, 'stop', {
      before: { status: rideStates.started },
      after: { status: rideStates.finished, end_kilometers: kilometers, end_point: row.end_point, notes: row.notes },
      reason: reason || undefined,
    });
    return changed(tx, me, ride);
  });
