// Paragraphs of minutes in English.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParagraph } from '../../meeting-paragraph.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Paragraph of the minutes',
  many: 'Minutes',
  count: '%{smart_count} paragraph |||| %{smart_count} paragraphs',
  fields: {
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
} satisfies EntityTranslation<typeof sl, typeof meetingParagraph>;
