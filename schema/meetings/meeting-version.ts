// A version of the minutes is stored when a meeting is finished, and after each correction: with author, time and reason.
import { can } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const meetingVersion = defineEntity({
  name: 'meeting_version',
  internal: true,
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    number: readOnly(integer({ min: 1, max: 10_000 })),
    made_by: readOnly(reference('user')),
    made_at: readOnly(dateTime()),
    reason: readOnly(text({ max: 1000 }).optional()),
    /** The complete minutes of this version, as JSON. */
    minutes: readOnly(longText({ max: 1_000_000 })),
  },
  title: ['number'],
  access: { read: can('meetings.read') },
  database: [unique('meeting_id', 'number')],
});
