// The workflow of a task, from the client's call to the invoice line.
import { allOf, anyOf, type Caller, can, linkHolder, never, own, signedIn, where } from '../core/access.ts';
import { choice, dateTime, duration, flag, longText, reference, referenceOrZero, references, text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { ownsTask, priorities, task, taskStates, worksOn } from './task.ts';

const reason = text({ max: 1000 });
const onTheClock = where('registration_terminal_task', false);
/** Owner, team, and users with `tasks.manage`: they may enter work and material. */
const contributes = anyOf(worksOn, can('tasks.manage'));
/** The states in which the task's document may change; not `sentForConfirmation`. */
const editable = ['unassigned', 'open', 'inProgress', 'waiting'] as const;
const notInvoiced = [...editable, 'sentForConfirmation', 'confirmed'] as const;

export const taskWorkflow = defineWorkflow(task, 'status', {
  states: taskStates,
  guards: {
    nobodyWorks: (task: Readonly<Record<string, unknown>>) => task.working_users as readonly number[],
    nobodyRuns: (task: Readonly<Record<string, unknown>>) => task.running_users as readonly number[],
    nobodyDrives: (task: Readonly<Record<string, unknown>>) => task.driving_users as readonly number[],
    // A task in a project has the project's client.
    noProject: (task: Readonly<Record<string, unknown>>) => task.project === 0,
    noGroup: (task: Readonly<Record<string, unknown>>) => task.invoices as readonly number[],
    noLinkLives: (task: Readonly<Record<string, unknown>>) => task.status !== taskStates.sentForConfirmation,
    // The owner cannot take over their own task.
    anotherOwns: (task: Readonly<Record<string, unknown>>, me: Caller | null) => task.company_user_id !== me?.id,
  },
  about: { noGroup: 'invoice' },
  transitions: {
    take: { from: 'unassigned', to: 'open', allow: allOf(signedIn, onTheClock), method: 'PUT' },
    give: {
      from: editable,
      to: { unassigned: 'open' },
      allow: allOf(onTheClock, anyOf(own('company_user_id'), can('tasks.users'), can('tasks.manage'))),
      input: { user_id: reference('user') },
      path: 'give/{user_id}',
    },
    steal: { from: 'open', to: 'open', allow: allOf(onTheClock, can('tasks.steal')), require: ['anotherOwns'] },
    addUser: {
      from: editable,
      to: 'same',
      allow: allOf(onTheClock, can('tasks.users')),
      input: { user_id: reference('user') },
      path: 'user/{user_id}',
    },
    removeUser: {
      from: editable,
      to: 'same',
      allow: allOf(onTheClock, can('tasks.users')),
      input: { user_id: reference('user') },
      method: 'DELETE',
      path: 'user/{user_id}',
    },
    start: {
      from: ['open', 'inProgress', 'waiting'],
      to: 'act',
      leads: ['inProgress'],
      allow: worksOn,
      method: 'POST',
      input: { work_type_id: reference('work_type') },
    },
    continue: { from: ['open', 'inProgress', 'waiting'], to: 'act', leads: ['inProgress'], allow: worksOn },
    pause: { from: 'inProgress', to: 'act', leads: ['inProgress', 'waiting'], allow: worksOn },
    stop: {
      from: ['inProgress', 'waiting'],
      to: 'act',
      leads: ['inProgress', 'waiting'],
      allow: worksOn,
      method: 'POST',
      input: { final_notes: longText({ max: 4000 }).optional(), ended_at: dateTime().optional() },
    },
    wait: {
      from: ['open', 'inProgress'],
      to: 'waiting',
      allow: ownsTask,
      require: ['nobodyRuns'],
      input: { waiting_reason: text({ max: 1000 }) },
    },
    // Without a client there is nobody to ask: the task is confirmed at once.
    close: {
      from: ['open', 'inProgress', 'waiting', 'sentForConfirmation'],
      to: 'act',
      leads: ['sentForConfirmation', 'confirmed'],
      allow: allOf(onTheClock, ownsTask),
      require: ['nobodyWorks', 'nobodyDrives'],
    },
    withdraw: { from: 'sentForConfirmation', to: 'waiting', allow: ownsTask },
    // The client signs at once on the device of whoever is there.
    signHere: { from: 'sentForConfirmation', to: 'same', allow: ownsTask, path: 'sign' },
    // Called by staff for a client who confirmed by phone, or by the client through the link.
    confirm: {
      from: 'sentForConfirmation',
      to: 'confirmed',
      allow: anyOf(linkHolder, can('tasks.manage')),
      input: { name: text({ max: 120 }), note: text({ max: 1000 }).optional() },
    },
    decline: { from: 'sentForConfirmation', to: 'waiting', allow: linkHolder, input: { reason } },
    reject: {
      from: ['unassigned', 'open', 'inProgress', 'waiting', 'sentForConfirmation'],
      to: 'rejected',
      allow: allOf(onTheClock, ownsTask),
      require: ['nobodyWorks', 'nobodyDrives'],
      input: { reason },
    },
    reopen: {
      from: ['confirmed', 'rejected'],
      to: 'waiting',
      allow: anyOf(can('tasks.reopen'), allOf(own('company_user_id'), where('status', taskStates.rejected))),
      require: ['noGroup'],
      input: { reason },
    },
    // Made only by an invoice, and undone by its cancellation.
    invoice: { from: 'confirmed', to: 'invoiced', allow: never },
    cancelInvoice: { from: 'invoiced', to: 'confirmed', allow: never },
    edit: {
      from: editable,
      to: 'same',
      allow: ownsTask,
      input: { title: text({ max: 200 }), description: longText().optional() },
      path: 'description',
    },
    editNotes: {
      from: editable,
      to: 'same',
      allow: contributes,
      input: { additional_comment: longText().optional() },
      path: 'additionalNotes',
    },
    changeTags: {
      from: [...editable, 'sentForConfirmation', 'confirmed'],
      to: 'same',
      allow: anyOf(own('company_user_id'), can('tasks.tags'), can('tasks.manage')),
      input: { tags: references('tag') },
      path: 'tags',
      untold: true,
    },
    changeDeadline: {
      from: editable,
      to: 'same',
      allow: ownsTask,
      input: { deadline: dateTime().optional() },
      path: 'deadline',
      untold: true,
    },
    changeProject: {
      from: editable,
      to: 'same',
      allow: allOf(onTheClock, ownsTask),
      input: { project: referenceOrZero('project'), project_hours: flag(), planned_time: duration().optional() },
      path: 'project',
      untold: true,
    },
    changePriority: {
      from: editable,
      to: 'same',
      allow: ownsTask,
      input: { priority: choice(priorities) },
      path: 'priority',
      untold: true,
    },
    changeClient: {
      from: editable,
      to: 'same',
      allow: allOf(onTheClock, ownsTask),
      require: ['noProject'],
      input: { client_company_id: reference('client'), branch_office_id: reference('branch_office').optional() },
      path: 'client',
    },
    // The link that was sent stays with whom it went to, until the task is sent again.
    changeContact: {
      from: [...editable, 'sentForConfirmation'],
      to: 'same',
      allow: allOf(onTheClock, ownsTask),
      input: { contact_id: reference('contact') },
      path: 'contact/{contact_id}',
    },
    addTime: {
      from: editable,
      to: 'same',
      allow: anyOf(worksOn, can('tasks.times')),
      method: 'POST',
      path: 'time',
      input: { work_type_id: reference('work_type') },
      untold: true,
    },
    startTransport: { from: ['open', 'inProgress', 'waiting'], to: 'same', allow: allOf(onTheClock, worksOn), untold: true },
    addTransport: {
      from: editable,
      to: 'same',
      allow: allOf(onTheClock, anyOf(worksOn, can('tasks.times'))),
      method: 'POST',
      path: 'transport',
      untold: true,
    },
    addMaterial: { from: editable, to: 'same', allow: contributes, method: 'POST', path: 'material', untold: true },
    addFile: { from: editable, to: 'same', allow: contributes, method: 'POST', path: 'file', untold: true },
    comment: { from: notInvoiced, to: 'same', allow: signedIn, method: 'POST', path: 'comment', untold: true },
    remove: {
      from: [...notInvoiced, 'rejected'],
      to: 'same',
      allow: allOf(onTheClock, anyOf(own('company_user_id'), can('tasks.delete'))),
      require: ['nobodyWorks', 'nobodyDrives', 'noLinkLives', 'noGroup'],
      method: 'DELETE',
    },
  },
});
