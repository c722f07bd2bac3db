// Takes back a ride begun or written by mistake, or a stop of a ride; for a day the caller can restore it.
import { rideStates, transport } from '#schema/transport/transport.ts';
import { transportPassenger } from '#schema/transport/transport-passenger.ts';
import { transportRefuel } from '#schema/transport/transport-refuel.ts';
import { transportWaypoint } from '#schema/transport/transport-waypoint.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { bringBack, type KeptRow, keepRemoval, keptOf, keptParts, keptRow, removalOf } from '#server/crud/write/removal.ts';
import { touchTask } from '../tasks/life.ts';
import { allTouched, checkRide } from './checks.ts';
import { lockedRide, refuseUnless, type WhichRide } from './correct.ts';
import { recordRide, recordRidePart } from './events.ts';
import { openRideOf, type Ride, rideInside } from './ride.ts';
import { mayDrive } from './work-or-drive.ts';

/** Removes a ride with its stops and refuels. @throws Refusal 403, 409 for its state, 412 */
export const removeRide = (services: Services, me: Me, which: WhichRide, reason: string): Promise<null> =>
  act(services, me, async (tx) => {
    const { id } = which;
    const ride = await lockedRide(tx, me, which, 'remove');
    const row = await tx.get('transport', id);
    const { transport_passenger, transport_waypoint, transport_refuel } = tx.database.entities;
    const parts = [
      ...keptParts(transportPassenger, await tx.em.find(transport_passenger, { transport_id: id })),
      ...keptParts(transportWaypoint, await tx.em.find(transport_waypoint, { transport_id: id })),
      ...keptParts(transportRefuel, await tx.em.find(transport_refuel, { transport_id: id })),
    ];
    keepRemoval(tx, me, { entity: transport, id, rows: [keptRow(transport, row), ...parts] });
    // The parts go with the ride by the database's cascade.
    await tx.em.nativeDelete(tx.database.entities.transport, { id });
    const { user_id, vehicle_id, start_kilometers, end_kilometers, start_time, end_time, notes } = ride;
    recordRide(tx, ride, 'remove', {
      before: { user_id, vehicle_id, start_kilometers, end_kilometers, start_time, end_time, notes },
      reason,
    });
    await touchTask(tx, ride.task_id);
    return null;
  });

/** A passenger who has entered another ride since has left this one. */
const leftSince = async (tx: Tx, rows: readonly KeptRow[]): Promise<KeptRow[]> => {
  const settled: KeptRow[] = [];
  for (const row of rows) {
    const rides = row.entity === transportPassenger.name && row.values.left_at === null;
    const elsewhere = rides && (await openRideOf(tx, null, Number(row.values.user_id)));
    settled.push(elsewhere ? { ...row, values: { ...row.values, left_at: tx.now.toISOString() } } : row);
  }
  return settled;
};

/** Restores a ride as it was, also one under way. @throws Refusal 404, 409 for the task's state or another ride, 422 for kilometres that no longer fit */
export const restoreRide = (services: Services, me: Me, id: number): Promise<Ride> =>
  act(services, me, async (tx) => {
    const removal = await removalOf(tx, me, transport, id);
    const [removedRide] = keptOf(removal, transport);
    if (!removedRide) throw notFound();
    const [task_id, user_id, vehicle_id] = [Number(removedRide.task_id), Number(removedRide.user_id), Number(removedRide.vehicle_id)];
    await tx.lock('user', user_id);
    await tx.get('task', task_id);
    await tx.lock('vehicle', vehicle_id);
    const ended = removedRide.status === rideStates.finished;
    if (!ended) await mayDrive(tx, user_id);
    await bringBack(tx, { ...removal, rows: ended ? removal.rows : await leftSince(tx, removal.rows) }, [
      `task:${task_id}`,
      `user:${user_id}`,
    ]);
    await touchTask(tx, task_id);
    const ride = await rideInside(tx, me, id);
    await refuseUnless(tx, ride, 'remove');
    const { start_kilometers, end_kilometers, start_time, end_time } = ride;
    if (end_kilometers !== null && end_time !== null) {
      const written = { id, user_id, vehicle_id, start_kilometers, end_kilometers };
      await checkRide(tx, me, { ...written, start_time: new Date(start_time), end_time: new Date(end_time) }, allTouched, true);
    }
    return ride;
  });

/** The ride, locked, whose stops the caller may take back: the driver's under way, a finished one that the caller may correct. */
const withStops = async (tx: Tx, me: Me, id: number): Promise<Ride> => {
  const row = await tx.get('transport', id);
  if (row.status === rideStates.finished) return lockedRide(tx, me, { id, ifMatch: null }, 'edit');
  if (row.user_id !== me.id) throw notAllowed();
  return rideInside(tx, me, id);
};

/** Removes a stop of a ride. @throws Refusal 404 for a stop of another ride */
export const removeWaypoint = (services: Services, me: Me, id: number, waypoint_id: number): Promise<Ride> =>
  act(services, me, async (tx) => {
    const ride = await withStops(tx, me, id);
    const row = await tx.get('transport_waypoint', waypoint_id);
    if (row.transport_id !== id) throw notFound();
    keepRemoval(tx, me, { entity: transportWaypoint, id: waypoint_id, rows: keptParts(transportWaypoint, [row]) });
    const { point, kilometers, position } = row;
    tx.remove('transport_waypoint', row);
    recordRidePart(tx, ride, { entity: 'transport_waypoint', id: waypoint_id }, 'delete', { before: { point, kilometers, position } });
    await touchTask(tx, ride.task_id);
    return rideInside(tx, me, id);
  });

export const restoreWaypoint = (services: Services, me: Me, id: number, waypoint_id: number): Promise<Ride> =>
  act(services, me, async (tx) => {
    const ride = await withStops(tx, me, id);
    const removal = await removalOf(tx, me, transportWaypoint, waypoint_id);
    if (keptOf(removal, transportWaypoint)[0]?.transport_id !== id) throw notFound();
    await bringBack(tx, removal, []);
    const { point, kilometers, position } = await tx.get('transport_waypoint', waypoint_id);
    recordRidePart(tx, ride, { entity: 'transport_waypoint', id: waypoint_id }, 'create', { after: { point, kilometers, position } });
    await touchTask(tx, ride.task_id);
    return rideInside(tx, me, id);
  });
