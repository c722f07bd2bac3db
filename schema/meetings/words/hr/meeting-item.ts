// Agenda items in Croatian.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingItem } from '../../meeting-item.ts';
import type sl from '../sl/meeting-item.ts';

export default {
  one: 'Točka dnevnog reda',
  many: 'Dnevni red',
  count: '%{smart_count} točka |||| %{smart_count} točke |||| %{smart_count} točaka',
  fields: {
    position: 'Redoslijed',
    title: 'Točka',
    speaker: 'Tko',
    minutes: 'Minute',
    spent: 'Potrošeno',
    since: 'Traje od',
    current: 'Na redu',
    done: 'Obavljeno',
  },
  history: {
    open: 'Na redu',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingItem>;
