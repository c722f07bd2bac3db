// The states of the user's clock on a task, and of time entries.
import { stateNames } from '#admin/providers/records/states.ts';
import type { workingStates } from '#schema/times/time-entry.ts';

export const workStates = { running: 0, paused: 1, stopped: 2 } as const satisfies typeof workingStates;
export const workStateName = stateNames(workStates);

type WithStatus = { readonly status: number };
export const isRunning = ({ status }: WithStatus): boolean => status === workStates.running;
export const isPaused = ({ status }: WithStatus): boolean => status === workStates.paused;
/** Work that was started and not stopped. */
export const isBegun = ({ status }: WithStatus): boolean => status !== workStates.stopped;
