// Fuel of rides in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Fuel',
  many: 'Fuel',
  count: '%{smart_count} refuelling |||| %{smart_count} refuellings',
  fields: { transport_id: 'Ride', time: 'Time', liters: 'Litres', price: 'Amount', receipt_file_id: 'Receipt' },
} satisfies Translation<typeof sl>;
