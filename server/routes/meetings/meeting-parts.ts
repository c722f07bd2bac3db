// The parts of a meeting: participants, agenda and outcomes.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { dateTime, longText, text } from '#schema/core/fields.ts';
import { meetingItem } from '#schema/meetings/meeting-item.ts';
import { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { id } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { giveLink } from '#server/domain/meetings/address.ts';
import { removeParticipant } from '#server/domain/meetings/invitation.ts';
import { editItem, newItem, openItem, removeItem } from '#server/domain/meetings/items.ts';
import { addOutcome, editOutcome, outcomeToTask, removeOutcome } from '#server/domain/meetings/outcomes.ts';
import { inviteOne, respond, setAttendance } from '#server/domain/meetings/people.ts';
import { invitedBody, itemBody } from './meeting.ts';

const one = z.object({ id: z.int() });
const acts = { access: can('meetings.read'), returns: one, refuses: { 404: ['notFound'], 409: ['wrongState'] } } as const;
const people = { ...acts, entity: meetingParticipant } as const;
const agenda = { ...acts, entity: meetingItem } as const;
const outcomes = { ...acts, entity: meetingOutcome } as const;
const of = ({ params }: { readonly params: { readonly id: number } }) => params.id;
const part = ({ params }: { readonly params: { readonly part: number } }) => params.part;

const outcomeFields = {
  text: longText({ max: 1000 }),
  item_id: id.nullish(),
  user_id: id.nullish(),
  due: dateTime().nullish(),
};

export default resource(
  '/meeting/:id',
  {
    'POST /participant': route({
      ...people,
      status: 201,
      refuses: {
        404: ['notFound'],
        409: [
          'wrongState',
          'meeting_participant_meeting_id_user_id_unique',
          'meeting_participant_meeting_id_contact_id_unique',
          'meeting_participant_meeting_id_email_unique',
        ],
      },
      summary: 'Add somebody: a user, a contact or an e-mail address; invited with the next invitations',
      body: invitedBody,
      handle: (call) => inviteOne(call, call.me, of(call), call.body),
    }),
    'PUT /participant/:part': route({
      ...people,
      summary: 'Say who was there, and how',
      body: z.strictObject({ attendance: z.enum(['here', 'remote']).nullable() }),
      handle: (call) => setAttendance(call, call.me, of(call), part(call), call.body.attendance),
    }),
    'POST /participant/:part/link': route({
      ...people,
      status: 201,
      refuses: { 404: ['notFound'], 409: ['wrongState', 'isColleague'] },
      summary: 'Make a link for somebody outside, to be handed over by hand; the one before it dies',
      returns: z.object({
        expires_at: z.iso.datetime(),
        url: z.string().optional().describe('Where they say that they come; only in the first answer'),
        decline_url: z.string().optional().describe('Where they say that they do not'),
      }),
      handle: (call) => giveLink(call, call.me, of(call), part(call)),
    }),
    'DELETE /participant/:part': route({
      ...people,
      refuses: { 404: ['notFound'], 409: ['wrongState', 'organiserComes'] },
      summary: 'Take somebody off the meeting: their link ends, and whoever was invited gets it out of their calendar',
      handle: (call) => removeParticipant(call, call.me, of(call), part(call)),
    }),
    'PUT /respond': route({
      ...people,
      summary: 'Say whether one comes oneself',
      body: z.discriminatedUnion('answer', [
        z.strictObject({ answer: z.literal('accepted') }),
        z.strictObject({ answer: z.literal('declined'), reason: text({ max: 1000 }) }),
      ]),
      handle: (call) =>
        respond(call, call.me, of(call), { answer: call.body.answer, reason: call.body.answer === 'declined' ? call.body.reason : null }),
    }),
    'POST /item': route({
      ...agenda,
      status: 201,
      summary: 'Add an item at the end of the agenda',
      body: itemBody,
      handle: (call) => newItem(call, call.me, of(call), call.body),
    }),
    'PUT /item/:part': route({
      ...agenda,
      summary: 'Change an item, or its place in the order, counted from 1',
      body: itemBody.partial().extend({ position: z.int().min(1).max(1000).optional() }),
      handle: (call) => editItem(call, call.me, of(call), part(call), call.body),
    }),
    'DELETE /item/:part': route({
      ...agenda,
      summary: 'Take an item off the agenda; what was written on it stands above the others',
      handle: (call) => removeItem(call, call.me, of(call), part(call)),
    }),
    'PUT /item/:part/open': route({
      ...agenda,
      summary: 'Go on to this item; the one before it is done',
      handle: (call) => openItem(call, call.me, of(call), part(call)),
    }),
    'POST /outcome': route({
      ...outcomes,
      status: 201,
      refuses: { 404: ['notFound'], 409: ['wrongState', 'archivedClient'] },
      summary: 'Write down a decision or an action item; an action item at once as a task, where `as_task` says so',
      body: z.strictObject({ ...outcomeFields, kind: z.enum(['decision', 'action']), as_task: z.boolean().optional() }),
      handle: (call) => addOutcome(call, call.me, of(call), call.body),
    }),
    'PUT /outcome/:part': route({
      ...outcomes,
      summary: 'Change an outcome, or tick off an action item that became no task',
      body: z.strictObject({ ...outcomeFields, text: outcomeFields.text.optional(), done: z.boolean().optional() }),
      handle: (call) => editOutcome(call, call.me, of(call), part(call), call.body),
    }),
    'DELETE /outcome/:part': route({
      ...outcomes,
      summary: 'Take an outcome out of the minutes; its task stays',
      handle: (call) => removeOutcome(call, call.me, of(call), part(call)),
    }),
    'POST /outcome/:part/task': route({
      ...outcomes,
      status: 201,
      refuses: { 404: ['notFound'], 409: ['wrongState', 'alreadyTask', 'archivedClient'] },
      summary: 'Make a task of an action item: its words, who, by when, for the client of the meeting',
      returns: one.extend({ task_id: z.int() }),
      handle: (call) => outcomeToTask(call, call.me, of(call), part(call)),
    }),
  },
  'meeting',
);
