// A task and its project in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Teil des Projekts',
  project: 'Projekt',
  change: 'Projekt wechseln',
  help: 'Zur Wahl stehen offene Projekte dieses Kunden.',
} satisfies Translation<typeof sl>;
