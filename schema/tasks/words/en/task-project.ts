// A task and its project in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Part of the project',
  title: 'Project of the task',
  project: 'Project',
  hours: 'Times of this task count in the project’s plan',
  planned: 'Planned time (h)',
  action: 'Save',
  change: 'Change project',
  done: 'Task #%{number}: the project is changed.',
  help: 'Open projects of this client can be chosen.',
} satisfies Translation<typeof sl>;
