// Decisions and action items in French.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Décision ou action',
  many: 'Décisions et actions',
  count: '%{smart_count} action |||| %{smart_count} actions',
  fields: {
    meeting_id: 'Réunion',
    item_id: 'Point',
    kind: 'Type',
    text: 'Quoi',
    user_id: 'Qui',
    due: 'Échéance',
    task_id: 'Tâche',
    done: 'Fait',
    user_added: 'Ajouté par',
    date_added: 'Ajouté',
  },
  values: { kind: { decision: 'Décision', action: 'Action' } },
} satisfies Translation<typeof sl>;
