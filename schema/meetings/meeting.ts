// A meeting is people who talk about something at a time and a place, along an agenda, and what they agree on.
import { allOf, anyOf, can, own, related, where } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { collect, count } from '../core/facts.ts';
import { choice, dateTime, duration, integer, readOnly, reference, referenceOrZero, sequence, text } from '../core/fields.ts';

export const meetingStates = { planned: 0, inProgress: 1, stopped: 2, finished: 3, cancelled: 4 } as const;

/** Somebody of the company who is invited. */
export const invited = related('invited', 'meeting_participant', 'meeting_id', 'user_id');
/** Who leads the meeting. */
export const leadsMeeting = anyOf(own('organiser_id'), can('meetings.write'));
/** Who writes its minutes. */
export const attends = anyOf(own('organiser_id'), invited, can('meetings.write'));

export const meeting = defineEntity({
  name: 'meeting',
  fields: {
    number: sequence({ prefix: 'S-' }),
    title: text({ max: 200 }),
    client_company_id: reference('client').optional(),
    project: referenceOrZero('project'),
    /** Where it is, or the link by which one joins it. */
    place: text({ max: 300 }).optional(),
    planned_start: readOnly(dateTime()),
    planned_end: readOnly(dateTime()),
    organiser_id: readOnly(reference('user')),
    status: readOnly(choice(meetingStates).default(0)),
    /** When it began for the first time. */
    started_at: readOnly(dateTime().optional()),
    /** Since when it runs now; empty while it does not. */
    running_since: readOnly(dateTime().optional()),
    /** How long it ran, but for what runs now. */
    held_time: readOnly(duration().default(0)),
    finished_at: readOnly(dateTime().optional()),
    /** Where it stood before it was moved. */
    moved_from: readOnly(dateTime().optional()),
    change_reason: readOnly(text({ max: 1000 }).optional()),
    /** How often the invitation has changed; a calendar keeps what is newest. */
    invitation: readOnly(integer({ max: 2_147_483_647 }).default(0)),
    invited_at: readOnly(dateTime().optional()),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  paths: { detail: '/meeting/{id}' },
  title: ['title'],
  facts: {
    people: count('meeting_participant', 'meeting_id'),
    accepted: count('meeting_participant', 'meeting_id', { answer: ['accepted'] }),
    waiting_users: collect('meeting_participant', 'meeting_id', 'user_id', { answer: ['none'] }),
    actions: count('meeting_outcome', 'meeting_id', { kind: ['action'] }),
    files: count('file', 'meeting_id'),
    comments: count('comment', 'meeting_id'),
  },
  list: {
    columns: ['status', 'number', 'title', 'client_company_id', 'planned_start', 'place', 'organiser_id', 'people', 'actions'],
    hidden: [
      'planned_end',
      'started_at',
      'running_since',
      'held_time',
      'finished_at',
      'moved_from',
      'project',
      'accepted',
      'files',
      'date_added',
    ],
    carries: ['waiting_users'],
    search: ['title', 'number', 'client_company_id', 'place'],
    filters: ['status', 'client_company_id', 'project', 'organiser_id', 'planned_start', 'planned_end', 'moved_from'],
    sort: 'planned_start',
    order: 'DESC',
    lists: {
      my: { path: '/myMeetings', rows: anyOf(own('organiser_id'), invited) },
      planned: { path: '/plannedMeetings', rows: where('status', 0, 1, 2) },
      finished: { path: '/finishedMeetings', rows: where('status', 3, 4) },
    },
  },
  form: { general: ['title', 'client_company_id', 'project', 'place', 'planned_start', 'planned_end', 'organiser_id'] },
  access: { read: can('meetings.read'), create: can('meetings.read'), update: allOf(where('status', 0, 1, 2), leadsMeeting) },
  database: [
    unique('number'),
    index('status', 'planned_start'),
    index('organiser_id', 'planned_start'),
    index('client_company_id', 'planned_start'),
    index('project', 'planned_start'),
    index('moved_from').where('moved_from is not null'),
  ],
  menu: { group: 'work', icon: 'calendar-event', order: 4 },
});
