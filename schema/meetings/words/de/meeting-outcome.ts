// Decisions and action items in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Beschluss oder Maßnahme',
  many: 'Beschlüsse und Maßnahmen',
  count: '%{smart_count} Maßnahme |||| %{smart_count} Maßnahmen',
  fields: {
    meeting_id: 'Besprechung',
    item_id: 'Punkt',
    kind: 'Art',
    text: 'Was',
    user_id: 'Wer',
    due: 'Frist',
    task_id: 'Aufgabe',
    done: 'Erledigt',
    user_added: 'Erfasst von',
    date_added: 'Erfasst',
  },
  values: { kind: { decision: 'Beschluss', action: 'Maßnahme' } },
} satisfies Translation<typeof sl>;
