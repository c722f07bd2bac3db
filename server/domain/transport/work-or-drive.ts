// Nobody works and drives at the same time: what stands against beginning the one while the other goes on.
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { runsOn } from '../tasks/clock-reads.ts';
import { openRideOf } from './ride.ts';

/** The ride that somebody drives, as a refusal tells it; null for whoever is on foot or rides along. */
const drivenBy = async (tx: Tx, user_id: number) => {
  const ride = await openRideOf(tx, user_id);
  if (ride?.user_id !== user_id) return null;
  const { id, task_id, user_name } = ride;
  return {
    parameters: { vehicle: ride.registration_plate ?? ride.vehicle_name },
    members: { transport: { id, task_id, user_id, user_name } },
  };
};

type Refusing = (reason: 'drives', details: NonNullable<Awaited<ReturnType<typeof drivenBy>>>) => Promise<Error>;

/** Whoever drives has the ride to end before a clock runs: `refusal` says so on the task. */
export const mayWork = async (tx: Tx, user_id: number, refusal: Refusing): Promise<void> => {
  const ride = await drivenBy(tx, user_id);
  if (ride) throw await refusal('drives', ride);
};

/** Whoever works cannot drive, and nobody drives two vehicles. @throws Refusal 409 `workRuns` with the task, `drivesAlready` with the ride */
export const mayDrive = async (tx: Tx, user_id: number): Promise<void> => {
  const work = await runsOn(tx, user_id);
  if (work) {
    const { entry_id: _entry, ...fields } = work;
    throw conflict('transport', 'workRuns', {
      parameters: { number: fields.company_task_id, title: fields.title },
      members: { task: fields },
    });
  }
  const ride = await drivenBy(tx, user_id);
  if (ride) throw conflict('transport', 'drivesAlready', ride);
};
