// A time entry is the work of one user on one task from start to stop, or a stay from arrival to departure, pauses included; its periods are the sub-times.
import { allOf, anyOf, can, own, signedIn, through } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, dateTime, duration, flag, longText, readOnly, reference, word } from '../core/fields.ts';
import { tellsTimes, worksOn } from '../tasks/task.ts';

/** Work and attendance are counted beside each other: somebody present may work on a task, and somebody at a client's works without being present. */
export const timeClasses = ['work', 'attendance'] as const;
export type TimeClass = (typeof timeClasses)[number];
/** Times on the task of a terminal are attendance. */
export const classOn = ({ registration_terminal_task }: Readonly<Record<string, unknown>>): TimeClass =>
  registration_terminal_task ? 'attendance' : 'work';

export const workingStates = { running: 0, paused: 1, stopped: 2 } as const;

/** Everybody reads times of work; times at a terminal only the user and those who correct times or keep attendance. */
export const readsTimes = anyOf(own('user_id'), through('task_id', 'task', tellsTimes));

export const timeEntry = defineEntity({
  name: 'time_entry',
  internal: true,
  fields: {
    task_id: readOnly(reference('task', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    class: readOnly(word(...timeClasses).default('work')),
    work_type_id: reference('work_type'),
    status: readOnly(choice(workingStates).default(2)),
    status_since: readOnly(dateTime()),
    total_time: readOnly(duration().default(0)),
    notes: longText({ max: 4000 }).optional(),
    final_notes: longText({ max: 4000 }).optional(),
    non_invoiced_part: flag().default(false),
    non_invoiced_time: duration().default(0),
    non_invoiced_comment: longText({ max: 1000 }).optional(),
  },
  title: ['user_id'],
  access: {
    read: signedIn,
    // Own times while the caller is on the task; all times with `tasks.times`.
    update: anyOf(can('tasks.times'), allOf(own('user_id'), through('task_id', 'task', worksOn))),
  },
  rules: {
    notMoreThanWorked: { field: 'non_invoiced_time', holds: (entry) => entry.non_invoiced_time <= entry.total_time },
  },
  database: [
    unique('user_id', 'class').where('status = 0'),
    unique('task_id', 'user_id').where('status < 2'),
    index('task_id', 'user_id', 'status'),
    index('task_id').where('status = 0'),
    index('user_id', 'status'),
    index('work_type_id'),
  ],
});
