// Tasks on an invoice in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceTask } from '../../invoice-task.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Invoiced task',
  many: 'Invoiced tasks',
  count: '%{smart_count} task |||| %{smart_count} tasks',
  fields: { released: 'Released' },
  rules: {
    invoice_task_task_id_unique: 'This task is already in another invoicing group.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceTask>;
