// Decisions and action items in German.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingOutcome } from '../../meeting-outcome.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Beschluss oder Maßnahme',
  many: 'Beschlüsse und Maßnahmen',
  count: '%{smart_count} Maßnahme |||| %{smart_count} Maßnahmen',
  fields: { item_id: 'Punkt', text: 'Was', user_id: 'Wer', due: 'Frist', done: 'Erledigt', date_added: 'Erfasst' },
  values: { kind: { decision: 'Beschluss', action: 'Maßnahme' } },
  history: {
    makeTask: 'Aufgabe angelegt',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingOutcome>;
