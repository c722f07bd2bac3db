// The workflow of a meeting, from the plan to the final minutes.
import { dateTime, reference, text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { attends, invited, leadsMeeting, meeting, meetingStates } from './meeting.ts';

const open = ['planned', 'inProgress', 'stopped'] as const;

export const meetingWorkflow = defineWorkflow(meeting, 'status', {
  states: meetingStates,
  guards: {},
  transitions: {
    start: { from: 'planned', to: 'inProgress', allow: leadsMeeting },
    stop: { from: 'inProgress', to: 'stopped', allow: leadsMeeting },
    continue: { from: 'stopped', to: 'inProgress', allow: leadsMeeting },
    finish: { from: ['inProgress', 'stopped'], to: 'finished', allow: leadsMeeting },
    move: {
      from: 'planned',
      to: 'same',
      allow: leadsMeeting,
      input: { planned_start: dateTime(), planned_end: dateTime(), change_reason: text({ max: 1000 }).optional() },
    },
    cancel: { from: 'planned', to: 'cancelled', allow: leadsMeeting, input: { change_reason: text({ max: 1000 }) } },
    /** Editing the agenda, the participants and the head of the page. */
    prepare: { from: open, to: 'same', allow: leadsMeeting, path: '', untold: true },
    invite: { from: open, to: 'same', allow: leadsMeeting },
    /** Creates a new link to hand over in person, shown once; the earlier one becomes invalid. */
    handLink: { from: open, to: 'same', allow: leadsMeeting, method: 'POST', path: 'participant/{part}/link', untold: true },
    respond: { from: open, to: 'same', allow: invited, untold: true },
    write: { from: open, to: 'same', allow: attends, path: 'minutes' },
    correct: { from: 'finished', to: 'same', allow: leadsMeeting, input: { reason: text({ max: 1000 }) } },
    makeTask: {
      from: ['inProgress', 'stopped', 'finished'],
      to: 'same',
      allow: attends,
      method: 'POST',
      path: 'outcome/{part}/task',
      untold: true,
    },
    mailMinutes: { from: 'finished', to: 'same', allow: attends },
    addFile: { from: [...open, 'finished'], to: 'same', allow: attends, method: 'POST', path: 'file', untold: true },
    comment: {
      from: [...open, 'finished', 'cancelled'],
      to: 'same',
      allow: meeting.access.read,
      method: 'POST',
      path: 'comment',
      untold: true,
    },
    bookTime: {
      from: ['stopped', 'finished'],
      to: 'same',
      allow: leadsMeeting,
      method: 'POST',
      input: { task_id: reference('task'), work_type_id: reference('work_type') },
    },
  },
});
