// A task and its project in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Dio projekta',
  title: 'Projekt zadatka',
  project: 'Projekt',
  hours: 'Vremena ovog zadatka broje se u plan projekta',
  planned: 'Predviđeno vrijeme (h)',
  action: 'Spremi',
  change: 'Promijeni projekt',
  done: 'Zadatak #%{number}: projekt je promijenjen.',
  help: 'Odabrati možeš otvorene projekte ovog klijenta.',
} satisfies Translation<typeof sl>;
