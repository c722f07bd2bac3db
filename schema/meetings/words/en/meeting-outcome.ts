// Decisions and action items in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Decision or action item',
  many: 'Decisions and action items',
  count: '%{smart_count} action item |||| %{smart_count} action items',
  fields: {
    meeting_id: 'Meeting',
    item_id: 'Item',
    kind: 'Kind',
    text: 'What',
    user_id: 'Who',
    due: 'Due',
    task_id: 'Task',
    done: 'Done',
    user_added: 'Added by',
    date_added: 'Added',
  },
  values: { kind: { decision: 'Decision', action: 'Action item' } },
} satisfies Translation<typeof sl>;
