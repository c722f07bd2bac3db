// The printed minutes of a meeting in German.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paper.ts';

export default {
  title: 'Protokoll',
  version: 'Fassung %{number} · %{name}, %{time}',
  when: 'Wann',
  where: 'Wo',
  client: 'Kunde',
  organiser: 'Es lädt ein',
  absent: 'abwesend',
  until: 'bis %{date}',
} satisfies Translation<typeof sl>;
