// A task and its project in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Part of the project',
  project: 'Project',
  change: 'Change project',
  help: 'Open projects of this client can be chosen.',
} satisfies Translation<typeof sl>;
