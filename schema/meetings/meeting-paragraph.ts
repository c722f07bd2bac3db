// A paragraph of the minutes: two writers can change different paragraphs at once without overwriting each other.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, flag, integer, readOnly, reference, richText, text } from '../core/fields.ts';

export const meetingParagraph = defineEntity({
  name: 'meeting_paragraph',
  internal: true,
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    /** The agenda item that it belongs to; empty for the introduction. */
    item_id: readOnly(reference('meeting_item', { onDelete: 'empty' }).optional()),
    /** Given by the writer's page, so that a paragraph that is sent twice is stored once. */
    key: readOnly(text({ max: 40 })),
    position: readOnly(integer({ max: 2_147_483_647 })),
    html: readOnly(richText()),
    /** Raised with each change of the text; a writer sends the edition that they saw. */
    edition: readOnly(integer({ max: 2_147_483_647 }).default(1)),
    /** The browser tab that wrote it last. */
    tab: readOnly(text({ max: 40 })),
    written_by: readOnly(reference('user')),
    written_at: readOnly(dateTime()),
    /** Deleted, but kept so that a writer who still sees it is told. */
    removed: readOnly(flag().default(false)),
  },
  title: ['key'],
  access: { read: can('meetings.read') },
  database: [unique('meeting_id', 'key'), index('meeting_id', 'position')],
});
