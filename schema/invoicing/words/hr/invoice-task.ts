// Tasks on an invoice in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceTask } from '../../invoice-task.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Zadatak na računu',
  many: 'Zadaci na računu',
  count: '%{smart_count} zadatak |||| %{smart_count} zadatka |||| %{smart_count} zadataka',
  fields: { released: 'Oslobođeno' },
  rules: {
    invoice_task_task_id_unique: 'Ovaj je zadatak već u drugoj skupini za račun.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceTask>;
