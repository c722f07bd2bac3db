// A failed try is a wrong password or code: counted in the database, so that all processes together limit guessing.
import { never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, text } from '../core/fields.ts';

export const failedTry = defineEntity({
  name: 'failed_try',
  internal: true,
  fields: {
    /** A hash of the limiter and its key: a typed address or name is readable by nobody. */
    key: readOnly(text({ max: 64 })),
    at: readOnly(dateTime()),
    /** When the try stops counting. */
    ends_at: readOnly(dateTime()),
  },
  title: ['key'],
  access: { read: never },
  database: [index('key', 'at'), index('ends_at')],
});
