// Meetings: planned, changed, moved, invited to, held and finished, and read for their page.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { transitionStatesOf } from '#schema/core/entity.ts';
import { field } from '#schema/core/field-info.ts';
import { dateTime, email, integer, text } from '#schema/core/fields.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingWorkflow } from '#schema/meetings/meeting.workflow.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { id, idOrZero } from '#server/core/http/id.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import { continueMeeting, finishMeeting, startMeeting, stopMeeting } from '#server/domain/meetings/clock.ts';
import { earlierMeetings, meetingDetail, openActions } from '#server/domain/meetings/detail.ts';
import { inviteAll } from '#server/domain/meetings/invitation.ts';
import { cancelMeeting, createMeeting, editMeeting, moveMeeting } from '#server/domain/meetings/life.ts';
import { entryFile } from '../../domain/meetings/calendar-entry.ts';

const nullableText = z.string().nullable();
const instant = z.iso.datetime();
const access = can('meetings.read');
const transitions = meetingWorkflow.transitions;
/** A missing value, an empty text and null all mean the same: no value. */
const free = (max: number) =>
  field(z.union([text({ max }), z.literal('').transform(() => null), z.null()]), { kind: 'text', max }).optional();

export const invitedBody = z.union([
  z.strictObject({ user_id: id }),
  z.strictObject({ contact_id: id }),
  z.strictObject({ email: email() }),
]);
export const itemBody = z.strictObject({
  title: text({ max: 200 }),
  speaker: free(120),
  minutes: integer({ min: 1, max: 600 }).optional(),
});

const outcome = z.object({
  id: z.int(),
  meeting_id: z.int(),
  item_id: z.int().nullable(),
  kind: z.enum(['decision', 'action']),
  text: z.string(),
  user_id: z.int().nullable(),
  user_name: nullableText,
  due: instant.nullable(),
  done: z.boolean(),
  task_id: z.int().nullable(),
  task_number: z.int().nullable(),
  task_status: z.literal(Object.values(taskStates)).nullable(),
  task_title: nullableText,
});
const openAction = outcome.extend({ meeting_number: z.int() });
const version = z.object({ number: z.int(), made_by: z.int(), made_by_name: z.string(), made_at: instant, reason: nullableText });
const detail = meeting.record.extend({
  $transitions: transitionStatesOf(meetingWorkflow).describe('What the caller may do now, or why not'),
  participants: z.array(
    z.object({
      id: z.int(),
      user_id: z.int().nullable(),
      contact_id: z.int().nullable(),
      email: nullableText,
      name: z.string(),
      client: nullableText.describe('Whose contact it is'),
      answer: z.enum(['none', 'accepted', 'declined']),
      reason: nullableText,
      answered_at: instant.nullable(),
      attendance: z.enum(['here', 'remote']).nullable(),
      asked_at: instant.nullable().describe('When they were last invited'),
    }),
  ),
  items: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      title: z.string(),
      speaker: nullableText,
      minutes: z.int(),
      spent: z.int().describe('Seconds, but for what runs now'),
      since: instant.nullable(),
      current: z.boolean(),
      done: z.boolean(),
    }),
  ),
  outcomes: z.array(outcome),
  versions: z.array(version).describe('Of the minutes that stand, the newest first'),
});

const acts = {
  access,
  returns: meeting.record,
  entity: meeting,
  refuses: { 404: ['notFound'], 409: ['wrongState'], 412: ['stale'] },
} as const;
const reads = { access, refuses: { 404: ['notFound'] } } as const;

export default resource('/meeting', {
  'POST /': route({
    access,
    summary: 'Plan a meeting, with its people and its agenda; whoever calls it together is the first of them',
    body: z.strictObject({
      title: text({ max: 200 }),
      client_company_id: id.nullish(),
      project: idOrZero.optional(),
      place: free(300),
      planned_start: dateTime(),
      planned_end: dateTime(),
      organiser_id: id.optional(),
      participants: z.array(invitedBody).max(100).default([]),
      agenda: z.array(itemBody).max(50).default([]),
    }),
    entity: meeting,
    returns: meeting.record,
    status: 201,
    refuses: { 409: ['archivedClient'], 422: ['invalid'] },
    handle: (call) => createMeeting(call, call.me, call.body),
  }),
  'GET /open_actions': route({
    access,
    summary: 'Action items that are still to be done: of the caller, and of the meetings that they organise',
    returns: z.array(openAction),
    handle: ({ database, me }) => openActions(database, me),
  }),
  'GET /:id': route({
    ...reads,
    summary: 'One meeting with its people, agenda, outcomes, versions and transitions',
    returns: detail,
    handle: ({ database, me, params }) => meetingDetail(database, me, params.id),
  }),
  'GET /:id/earlier': route({
    ...reads,
    summary: 'The earlier meetings with the same client or project, and their action items that are still open',
    returns: z.object({
      meetings: z.array(z.object({ id: z.int(), number: z.int(), title: z.string(), planned_start: instant, status: z.int() })),
      actions: z.array(openAction),
    }),
    handle: ({ database, me, params }) => earlierMeetings(database, me, params.id),
  }),
  'GET /:id/calendar': route({
    ...reads,
    summary: 'The entry for a calendar, as an .ics file; a later one takes its place',
    returns: z.string(),
    produces: 'text/calendar',
    handle: async ({ database, me, params, reply }) => {
      const { text: body, name } = await entryFile(database, me, params.id);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      reply.raw = { body, type: 'text/calendar; charset=utf-8' };
      return '';
    },
  }),
  'PUT /:id': route({
    ...acts,
    refuses: { ...acts.refuses, 409: ['wrongState', 'archivedClient'] },
    summary: 'Change title, client and place; who is invited already gets the change into their calendar',
    body: z.strictObject({
      title: text({ max: 200 }).optional(),
      client_company_id: id.nullish(),
      project: idOrZero.optional(),
      place: free(300),
    }),
    handle: (call) => editMeeting(call, call.me, which(call), call.body),
  }),
  'PUT /:id/move': route({
    ...acts,
    refuses: { ...acts.refuses, 422: ['invalid'] },
    summary: 'Move a planned meeting to another time; everybody is asked anew',
    body: z.strictObject({ ...transitions.move.input, change_reason: free(1000) }),
    handle: (call) => moveMeeting(call, call.me, which(call), call.body),
  }),
  'PUT /:id/cancel': route({
    ...acts,
    summary: 'Cancel a planned meeting; it leaves the calendars',
    body: z.strictObject(transitions.cancel.input),
    handle: (call) => cancelMeeting(call, call.me, which(call), call.body.change_reason),
  }),
  'PUT /:id/start': route({ ...acts, summary: 'Begin, with the first item', handle: (call) => startMeeting(call, call.me, which(call)) }),
  'PUT /:id/stop': route({ ...acts, summary: 'Stop the clock', handle: (call) => stopMeeting(call, call.me, which(call)) }),
  'PUT /:id/continue': route({ ...acts, summary: 'Go on', handle: (call) => continueMeeting(call, call.me, which(call)) }),
  'PUT /:id/finish': route({
    ...acts,
    summary: 'End the meeting; its minutes stand as their first version',
    handle: (call) => finishMeeting(call, call.me, which(call)),
  }),
  'PUT /:id/invite': route({
    ...acts,
    summary: 'Send the invitations that nobody has got yet',
    returns: z.object({ mailed: z.int(), told: z.int() }),
    handle: (call) => inviteAll(call, call.me, call.params.id),
  }),
});
