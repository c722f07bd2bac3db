// An outcome is what a meeting agrees on: a decision, or an action item: what, who, by when.
import { can } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, flag, longText, readOnly, reference, word } from '../core/fields.ts';

export const meetingOutcome = defineEntity({
  name: 'meeting_outcome',
  internal: true,
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    item_id: reference('meeting_item', { onDelete: 'empty' }).optional(),
    kind: word('decision', 'action'),
    text: longText({ max: 1000 }),
    user_id: reference('user').optional(),
    due: dateTime().optional(),
    /** The task that it became. */
    task_id: readOnly(reference('task', { onDelete: 'empty' }).optional()),
    /** Ticked off, where it became no task. */
    done: flag().default(false),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  title: ['text'],
  access: { read: can('meetings.read') },
  database: [index('meeting_id', 'id'), index('task_id')],
});
