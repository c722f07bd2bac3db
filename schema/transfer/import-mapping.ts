// An import mapping remembers how the columns of files with the same header were mapped last, for the next import.
import { never } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, longText, readOnly, reference, text } from '../core/fields.ts';

export const importMapping = defineEntity({
  name: 'import_mapping',
  internal: true,
  fields: {
    entity: readOnly(text({ max: 60 })),
    /** A hash of the header, so that an index can hold it, however long it is. */
    head_hash: readOnly(text({ max: 64 })),
    /** The names of the columns, as JSON. */
    head: readOnly(longText({ max: 100_000 })),
    /** The field of each column, null for an ignored one, as JSON. */
    columns: readOnly(longText({ max: 10_000 })),
    /** The fields by which a line matches an existing row, as JSON. */
    known_by: readOnly(longText({ max: 1000 })),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
  },
  title: ['entity'],
  access: { read: never },
  database: [unique('entity', 'head_hash')],
});
