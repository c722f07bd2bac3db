// Tasks on an invoice in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/invoice-task.ts';

export default {
  one: 'Abgerechnete Aufgabe',
  many: 'Abgerechnete Aufgaben',
  count: '%{smart_count} Aufgabe |||| %{smart_count} Aufgaben',
  fields: {
    invoice_id: 'Rechnung',
    task_id: 'Aufgabe',
    released: 'Freigegeben',
  },
  rules: {
    invoice_task_task_id_unique: 'Diese Aufgabe steht schon in einer anderen Abrechnungsgruppe.',
  },
} satisfies Translation<typeof sl>;
