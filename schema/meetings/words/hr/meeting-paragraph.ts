// Paragraphs of minutes in Croatian.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParagraph } from '../../meeting-paragraph.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Odlomak zapisnika',
  many: 'Zapisnik',
  count: '%{smart_count} odlomak |||| %{smart_count} odlomka |||| %{smart_count} odlomaka',
  fields: {
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
} satisfies EntityTranslation<typeof sl, typeof meetingParagraph>;
