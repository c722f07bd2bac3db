// An outcome of a meeting: a decision, or an action item with a responsible person and a deadline.
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
    /** The task that was created from it. */
    task_id: readOnly(reference('task', { onDelete: 'empty' }).optional()),
    /** Ticked off, where no task was created. */
    done: flag().default(false),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  title: ['text'],
  access: { read: can('meetings.read') },
  database: [index('meeting_id', 'id'), index('task_id')],
});
