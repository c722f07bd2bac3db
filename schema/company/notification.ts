// A notification tells a user about something that concerns them: a mention, a task assigned or withdrawn, a client's answer.
import { own } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, flag, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const notification = defineEntity({
  name: 'notification',
  internal: true,
  fields: {
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    /** Key of the notification's text. */
    kind: readOnly(text({ max: 60 })),
    entity: readOnly(text({ max: 60 })),
    entity_id: readOnly(integer({ min: 1, max: 2_147_483_647 })),
    /** Parameters of the text, as JSON. */
    parameters: readOnly(longText().optional()),
    by: readOnly(reference('user').optional()),
    at: readOnly(dateTime()),
    /** When the user's quiet hours end and the notification is shown; empty afterwards. */
    release_at: readOnly(dateTime().optional()),
    read_at: readOnly(dateTime().optional()),
    /** When the notification was mailed; empty before, or where it is not mailed. */
    mailed_at: readOnly(dateTime().optional()),
    by_mail: readOnly(flag().default(false)),
  },
  title: ['kind'],
  access: { read: own('user_id') },
  database: [
    index('user_id', 'id'),
    index('user_id').where('read_at is null'),
    index('release_at').where('release_at is not null'),
    index('id').where('by_mail and mailed_at is null'),
  ],
});
