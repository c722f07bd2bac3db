// The states of a task, and what the screens ask of them.

import { stateNames } from '#admin/providers/records/states.ts';
import { type Urgency, urgencyOf } from '#admin/ui/time/urgency.ts';
import { metadata } from '#generated/metadata.ts';
import type { Format } from '#schema/core/format.ts';

export const taskStates = metadata.task.workflow.states;
export type TaskStatus = (typeof taskStates)[keyof typeof taskStates];
export const taskStateName = stateNames(taskStates);

type Standing = { readonly status: number };
const { unassigned, open, inProgress, waiting, sentForConfirmation, confirmed } = taskStates;
/** Work is still to be done; from sent for confirmation on it waits for the client, and no deadline presses. */
export const statesToDo = [unassigned, open, inProgress, waiting] as const;
/** Not closed yet. */
export const openStates = [...statesToDo, sentForConfirmation] as const;
const holds = (states: readonly number[]) => (task: Standing) => states.includes(task.status);
export const isToDo = holds(statesToDo);
export const isOpenTask = holds(openStates);
/** Whoever is on its team may begin work on it. */
export const takesWork = holds([open, inProgress, waiting]);
/** What is printed of it from here on stands. */
export const isSettled = ({ status }: Standing): boolean => status >= confirmed;

/** How the deadline presses; nothing once the work is done. */
export const taskUrgency = (task: Standing & { readonly deadline: string | null }, now: number, format: Format): Urgency | undefined =>
  task.deadline !== null && isToDo(task) ? urgencyOf(task.deadline, now, format) : undefined;
