// The page of a client in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-page.ts';

export default {
  newTask: 'Tâche pour ce client',
  hours: 'Heures',
  person: 'Personne',
  workType: 'Type de travail',
  tasks: 'Tâches',
  time: 'Temps',
  sum: 'Total %{year}',
  year: 'Année',
  noHours: 'Aucune heure travaillée pour ce client.',
  noHoursHint: 'Les heures viennent du travail sur les tâches de ce client.',
  noneInYear: 'Aucune heure en %{year}.',
  sameVat: '%{name} a le même numéro de TVA.',
} satisfies Translation<typeof sl>;
