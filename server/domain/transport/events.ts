// Records events of rides, for screens of the task, of everybody in the vehicle, and of the vehicle choice.
import type { Tx } from '#server/core/events/act.ts';
import { touchTask } from '../tasks/life.ts';
import type { Ride } from './ride.ts';

type RideChange = {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string | undefined;
};

type About = Pick<Ride, 'id' | 'task_id' | 'user_id' | 'passengers'>;
/** The topics of screens that show a ride: its task, driver and passengers, and the choice of free vehicles. */
export const topicsOf = ({ id, task_id, user_id, passengers }: About) => {
  const people = new Set([user_id, ...passengers.map((one) => one.user_id)]);
  return [`transport:${id}`, `task:${task_id}`, 'transport', ...[...people].map((one) => `user:${one}`)];
};

/** Records an event of a ride. */
export const recordRide = (tx: Tx, ride: About, action: string, change: RideChange): void =>
  tx.record({ entity: 'transport', id: ride.id, action, ...change, topics: topicsOf(ride) });

/** Records an event of a part of a ride: a waypoint or a refuel. */
export const recordRidePart = (
  tx: Tx,
  ride: About,
  { entity, id }: { readonly entity: 'transport_waypoint' | 'transport_refuel'; readonly id: number },
  action: 'create' | 'update' | 'delete',
  change: RideChange,
): void => tx.record({ entity, id, action, ...change, topics: topicsOf(ride) });

/** Removes a passenger from a ride, which continues. */
export const removePassenger = async (tx: Tx, ride: Ride, user_id: number): Promise<void> => {
  const passenger = await tx.em.findOneOrFail(tx.database.entities.transport_passenger, { transport_id: ride.id, user_id });
  passenger.left_at = tx.now;
  await touchTask(tx, ride.task_id);
  await tx.flush();
  recordRide(tx, ride, 'leave', { after: { user_id } });
};
