// The order of a project's tasks: by status, and within one status as the plan runs.
import { taskStates } from '#schema/tasks/task.ts';

const { unassigned, open, inProgress, waiting, ...done } = taskStates;
const toDo = [inProgress, waiting, open, unassigned] as const;
type Status = (typeof taskStates)[keyof typeof taskStates];
/** The status order: active, waiting, finished. */
export const statusOrder: readonly Status[] = [...toDo, ...Object.values(done)];
const isToDo = (status: Status) => toDo.some((one) => one === status);

type Row = { readonly id: number; readonly status: Status; readonly deadline: string | null };

const never = '9999';
/** Work to do by deadline, then as it was made; finished work with the latest first. */
const withinStatus = (a: Row, b: Row): number =>
  isToDo(a.status) ? (a.deadline ?? never).localeCompare(b.deadline ?? never) || a.id - b.id : b.id - a.id;

export const inPlanOrder = <R extends Row>(tasks: readonly R[]): R[] =>
  [...tasks].sort((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) || withinStatus(a, b));
