// The workflow of a project, from its first task through the handover to the invoice.
import { allOf, anyOf, linkHolder, never, own, signedIn, where } from '../core/access.ts';
import { language, references, text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { leadsProject, project, projectStates, worksOnProject } from './project.ts';

/** The states from which a handover can begin, in which tasks can still be excluded. */
const beforeHandover = ['open', 'finishedWithoutHandover'] as const;

export const projectWorkflow = defineWorkflow(project, 'status', {
  states: projectStates,
  guards: {
    // Each task was sent to the client or is further, except the excluded ones.
    tasksDone: (project: Readonly<Record<string, unknown>>) => {
      const excluded = new Set(project.excluded_tasks as readonly number[]);
      return (project.open_tasks as readonly number[]).filter((id) => !excluded.has(id));
    },
  },
  about: { tasksDone: 'task' },
  transitions: {
    excludeTasks: {
      from: [...beforeHandover, 'waitingForLeader'],
      to: 'same',
      allow: leadsProject,
      input: { excluded_tasks: references('task') },
      path: 'handover/exclude',
    },
    startHandover: {
      from: beforeHandover,
      to: 'waitingForLeader',
      allow: worksOnProject,
      require: ['tasksDone'],
      input: { comment: text({ max: 1000 }).optional() },
      path: 'handover/start',
    },
    approveHandover: {
      from: 'waitingForLeader',
      to: 'waitingForClient',
      allow: leadsProject,
      require: ['tasksDone'],
      input: { language: language().optional() },
      path: 'handover/approve',
    },
    declineHandover: {
      from: 'waitingForLeader',
      to: 'open',
      allow: leadsProject,
      input: { reason: text({ max: 1000 }) },
      path: 'handover/decline',
    },
    stopHandover: {
      from: ['waitingForLeader', 'waitingForClient'],
      to: 'open',
      allow: anyOf(leadsProject, allOf(own('handover_by'), where('status', projectStates.waitingForLeader))),
      path: 'handover/stop',
    },
    // The client gets a new link; the earlier one becomes invalid.
    resendHandover: {
      from: 'waitingForClient',
      to: 'same',
      allow: leadsProject,
      input: { language: language().optional() },
      path: 'handover/resend',
    },
    // The client signs at once on the leader's device.
    signHandover: { from: 'waitingForClient', to: 'same', allow: leadsProject, path: 'handover/sign' },
    confirm: { from: 'waitingForClient', to: 'finished', allow: linkHolder, input: { name: text({ max: 120 }) } },
    decline: { from: 'waitingForClient', to: 'open', allow: linkHolder, input: { reason: text({ max: 1000 }) } },
    addFile: {
      from: [...beforeHandover, 'waitingForLeader'],
      to: 'same',
      allow: worksOnProject,
      method: 'POST',
      path: 'file',
      untold: true,
    },
    comment: {
      from: ['open', 'waitingForLeader', 'waitingForClient', 'finished', 'finishedWithoutHandover'],
      to: 'same',
      allow: signedIn,
      method: 'POST',
      path: 'comment',
      untold: true,
    },
    finish: { from: 'open', to: 'finishedWithoutHandover', allow: leadsProject },
    // Made only by an invoice, and undone by its cancellation, which restores the project's earlier state.
    invoice: { from: ['finished', 'finishedWithoutHandover'], to: 'invoiced', allow: never },
    cancel: { from: 'invoiced', to: 'act', leads: ['finished', 'finishedWithoutHandover'], allow: never },
  },
});
