// A task and its project in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Dio projekta',
  project: 'Projekt',
  change: 'Promijeni projekt',
  help: 'Odabrati možeš otvorene projekte ovog klijenta.',
} satisfies Translation<typeof sl>;
