// The printed minutes of a meeting in French.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-paper.ts';

export default {
  title: 'Compte rendu',
  version: 'Version %{number} · %{name}, %{time}',
  when: 'Quand',
  where: 'Où',
  client: 'Client',
  organiser: 'Organisateur',
  absent: 'absent',
  until: 'pour le %{date}',
} satisfies Translation<typeof sl>;
