// Versions of minutes in Croatian.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingVersion } from '../../meeting-version.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Verzija zapisnika',
  many: 'Verzije zapisnika',
  count: '%{smart_count} verzija |||| %{smart_count} verzije |||| %{smart_count} verzija',
  fields: { made_by: 'Autor', made_at: 'Napravljeno', reason: 'Razlog', minutes: 'Zapisnik' },
} satisfies EntityTranslation<typeof sl, typeof meetingVersion>;
