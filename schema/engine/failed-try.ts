// A failed try is a wrong password or code: counted in the database, so that guessing is slowed down by all processes together.
import { never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, text } from '../core/fields.ts';

export const failedTry = defineEntity({
  name: 'failed_try',
  internal: true,
  fields: {
    /** A hash of what was tried and by whom: an address or a name that was typed is nobody's to read. */
    key: readOnly(text({ max: 64 })),
    at: readOnly(dateTime()),
    /** From then on it counts no more. */
    ends_at: readOnly(dateTime()),
  },
  title: ['key'],
  access: { read: never },
  database: [index('key', 'at'), index('ends_at')],
});
