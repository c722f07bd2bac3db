// Versions of minutes in French.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Version du compte rendu',
  many: 'Versions du compte rendu',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: { meeting_id: 'Réunion', number: 'Numéro', made_by: 'Auteur', made_at: 'Établie', reason: 'Motif', minutes: 'Compte rendu' },
} satisfies Translation<typeof sl>;
