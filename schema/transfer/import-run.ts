// An import run keeps for a day which rows an import created and changed, so that the import can be undone.
import { never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, longText, readOnly, reference, text } from '../core/fields.ts';

export const importRun = defineEntity({
  name: 'import_run',
  internal: true,
  ephemeral: 'at',
  fields: {
    entity: readOnly(text({ max: 60 })),
    /** The new rows, and the earlier values of the changed ones, as JSON. */
    written: readOnly(longText({ max: 100_000_000 })),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
    undone_at: readOnly(dateTime().optional()),
  },
  title: ['entity'],
  access: { read: never },
  database: [index('entity', 'id')],
});
