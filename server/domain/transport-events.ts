// What happens on a ride is told to the task, to everybody in the vehicle, and to who looks for a free one.
import type { Tx } from '#server/core/act.ts';
import type { Ride } from './ride.ts';
import { touched } from './task.ts';

type Told = {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string | undefined;
};

/** Records what was done with a ride; the screens of its task, its driver and its passengers hear of it. */
export const tell = (tx: Tx, ride: Pick<Ride, 'id' | 'task_id' | 'user_id' | 'passengers'>, action: string, told: Told): void => {
  const people = new Set([ride.user_id, ...ride.passengers.map(({ user_id }) => user_id)]);
  tx.record({
    entity: 'transport',
    id: ride.id,
    action,
    ...told,
    topics: [`task:${ride.task_id}`, 'transport', ...[...people].map((id) => `user:${id}`)],
  });
};

/** A passenger steps out: from now on they are on foot, and the ride goes on. */
export const leaves = async (tx: Tx, ride: Ride, user_id: number): Promise<void> => {
  const passenger = await tx.em.findOneOrFail(tx.database.entities.transport_passenger, { transport_id: ride.id, user_id });
  passenger.left_at = tx.now;
  await touched(tx, ride.task_id);
  await tx.flush();
  tell(tx, ride, 'leave', { after: { user_id } });
};
