// Fuel of rides in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Kraftstoff',
  many: 'Kraftstoff',
  count: '%{smart_count} Tankfüllung |||| %{smart_count} Tankfüllungen',
  fields: { transport_id: 'Fahrt', time: 'Zeit', liters: 'Liter', price: 'Betrag', receipt_file_id: 'Beleg' },
} satisfies Translation<typeof sl>;
