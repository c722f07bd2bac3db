// Paragraphs of minutes in Croatian.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Odlomak zapisnika',
  many: 'Zapisnik',
  count: '%{smart_count} odlomak |||| %{smart_count} odlomka |||| %{smart_count} odlomaka',
  fields: {
    meeting_id: 'Sastanak',
    item_id: 'Točka',
    key: 'Oznaka',
    position: 'Redoslijed',
    html: 'Tekst',
    edition: 'Verzija teksta',
    tab: 'Otvorena stranica',
    written_by: 'Autor',
    written_at: 'Zapisano',
    removed: 'Uklonjeno',
  },
} satisfies Translation<typeof sl>;
