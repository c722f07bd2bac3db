// What happens on a ride is told to the task, to everybody in the vehicle, and to who looks for a free one.
import type { Tx } from '#server/core/events/act.ts';
import { touchTask } from '../tasks/life.ts';
import type { Ride } from './ride.ts';

type RideChange = {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string | undefined;
};

type About = Pick<Ride, 'id' | 'task_id' | 'user_id' | 'passengers'>;
/** Screens that show a ride: its task, its driver and its passengers, and who looks for a free vehicle. */
const topicsOf = ({ id, task_id, user_id, passengers }: About) => {
  const people = new Set([user_id, ...passengers.map((one) => one.user_id)]);
  return [`transport:${id}`, `task:${task_id}`, 'transport', ...[...people].map((one) => `user:${one}`)];
};

/** Records an event of a ride. */
export const recordRide = (tx: Tx, ride: About, action: string, change: RideChange): void =>
  tx.record({ entity: 'transport', id: ride.id, action, ...change, topics: topicsOf(ride) });

/** Records an event of a part of a ride: a stop by the way, or fuel. */
export const recordRidePart = (
  tx: Tx,
  ride: About,
  { entity, id }: { readonly entity: 'transport_waypoint' | 'transport_refuel'; readonly id: number },
  action: 'create' | 'update',
  change: RideChange,
): void => tx.record({ entity, id, action, ...change, topics: topicsOf(ride) });

/** A passenger steps out: from now on they are on foot, and the ride goes on. */
export const removePassenger = async (tx: Tx, ride: Ride, user_id: number): Promise<void> => {
  const passenger = await tx.em.findOneOrFail(tx.database.entities.transport_passenger, { transport_id: ride.id, user_id });
  passenger.left_at = tx.now;
  await touchTask(tx, ride.task_id);
  await tx.flush();
  recordRide(tx, ride, 'leave', { after: { user_id } });
};
