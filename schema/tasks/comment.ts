// A comment is a message in the chat of a task, an offer, a project or a meeting; mentioned users are notified.
import { signedIn } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, longText, readOnly, reference, references } from '../core/fields.ts';

export const comment = defineEntity({
  name: 'comment',
  internal: true,
  fields: {
    /** The record with the chat: the target of each cascading reference has one. */
    task_id: readOnly(reference('task', { onDelete: 'cascade' }).optional()),
    offer_id: readOnly(reference('offer', { onDelete: 'cascade' }).optional()),
    project_id: readOnly(reference('project', { onDelete: 'cascade' }).optional()),
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' }).optional()),
    user_id: readOnly(reference('user')),
    text: longText({ max: 4000 }),
    mentions: references('user'),
    date_added: readOnly(dateTime()),
  },
  title: ['text'],
  access: { read: signedIn },
  database: [index('task_id', 'id'), index('offer_id', 'id'), index('project_id', 'id'), index('meeting_id', 'id'), index('user_id')],
});
