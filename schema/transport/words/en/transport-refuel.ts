// Fuel of rides in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportRefuel } from '../../transport-refuel.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Fuel',
  many: 'Fuel',
  count: '%{smart_count} refuelling |||| %{smart_count} refuellings',
  fields: { time: 'Time', liters: 'Litres', price: 'Amount', receipt_file_id: 'Receipt' },
} satisfies EntityTranslation<typeof sl, typeof transportRefuel>;
