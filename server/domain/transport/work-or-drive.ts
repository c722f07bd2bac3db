// Nobody works and drives at the same time: refuses to start the one while the other goes on.
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { runsOn } from '../tasks/clock-reads.ts';
import { openRideOf } from './ride.ts';

/** The ride that the user drives, for a refusal; null for passengers and users without a ride. */
const drivenBy = async (tx: Tx, user_id: number) => {
  const ride = await openRideOf(tx, null, user_id);
  if (ride?.user_id !== user_id) return null;
  const { id, task_id, user_name } = ride;
  return {
    parameters: { vehicle: ride.registration_plate ?? ride.vehicle_name },
    members: { transport: { id, task_id, user_id, user_name } },
  };
};

type Refusing = (reason: 'drives', details: NonNullable<Awaited<ReturnType<typeof drivenBy>>>) => Promise<Error>;

/** A driver must end the ride before starting a clock; `refusal` says so on the task. */
export const mayWork = async (tx: Tx, user_id: number, refusal: Refusing): Promise<void> => {
  const ride = await drivenBy(tx, user_id);
  if (ride) throw await refusal('drives', ride);
};

/** A user whose clock runs cannot drive, and nobody drives two vehicles. @throws Refusal 409 `workRuns` with the task, `drivesAlready` with the ride */
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
