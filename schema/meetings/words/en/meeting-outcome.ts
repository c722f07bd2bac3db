// Decisions and action items in English.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingOutcome } from '../../meeting-outcome.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Decision or action item',
  many: 'Decisions and action items',
  count: '%{smart_count} action item |||| %{smart_count} action items',
  fields: { item_id: 'Item', text: 'What', user_id: 'Who', due: 'Due', done: 'Done' },
  values: { kind: { decision: 'Decision', action: 'Action item' } },
  history: {
    makeTask: 'Task created',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingOutcome>;
