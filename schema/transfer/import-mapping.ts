// An import mapping is what the columns of a file with this head were taken for the last time, for whoever brings in the next one.
import { never } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, longText, readOnly, reference, text } from '../core/fields.ts';

export const importMapping = defineEntity({
  name: 'import_mapping',
  internal: true,
  fields: {
    entity: readOnly(text({ max: 60 })),
    /** Tells one head from another in an index, however long it is. */
    head_hash: readOnly(text({ max: 64 })),
    /** The names of the columns, JSON. */
    head: readOnly(longText({ max: 100_000 })),
    /** The field of each column, null for one that is left out, JSON. */
    columns: readOnly(longText({ max: 10_000 })),
    /** The fields by which a row is known again, JSON. */
    known_by: readOnly(longText({ max: 1000 })),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
  },
  title: ['entity'],
  access: { read: never },
  database: [unique('entity', 'head_hash')],
});
