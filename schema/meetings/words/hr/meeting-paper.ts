// The printed minutes of a meeting in Croatian.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paper.ts';

export default {
  title: 'Zapisnik',
  version: 'Verzija %{number} · %{name}, %{time}',
  when: 'Kada',
  where: 'Gdje',
  client: 'Klijent',
  organiser: 'Saziva',
  absent: 'odsutnost',
  until: 'do %{date}',
} satisfies Translation<typeof sl>;
