// Versions of minutes in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Fassung des Protokolls',
  many: 'Fassungen des Protokolls',
  count: '%{smart_count} Fassung |||| %{smart_count} Fassungen',
  fields: {
    meeting_id: 'Besprechung',
    number: 'Nummer',
    made_by: 'Erstellt von',
    made_at: 'Erstellt',
    reason: 'Grund',
    minutes: 'Protokoll',
  },
} satisfies Translation<typeof sl>;
