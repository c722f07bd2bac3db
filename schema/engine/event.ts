// An event records who did what to which record, when and why; history, audit log and live screens read these rows.
import { can } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const event = defineEntity({
  name: 'event',
  internal: true,
  fields: {
    at: readOnly(dateTime()),
    by: readOnly(reference('user').optional()),
    entity: readOnly(text({ max: 60 })),
    entity_id: readOnly(integer({ max: 2_147_483_647 })),
    action: readOnly(text({ max: 60 })),
    /** Topics of the screens that show this change, such as `task:12`, as JSON. */
    topics: readOnly(longText()),
    /** The record whose history includes the event, such as `task:12`: the outermost record that this one is part of, or itself. */
    within: readOnly(text({ max: 80 }).optional()),
    before: readOnly(longText({ max: 1_000_000 }).optional()),
    after: readOnly(longText({ max: 1_000_000 }).optional()),
    reason: readOnly(longText().optional()),
  },
  title: ['action'],
  access: { read: can('audit.read') },
  database: [index('entity', 'entity_id', 'id'), index('within', 'id'), index('at')],
});
