// Writers of minutes in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Protokollführung',
  many: 'Protokollführungen',
  count: '%{smart_count} Protokollführung |||| %{smart_count} Protokollführungen',
  fields: { meeting_id: 'Besprechung', user_id: 'Wer', tab: 'Offene Seite', key: 'Absatz', seen_at: 'Zuletzt' },
} satisfies Translation<typeof sl>;
