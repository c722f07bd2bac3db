// A task and its project in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Fait partie du projet',
  project: 'Projet',
  change: 'Changer de projet',
  help: 'Les projets ouverts de ce client sont proposés.',
} satisfies Translation<typeof sl>;
