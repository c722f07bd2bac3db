// Fuel of rides in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Carburant',
  many: 'Carburant',
  count: '%{smart_count} plein |||| %{smart_count} pleins',
  fields: { transport_id: 'Trajet', time: 'Heure', liters: 'Litres', price: 'Montant', receipt_file_id: 'Reçu' },
} satisfies Translation<typeof sl>;
