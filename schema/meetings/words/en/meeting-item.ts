// Agenda items in English.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingItem } from '../../meeting-item.ts';
import type sl from '../sl/meeting-item.ts';

export default {
  one: 'Agenda item',
  many: 'Agenda',
  count: '%{smart_count} item |||| %{smart_count} items',
  fields: {
    position: 'Order',
    title: 'Item',
    speaker: 'Who',
    minutes: 'Minutes',
    spent: 'Time taken',
    since: 'Running since',
    current: 'Now',
    done: 'Done',
  },
  history: {
    open: 'Under discussion',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingItem>;
