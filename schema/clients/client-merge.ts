// A client merge joins two records of the same company; the moved references are kept, so that it can be undone for a day.
import { can } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, longText, readOnly, reference } from '../core/fields.ts';

export const clientMerge = defineEntity({
  name: 'client_merge',
  internal: true,
  fields: {
    kept_id: readOnly(reference('client')),
    merged_id: readOnly(reference('client')),
    /** Each reference that pointed at the merged client, as JSON: entity, field, id and version after the move. */
    moved: readOnly(longText({ max: 10_000_000 })),
    by: readOnly(reference('user')),
    at: readOnly(dateTime()),
    undone_by: readOnly(reference('user').optional()),
    undone_at: readOnly(dateTime().optional()),
  },
  title: ['at'],
  access: { read: can('clients.read') },
  database: [index('kept_id', 'id'), index('merged_id', 'id')],
});
