// Agenda items in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-item.ts';

export default {
  one: 'Agenda item',
  many: 'Agenda',
  count: '%{smart_count} item |||| %{smart_count} items',
  fields: {
    meeting_id: 'Meeting',
    position: 'Order',
    title: 'Item',
    speaker: 'Who',
    minutes: 'Minutes',
    spent: 'Time taken',
    since: 'Running since',
    current: 'Now',
    done: 'Done',
  },
} satisfies Translation<typeof sl>;
