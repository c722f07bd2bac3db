// Versions of minutes in French.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingVersion } from '../../meeting-version.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Version du compte rendu',
  many: 'Versions du compte rendu',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: { made_by: 'Auteur', made_at: 'Établie', reason: 'Motif', minutes: 'Compte rendu' },
} satisfies EntityTranslation<typeof sl, typeof meetingVersion>;
