// Paragraphs of minutes in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Paragraph of the minutes',
  many: 'Minutes',
  count: '%{smart_count} paragraph |||| %{smart_count} paragraphs',
  fields: {
    meeting_id: 'Meeting',
    item_id: 'Item',
    key: 'Mark',
    position: 'Order',
    html: 'Text',
    edition: 'Version of the text',
    tab: 'Open page',
    written_by: 'Author',
    written_at: 'Written',
    removed: 'Removed',
  },
} satisfies Translation<typeof sl>;
