// A meeting brings people together at a time and place, with an agenda, minutes and outcomes.
import { allOf, anyOf, can, own, related, where } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { collect, count } from '../core/facts.ts';
import { choice, dateTime, duration, integer, readOnly, reference, referenceOrZero, sequence, text } from '../core/fields.ts';

export const meetingStates = { planned: 0, inProgress: 1, stopped: 2, finished: 3, cancelled: 4 } as const;
const tones = { planned: 'ready', inProgress: 'active', stopped: 'paused', finished: 'done', cancelled: 'refused' } as const;

/** The caller is an invited user. */
export const invited = related('invited', 'meeting_participant', 'meeting_id', 'user_id');
/** The caller may lead the meeting. */
export const leadsMeeting = anyOf(own('organiser_id'), can('meetings.write'));
/** The caller may write its minutes. */
export const attends = anyOf(own('organiser_id'), invited, can('meetings.write'));

export const meeting = defineEntity({
  name: 'meeting',
  fields: {
    number: sequence({ prefix: 'S-' }),
    title: text({ max: 200 }),
    client_company_id: reference('client').optional(),
    project: referenceOrZero('project'),
    /** The place, or the link of a video call. */
    place: text({ max: 300 }).optional(),
    planned_start: readOnly(dateTime()),
    planned_end: readOnly(dateTime()),
    organiser_id: readOnly(reference('user')),
    status: readOnly(choice(meetingStates, tones).default(0)),
    /** When it first began. */
    started_at: readOnly(dateTime().optional()),
    /** When the running part began; empty while the meeting is not running. */
    running_since: readOnly(dateTime().optional()),
    /** How long it ran, without the part that is running. */
    held_time: readOnly(duration().default(0)),
    finished_at: readOnly(dateTime().optional()),
    /** The start before the meeting was moved. */
    moved_from: readOnly(dateTime().optional()),
    change_reason: readOnly(text({ max: 1000 }).optional()),
    /** The number of changes of the invitation; a calendar keeps the highest. */
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
  menu: { group: 'work', icon: 'calendar-event', order: 4, daily: true },
});
