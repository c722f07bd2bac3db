// A participant is invited to a meeting: somebody of the company, a contact of a client, or a plain e-mail address; and what they answered.
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
    /** As the invitation called them; who leaves a client later still took part. */
    name: readOnly(text({ max: 120 })),
    answer: readOnly(word('none', 'accepted', 'declined').default('none')),
    reason: readOnly(text({ max: 1000 }).optional()),
    answered_at: readOnly(dateTime().optional()),
    /** Who sat at the table, and who was there by phone or video. */
    attendance: word('here', 'remote').optional(),
    /** The time of the meeting in their times: the first entry of it, as long as that stands. */
    time_entry_id: readOnly(reference('time_entry', { onDelete: 'empty' }).optional()),
    /** When a mail last asked them. */
    asked_at: readOnly(dateTime().optional()),
    /** When a colleague was told again that an answer is awaited; a mail to somebody outside is reminded of by its link. */
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
