// Tasks on an invoice in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Tâche facturée',
  many: 'Tâches facturées',
  count: '%{smart_count} tâche |||| %{smart_count} tâches',
  fields: {
    invoice_id: 'Facture',
    task_id: 'Tâche',
    released: 'Libérée',
  },
  rules: {
    invoice_task_task_id_unique: 'Cette tâche est déjà dans un autre groupe à facturer.',
  },
} satisfies Translation<typeof sl>;
