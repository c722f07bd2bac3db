// Corrects a finished ride, with a reason for the history: its driver on the same day, later users who may edit all times.

import { keepSeconds, wholeSecond } from '#schema/core/picked-instant.ts';
import type { RideActName } from '#schema/transport/ride-acts.ts';
import { transport } from '#schema/transport/transport.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, type FieldError, invalid, notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { checkVersion, type Values } from '#server/crud/write/check.ts';
import { change } from '#server/crud/write/write.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { touchTask } from '../tasks/life.ts';
import { checkRide } from './checks.ts';
import { topicsOf } from './events.ts';
import { type Ride, rideInside } from './ride.ts';

export type WhichRide = { readonly id: number; readonly ifMatch: string | null };

/** Refuses an act on a ride: 403 for lack of permission, 409 for the state of its task, its day or its week, which it names. */
export const refuseUnless = async (tx: Tx, ride: Ride, name: RideActName): Promise<void> => {
  const { allowed, reason = 'notAllowed' } = ride.$transitions[name];
  if (allowed) return;
  if (reason === 'timeLocked') await refuseLocked(tx, ride.user_id, new Date(ride.start_time), new Date(ride.end_time ?? tx.now));
  throw reason === 'notAllowed' ? notAllowed('tasks.times') : conflict('transport', reason);
};

/** The ride, after its row, driver and task are locked and the caller's right is checked. */
export const lockedRide = async (tx: Tx, me: Me, { id, ifMatch }: WhichRide, name: RideActName): Promise<Ride> => {
  const row = await tx.get('transport', id);
  await tx.lock('user', row.user_id);
  await tx.get('task', row.task_id);
  const ride = await rideInside(tx, me, id);
  await refuseUnless(tx, ride, name);
  checkVersion(ifMatch, ride.version);
  return ride;
};

type Choice = { readonly vehicle_id?: number | undefined; readonly transport_type_id?: number | null | undefined };
/** Chosen vehicles are not archived, and chosen types exist. @throws Refusal 422 naming the field */
export const checkChoice = async (tx: Tx, { vehicle_id, transport_type_id }: Choice): Promise<void> => {
  const { vehicle, transport_type } = tx.database.entities;
  const errors: FieldError[] = [];
  if (vehicle_id !== undefined && !(await tx.em.count(vehicle, { id: vehicle_id, archived: false })))
    errors.push({ field: 'vehicle_id', reason: 'notReference' });
  if (transport_type_id && !(await tx.em.count(transport_type, { id: transport_type_id })))
    errors.push({ field: 'transport_type_id', reason: 'notReference' });
  if (errors.length > 0) throw invalid(...errors);
};

const changed = async (tx: Tx, me: Me, ride: Ride, values: Values, saying: { readonly action: RideActName; readonly reason?: string }) => {
  const { before, after } = await change(tx, transport, ride.id, values, { ...saying, topics: topicsOf(ride) });
  if (after.version !== before.version) await touchTask(tx, ride.task_id);
  return rideInside(tx, me, ride.id);
};

export type Correction = Choice & {
  readonly start_kilometers?: number | undefined;
  readonly end_kilometers?: number | undefined;
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
  readonly start_point?: string | null | undefined;
  readonly end_point?: string | null | undefined;
  readonly accept_unlikely: boolean;
  readonly reason: string;
};

/** Corrects a finished ride; what is not given stays. @throws Refusal 403, 409 for its state, 412, 422 naming the field with the ride in the way */
export const editRide = (services: Services, me: Me, which: WhichRide, correction: Correction): Promise<Ride> =>
  act(services, me, async (tx) => {
    const { reason, accept_unlikely, ...given } = correction;
    const ride = await lockedRide(tx, me, which, 'edit');
    const { vehicle_id = ride.vehicle_id, transport_type_id = ride.transport_type_id } = given;
    const newVehicle = vehicle_id !== ride.vehicle_id;
    await checkChoice(tx, { ...(newVehicle && { vehicle_id }), transport_type_id });
    // Vehicles are locked in the order of their ids, so that two corrections never deadlock.
    for (const id of [...new Set([ride.vehicle_id, vehicle_id])].sort((a, b) => a - b)) await tx.lock('vehicle', id);
    const storedEnd = String(ride.end_time);
    const end_stored = ride.end_kilometers ?? ride.start_kilometers;
    const start_time = keepSeconds(ride.start_time, wholeSecond(given.start_time ?? ride.start_time));
    const end_time = keepSeconds(storedEnd, wholeSecond(given.end_time ?? storedEnd));
    const { start_kilometers = ride.start_kilometers, end_kilometers = end_stored } = given;
    const touched = {
      times: start_time.getTime() !== Date.parse(ride.start_time) || end_time.getTime() !== Date.parse(storedEnd),
      vehicle: newVehicle,
      start: start_kilometers !== ride.start_kilometers,
      end: end_kilometers !== end_stored,
    };
    const written = { id: ride.id, user_id: ride.user_id, vehicle_id, start_time, end_time, start_kilometers, end_kilometers };
    if (Object.values(touched).some(Boolean)) await checkRide(tx, me, written, touched, accept_unlikely);
    const values = {
      vehicle_id,
      transport_type_id,
      start_kilometers,
      end_kilometers,
      start_time: start_time.toISOString(),
      end_time: end_time.toISOString(),
      start_point: given.start_point === undefined ? ride.start_point : given.start_point || null,
      end_point: given.end_point === undefined ? ride.end_point : given.end_point || null,
    };
    return changed(tx, me, ride, values, { action: 'edit', reason });
  });

/** Changes the type, which sets the price of a kilometre: the driver until the client has confirmed, users who may edit all times until it is billed. */
export const changeRideType = (services: Services, me: Me, which: WhichRide, transport_type_id: number | null): Promise<Ride> =>
  act(services, me, async (tx) => {
    const ride = await lockedRide(tx, me, which, 'changeType');
    await checkChoice(tx, { transport_type_id });
    return changed(tx, me, ride, { transport_type_id }, { action: 'changeType' });
  });
