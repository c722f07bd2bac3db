// Versions of minutes in German.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingVersion } from '../../meeting-version.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Fassung des Protokolls',
  many: 'Fassungen des Protokolls',
  count: '%{smart_count} Fassung |||| %{smart_count} Fassungen',
  fields: { made_by: 'Erstellt von', made_at: 'Erstellt', reason: 'Grund', minutes: 'Protokoll' },
} satisfies EntityTranslation<typeof sl, typeof meetingVersion>;
