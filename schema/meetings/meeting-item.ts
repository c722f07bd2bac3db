// An agenda item is a topic of a meeting: its speaker, its planned and its actual duration.
import { can } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, duration, flag, integer, readOnly, reference, text } from '../core/fields.ts';

export const meetingItem = defineEntity({
  name: 'meeting_item',
  internal: true,
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    position: readOnly(integer({ max: 1000 }).default(0)),
    title: text({ max: 200 }),
    /** A name, or »all«. */
    speaker: text({ max: 120 }).optional(),
    minutes: integer({ min: 1, max: 600 }).default(10),
    /** The actual duration, without the part that is running. */
    spent: readOnly(duration().default(0)),
    since: readOnly(dateTime().optional()),
    current: readOnly(flag().default(false)),
    done: readOnly(flag().default(false)),
  },
  title: ['title'],
  access: { read: can('meetings.read') },
  database: [index('meeting_id', 'position')],
});
