// Tasks on an invoice in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceTask } from '../../invoice-task.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Tâche facturée',
  many: 'Tâches facturées',
  count: '%{smart_count} tâche |||| %{smart_count} tâches',
  fields: { released: 'Libérée' },
  rules: {
    invoice_task_task_id_unique: 'Cette tâche est déjà dans un autre groupe à facturer.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceTask>;
