// The printed handover of a project in French: clients read it.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/handover.ts';

export default {
  title: 'Remise du projet',
  preview: 'Aperçu – pas encore confirmé',
  leader: 'Responsable du projet',
  period: 'Période',
  comment: 'À la remise',
  tasks: 'Tâches réalisées',
  number: 'N°',
  task: 'Tâche',
  work: 'Heures par type de travail',
} satisfies Translation<typeof sl>;
