// An idempotency key stores the answer to a write: a phone that repeats the call after a lost answer gets the first answer.
import { never } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const idempotencyKey = defineEntity({
  name: 'idempotency_key',
  internal: true,
  expires: { after: 'created_at', days: 7 },
  fields: {
    key: readOnly(text({ max: 200 })),
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    /** Method, path and a hash of the body: the same key with another call is refused. */
    call: readOnly(text({ max: 400 })),
    status: readOnly(integer({ max: 599 }).optional()),
    answer: readOnly(longText({ max: 1_000_000 }).optional()),
    created_at: readOnly(dateTime()),
  },
  title: ['key'],
  access: { read: never },
  database: [unique('user_id', 'key'), index('created_at')],
});
