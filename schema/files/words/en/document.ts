// Printed work orders in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Work order',
  many: 'Work orders',
  count: '%{smart_count} work order |||| %{smart_count} work orders',
  fields: {
    task_id: 'Task',
    project_id: 'Project',
    name: 'File',
    kind: 'Issue',
    language: 'Language',
    file_id: 'File',
    created_by: 'Made by',
    created_at: 'Made',
  },
  values: { kind: { preview: 'preview', printout: 'printout' } },
} satisfies Translation<typeof sl>;
