// The acts on a task's times: who may do them, in which states of the task, and whether the time lock applies.
import { allOf, allows, anyOf, type Caller, can, own, type Rule, through, where } from '../core/access.ts';
import { ruleFor } from '../core/entity.ts';
import { taskStates, worksOn } from '../tasks/task.ts';
import { subTime } from './sub-time.ts';
import { timeEntry } from './time-entry.ts';

export type TimeAct = {
  readonly allow: Rule;
  /** The act changes the printed work order, so it is blocked while the client has the task for confirmation. */
  readonly shown: boolean;
  /** The first state of the task in which the act is no longer allowed. */
  readonly until: number;
  /** The act changes hours, so the time lock applies. */
  readonly locks: boolean;
  /** The sub-time must have ended. */
  readonly ended?: true;
};

const draft = where(
  'status',
  taskStates.unassigned,
  taskStates.open,
  taskStates.inProgress,
  taskStates.waiting,
  taskStates.sentForConfirmation,
);
const ownOrAny = anyOf(can('tasks.times'), own('user_id'));
const hours = { shown: true, until: taskStates.confirmed, locks: true } as const;

/** Acts on an entry. From `confirmed` on only `tasks.times` allows changing the uninvoiced share. */
export const entryActs = {
  editNotes: { ...hours, allow: ruleFor(timeEntry, 'update') },
  changeWorkType: { ...hours, allow: ruleFor(timeEntry, 'update') },
  changeInvoicing: {
    shown: false,
    until: taskStates.invoiced,
    locks: false,
    allow: anyOf(can('tasks.times'), allOf(own('user_id'), through('task_id', 'task', allOf(worksOn, draft)))),
  },
  remove: { ...hours, ended: true, allow: ruleFor(subTime, 'delete') },
} as const satisfies Readonly<Record<string, TimeAct>>;

/** Acts on one sub-time of an entry. */
export const stretchActs = {
  edit: { ...hours, ended: true, allow: ruleFor(subTime, 'update') },
  remove: { ...hours, ended: true, allow: ruleFor(subTime, 'delete') },
  changeMultiplier: { ...hours, allow: ownOrAny },
} as const satisfies Readonly<Record<string, TimeAct>>;

export type EntryActName = keyof typeof entryActs;
export type StretchActName = keyof typeof stretchActs;

/** The facts that decide an act: the time's owner, its task, whether it is locked, whether it is running. */
export type TimeFacts = {
  readonly user_id: number;
  readonly $task_id: { readonly status: number; readonly company_user_id: number | null; readonly $assigned: boolean };
  readonly locked: boolean;
  readonly runs: boolean;
};

export type TimeRefusal = 'notAllowed' | 'awaitsConfirmation' | 'taskIsClosed' | 'timeLocked' | 'stillRuns';

/** Why the caller may not do the act now; null when they may. */
export const timeRefusal = ({ allow, shown, until, locks, ended }: TimeAct, me: Caller, facts: TimeFacts): TimeRefusal | null => {
  const { status } = facts.$task_id;
  if (shown && status === taskStates.sentForConfirmation) return 'awaitsConfirmation';
  if (status >= until) return 'taskIsClosed';
  if (!allows(allow, me, facts)) return 'notAllowed';
  if (locks && facts.locked) return 'timeLocked';
  return ended && facts.runs ? 'stillRuns' : null;
};
