// A removal keeps the rows that somebody took away for a day, so that whoever did it can have them back as they were.
import { never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const removal = defineEntity({
  name: 'removal',
  internal: true,
  expires: { after: 'at', days: 1 },
  fields: {
    /** What was taken away: `material` 12. */
    entity: readOnly(text({ max: 60 })),
    record_id: readOnly(integer({ max: 2_147_483_647 })),
    /** Its row and those that went with it, JSON, in the order in which they can be inserted. */
    rows: readOnly(longText({ max: 100_000_000 })),
    /** Under which its bytes lie in the file store, as long as it can come back. */
    storage_key: readOnly(text({ max: 80 }).optional()),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
  },
  title: ['entity'],
  access: { read: never },
  database: [index('entity', 'record_id'), index('storage_key')],
});
