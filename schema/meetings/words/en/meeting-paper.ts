// The printed minutes of a meeting in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paper.ts';

export default {
  title: 'Minutes',
  version: 'Version %{number} · %{name}, %{time}',
  when: 'When',
  where: 'Where',
  client: 'Client',
  organiser: 'Organiser',
  absent: 'absent',
  until: 'by %{date}',
} satisfies Translation<typeof sl>;
