// Versions of minutes in Croatian.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Verzija zapisnika',
  many: 'Verzije zapisnika',
  count: '%{smart_count} verzija |||| %{smart_count} verzije |||| %{smart_count} verzija',
  fields: { meeting_id: 'Sastanak', number: 'Broj', made_by: 'Autor', made_at: 'Napravljeno', reason: 'Razlog', minutes: 'Zapisnik' },
} satisfies Translation<typeof sl>;
