// A removal keeps deleted rows for a day, so that the user who deleted them can restore them unchanged.
import { never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const removal = defineEntity({
  name: 'removal',
  internal: true,
  expires: { after: 'at', days: 1 },
  fields: {
    /** The deleted record: `material` 12. */
    entity: readOnly(text({ max: 60 })),
    record_id: readOnly(integer({ max: 2_147_483_647 })),
    /** Its row and those deleted with it, as JSON, in the order in which they can be inserted. */
    rows: readOnly(longText({ max: 100_000_000 })),
    /** The key of its bytes in the file store, while it can be restored. */
    storage_key: readOnly(text({ max: 80 }).optional()),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
  },
  title: ['entity'],
  access: { read: never },
  database: [index('entity', 'record_id'), index('storage_key')],
});
