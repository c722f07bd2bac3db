// A notification choice is how one user wants to be told of one kind of news: in the app, by mail as well, or not at all.
import { own } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { readOnly, reference, text, word } from '../core/fields.ts';
import { channels } from './notification-kinds.ts';

export const notificationChoice = defineEntity({
  name: 'notification_choice',
  internal: true,
  fields: {
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    kind: readOnly(text({ max: 60 })),
    channel: readOnly(word(...channels)),
  },
  title: ['kind'],
  access: { read: own('user_id') },
  database: [unique('user_id', 'kind')],
});
