// A notification tells one user what concerns them: a mention, a task given or taken away, an answer of a client.
import { own } from './core/access.ts';
import { index } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from './core/fields.ts';

export const notification = defineEntity({
  name: 'notification',
  internal: true,
  fields: {
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    /** Key of its words. */
    kind: readOnly(text({ max: 60 })),
    entity: readOnly(text({ max: 60 })),
    entity_id: readOnly(integer({ min: 1, max: 2_147_483_647 })),
    /** What its words name, JSON. */
    parameters: readOnly(longText().optional()),
    by: readOnly(reference('user').optional()),
    at: readOnly(dateTime()),
    read_at: readOnly(dateTime().optional()),
  },
  title: ['kind'],
  access: { read: own('user_id') },
  database: [index('user_id', 'id'), index('user_id').where('read_at is null')],
});
