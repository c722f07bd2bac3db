// The acts on a ride that is written down: who may correct it, in which states of its task, and until when.
import { type Caller, can, forUser } from '../core/access.ts';
import { taskStates } from '../tasks/task.ts';

export type RideAct = {
  /** The ride must have ended. */
  readonly ended: boolean;
  /** Its driver may do it only on the day on which the ride ended, by the company's clock. */
  readonly sameDay: boolean;
  /** The act changes hours, so the time lock applies. */
  readonly locks: boolean;
  /** The first states of the task in which the act is closed: for the driver, and for users who may edit all times. */
  readonly until: readonly [driver: number, times: number];
};

export const rideActs = {
  edit: { ended: true, sameDay: true, locks: true, until: [taskStates.confirmed, taskStates.confirmed] },
  /** The type sets the price of a kilometre, so it can change until the ride is billed. */
  changeType: { ended: false, sameDay: false, locks: false, until: [taskStates.confirmed, taskStates.invoiced] },
  remove: { ended: false, sameDay: true, locks: true, until: [taskStates.confirmed, taskStates.confirmed] },
} as const satisfies Readonly<Record<string, RideAct>>;
export type RideActName = keyof typeof rideActs;

export type RideFacts = {
  readonly user_id: number;
  readonly task_status: number;
  readonly ended: boolean;
  /** The ride is under way, or ended today by the company's clock. */
  readonly today: boolean;
  readonly locked: boolean;
  /** A group or an issued invoice holds the ride. */
  readonly billed: boolean;
};

export type RideRefusal = 'notAllowed' | 'underWay' | 'awaitsConfirmation' | 'taskIsClosed' | 'billed' | 'dayIsOver' | 'timeLocked';

/** Why the caller may not do the act now; null when they may. */
export const rideRefusal = (name: RideActName, me: Caller | null, facts: RideFacts): RideRefusal | null => {
  const { ended, sameDay, locks, until } = rideActs[name];
  const correctsAll = forUser(can('tasks.times'), me) === true;
  if (!correctsAll && facts.user_id !== me?.id) return 'notAllowed';
  if (facts.task_status === taskStates.sentForConfirmation) return 'awaitsConfirmation';
  if (facts.billed) return 'billed';
  if (facts.task_status >= until[correctsAll ? 1 : 0]) return 'taskIsClosed';
  if (ended && !facts.ended) return 'underWay';
  if (sameDay && !facts.today && !correctsAll) return 'dayIsOver';
  return locks && facts.locked ? 'timeLocked' : null;
};
