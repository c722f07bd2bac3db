// A participant is invited to a meeting: a user, a contact of a client, or a plain mail address; with their answer.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, email, readOnly, reference, text, word } from '../core/fields.ts';

export const meetingParticipant = defineEntity({
  name: 'meeting_participant',
  internal: true,
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    user_id: reference('user').optional(),
    contact_id: reference('contact', { onDelete: 'empty' }).optional(),
    email: email().optional(),
    /** The name as of the invitation; a contact who leaves the client later still took part. */
    name: readOnly(text({ max: 120 })),
    answer: readOnly(word('none', 'accepted', 'declined').default('none')),
    reason: readOnly(text({ max: 1000 }).optional()),
    answered_at: readOnly(dateTime().optional()),
    /** Present in the room, or by phone or video. */
    attendance: word('here', 'remote').optional(),
    /** The first time entry for the meeting in the participant's times, while that exists. */
    time_entry_id: readOnly(reference('time_entry', { onDelete: 'empty' }).optional()),
    /** When the last invitation was mailed. */
    asked_at: readOnly(dateTime().optional()),
    /** When a user was reminded to answer; people outside are reminded through their public link. */
    reminded_at: readOnly(dateTime().optional()),
  },
  title: ['name'],
  access: { read: can('meetings.read') },
  database: [
    unique('meeting_id', 'user_id'),
    unique('meeting_id', 'contact_id'),
    unique('meeting_id', 'email'),
    index('user_id', 'meeting_id'),
  ],
});
