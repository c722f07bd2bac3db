// Tasks on an invoice in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Invoiced task',
  many: 'Invoiced tasks',
  count: '%{smart_count} task |||| %{smart_count} tasks',
  fields: {
    invoice_id: 'Invoice',
    task_id: 'Task',
    released: 'Released',
  },
  rules: {
    invoice_task_task_id_unique: 'This task is already in another invoicing group.',
  },
} satisfies Translation<typeof sl>;
