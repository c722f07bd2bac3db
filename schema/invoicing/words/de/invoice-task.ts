// Tasks on an invoice in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceTask } from '../../invoice-task.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Abgerechnete Aufgabe',
  many: 'Abgerechnete Aufgaben',
  count: '%{smart_count} Aufgabe |||| %{smart_count} Aufgaben',
  fields: { released: 'Freigegeben' },
  rules: {
    invoice_task_task_id_unique: 'Diese Aufgabe steht schon in einer anderen Abrechnungsgruppe.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceTask>;
