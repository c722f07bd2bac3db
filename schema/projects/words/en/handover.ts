// The printed handover of a project in English: clients read it.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/handover.ts';

export default {
  title: 'Project handover',
  preview: 'Preview – not yet confirmed',
  leader: 'Project leader',
  period: 'Period',
  comment: 'With the handover',
  tasks: 'Tasks done',
  number: 'No.',
  task: 'Task',
  work: 'Hours by work type',
} satisfies Translation<typeof sl>;
