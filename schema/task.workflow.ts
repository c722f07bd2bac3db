// The life of a task, from a call to a line on an invoice.
import { allOf, anyOf, can, own, signedIn, where } from './core/access.ts';
import { longText, reference, text } from './core/fields.ts';
import { defineWorkflow } from './core/workflow.ts';
import { ownsTask, task, taskStates, worksOn } from './task.ts';

const onTheClock = where('registration_terminal_task', false);

export const taskWorkflow = defineWorkflow(task, 'status', {
  states: taskStates,
  guards: {
    nobodyWorks: (task: Readonly<Record<string, unknown>>) => task.working_users as readonly number[],
    nobodyRuns: (task: Readonly<Record<string, unknown>>) => task.running_users as readonly number[],
  },
  transitions: {
    take: { from: 'unassigned', to: 'open', allow: allOf(signedIn, onTheClock), method: 'PUT' },
    give: {
      from: ['unassigned', 'open', 'inProgress', 'waiting'],
      to: { unassigned: 'open' },
      allow: allOf(onTheClock, anyOf(own('company_user_id'), can('tasks.users'), can('tasks.manage'))),
      asks: { user_id: reference('user') },
      path: 'give/{user_id}',
    },
    steal: { from: 'open', to: 'open', allow: allOf(onTheClock, can('tasks.steal')) },
    addUser: {
      from: ['unassigned', 'open', 'inProgress', 'waiting'],
      to: 'same',
      allow: allOf(onTheClock, can('tasks.users')),
      asks: { user_id: reference('user') },
      path: 'user/{user_id}',
    },
    removeUser: {
      from: ['unassigned', 'open', 'inProgress', 'waiting'],
      to: 'same',
      allow: allOf(onTheClock, can('tasks.users')),
      asks: { user_id: reference('user') },
      method: 'DELETE',
      path: 'user/{user_id}',
    },
    start: {
      from: ['open', 'inProgress', 'waiting'],
      to: 'act',
      allow: worksOn,
      method: 'POST',
      asks: { work_type_id: reference('work_type') },
    },
    continue: { from: ['open', 'inProgress', 'waiting'], to: 'act', allow: worksOn },
    pause: { from: 'inProgress', to: 'act', allow: worksOn },
    stop: {
      from: ['inProgress', 'waiting'],
      to: 'act',
      allow: worksOn,
      method: 'POST',
      asks: { final_notes: longText({ max: 4000 }).optional() },
    },
    wait: {
      from: ['open', 'inProgress'],
      to: 'waiting',
      allow: ownsTask,
      require: ['nobodyRuns'],
      asks: { waiting_reason: text({ max: 1000 }) },
    },
  },
});
