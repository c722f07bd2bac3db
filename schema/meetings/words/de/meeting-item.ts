// Agenda items in German.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingItem } from '../../meeting-item.ts';
import type sl from '../sl/meeting-item.ts';

export default {
  one: 'Tagesordnungspunkt',
  many: 'Tagesordnung',
  count: '%{smart_count} Punkt |||| %{smart_count} Punkte',
  fields: {
    position: 'Reihenfolge',
    title: 'Punkt',
    speaker: 'Wer',
    minutes: 'Minuten',
    spent: 'Benötigt',
    since: 'Läuft seit',
    current: 'An der Reihe',
    done: 'Erledigt',
  },
  history: {
    open: 'An der Reihe',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingItem>;
