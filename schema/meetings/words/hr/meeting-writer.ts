// Writers of minutes in Croatian.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Zapisničar',
  many: 'Zapisničari',
  count: '%{smart_count} zapisničar |||| %{smart_count} zapisničara |||| %{smart_count} zapisničara',
  fields: { meeting_id: 'Sastanak', user_id: 'Tko', tab: 'Otvorena stranica', key: 'Odlomak', seen_at: 'Zadnji put' },
} satisfies Translation<typeof sl>;
