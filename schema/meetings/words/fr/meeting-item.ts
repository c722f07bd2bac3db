// Agenda items in French.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingItem } from '../../meeting-item.ts';
import type sl from '../sl/meeting-item.ts';

export default {
  one: 'Point à l’ordre du jour',
  many: 'Ordre du jour',
  count: '%{smart_count} point |||| %{smart_count} points',
  fields: {
    position: 'Ordre',
    title: 'Point',
    speaker: 'Qui',
    minutes: 'Minutes',
    spent: 'Passé',
    since: 'En cours depuis',
    current: 'En cours',
    done: 'Traité',
  },
  history: {
    open: 'Point en cours',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingItem>;
