// Tasks on an invoice in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { invoiceTask } from '../../invoice-task.ts';

export default {
  one: 'Naloga na računu',
  many: 'Naloge na računu',
  count: '%{smart_count} naloga |||| %{smart_count} nalogi |||| %{smart_count} naloge |||| %{smart_count} nalog',
  fields: { released: 'Sproščeno' },
  rules: {
    invoice_task_task_id_unique: 'Ta naloga je že v drugi skupini za račun.',
  },
} as const satisfies Pick<EntityWords<typeof invoiceTask>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules'>;
