// A client merge joins two clients that are the same company; what it moved is kept, so that it can be taken back for a day.
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
    /** Each reference that pointed at the merged client: entity, field, id and version after the move, JSON. */
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
