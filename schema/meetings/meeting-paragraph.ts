// A paragraph of the minutes: the smallest part that two writers can change at once without one seeing the other's overwritten.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, flag, integer, readOnly, reference, richText, text } from '../core/fields.ts';

export const meetingParagraph = defineEntity({
  name: 'meeting_paragraph',
  internal: true,
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    /** Of which agenda item it tells; empty for what stands above them all. */
    item_id: readOnly(reference('meeting_item', { onDelete: 'empty' }).optional()),
    /** Given by whoever writes it, so that it is the same one when it is sent twice. */
    key: readOnly(text({ max: 40 })),
    position: readOnly(integer({ max: 2_147_483_647 })),
    html: readOnly(richText()),
    /** Raised with each change of the words; a writer says which one was before their eyes. */
    edition: readOnly(integer({ max: 2_147_483_647 }).default(1)),
    /** The open page that wrote it last. */
    tab: readOnly(text({ max: 40 })),
    written_by: readOnly(reference('user')),
    written_at: readOnly(dateTime()),
    /** Taken out: kept, so that a writer who still has it before their eyes hears of it. */
    removed: readOnly(flag().default(false)),
  },
  title: ['key'],
  access: { read: can('meetings.read') },
  database: [unique('meeting_id', 'key'), index('meeting_id', 'position')],
});
