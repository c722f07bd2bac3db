// The states of a task, and the groups that screens need.

import { stateNames } from '#admin/providers/records/states.ts';
import { type Urgency, urgencyOf } from '#admin/ui/time/urgency.ts';
import { metadata } from '#generated/metadata.ts';
import type { Format } from '#schema/core/format.ts';

export const taskStates = metadata.task.workflow.states;
export type TaskStatus = (typeof taskStates)[keyof typeof taskStates];
export const taskStateName = stateNames(taskStates);

type WithStatus = { readonly status: number };
const { unassigned, open, inProgress, waiting, sentForConfirmation, confirmed } = taskStates;
/** States with open work; from "sent for confirmation" on the client must act, and the deadline no longer matters. */
export const statesToDo = [unassigned, open, inProgress, waiting] as const;
/** States before the end. */
export const openStates = [...statesToDo, sentForConfirmation] as const;
const hasState = (states: readonly number[]) => (task: WithStatus) => states.includes(task.status);
export const isToDo = hasState(statesToDo);
export const isOpenTask = hasState(openStates);
/** States in which team members may start work. */
export const takesWork = hasState([open, inProgress, waiting]);
/** From here on the printed work order does not change. */
export const isSettled = ({ status }: WithStatus): boolean => status >= confirmed;

/** The urgency of the deadline; none once the work is done. */
export const taskUrgency = (task: WithStatus & { readonly deadline: string | null }, now: number, format: Format): Urgency | undefined =>
  task.deadline !== null && isToDo(task) ? urgencyOf(task.deadline, now, format) : undefined;
