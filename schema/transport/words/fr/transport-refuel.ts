// Fuel of rides in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportRefuel } from '../../transport-refuel.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Carburant',
  many: 'Carburant',
  count: '%{smart_count} plein |||| %{smart_count} pleins',
  fields: { time: 'Heure', liters: 'Litres', price: 'Montant', receipt_file_id: 'Reçu' },
} satisfies EntityTranslation<typeof sl, typeof transportRefuel>;
