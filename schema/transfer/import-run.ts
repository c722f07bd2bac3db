// An import that was written remembers for a day what it made and what it changed, so that all of it can be taken back.
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
    /** The new rows, and the changed ones with what they were, JSON. */
    written: readOnly(longText({ max: 100_000_000 })),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
    undone_at: readOnly(dateTime().optional()),
  },
  title: ['entity'],
  access: { read: never },
  database: [index('entity', 'id')],
});
