// Paragraphs of minutes in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Absatz des Protokolls',
  many: 'Protokoll',
  count: '%{smart_count} Absatz |||| %{smart_count} Absätze',
  fields: {
    meeting_id: 'Besprechung',
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
} satisfies Translation<typeof sl>;
