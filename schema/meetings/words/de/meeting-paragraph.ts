// Paragraphs of minutes in German.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParagraph } from '../../meeting-paragraph.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Absatz des Protokolls',
  many: 'Protokoll',
  count: '%{smart_count} Absatz |||| %{smart_count} Absätze',
  fields: {
    item_id: 'Punkt',
    key: 'Kennung',
    position: 'Reihenfolge',
    html: 'Text',
    edition: 'Textfassung',
    tab: 'Offene Seite',
    written_by: 'Verfasst von',
    written_at: 'Geschrieben',
    removed: 'Entfernt',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingParagraph>;
