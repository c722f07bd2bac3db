// Decisions and action items in French.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingOutcome } from '../../meeting-outcome.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Décision ou action',
  many: 'Décisions et actions',
  count: '%{smart_count} action |||| %{smart_count} actions',
  fields: { item_id: 'Point', text: 'Quoi', user_id: 'Qui', due: 'Échéance', done: 'Fait', user_added: 'Ajouté par' },
  values: { kind: { decision: 'Décision', action: 'Action' } },
  history: {
    makeTask: 'Tâche créée',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingOutcome>;
