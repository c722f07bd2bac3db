// A task and its project in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Fait partie du projet',
  title: 'Projet de la tâche',
  project: 'Projet',
  hours: 'Les temps de cette tâche comptent dans le projet',
  planned: 'Temps prévu (h)',
  action: 'Enregistrer',
  change: 'Changer de projet',
  done: 'Tâche #%{number} : le projet est changé.',
  help: 'Les projets ouverts de ce client sont proposés.',
} satisfies Translation<typeof sl>;
