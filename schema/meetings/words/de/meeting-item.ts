// Agenda items in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-item.ts';

export default {
  one: 'Tagesordnungspunkt',
  many: 'Tagesordnung',
  count: '%{smart_count} Punkt |||| %{smart_count} Punkte',
  fields: {
    meeting_id: 'Besprechung',
    position: 'Reihenfolge',
    title: 'Punkt',
    speaker: 'Wer',
    minutes: 'Minuten',
    spent: 'Benötigt',
    since: 'Läuft seit',
    current: 'An der Reihe',
    done: 'Erledigt',
  },
} satisfies Translation<typeof sl>;
