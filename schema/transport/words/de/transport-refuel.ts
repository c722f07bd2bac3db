// Fuel of rides in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportRefuel } from '../../transport-refuel.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Kraftstoff',
  many: 'Kraftstoff',
  count: '%{smart_count} Tankfüllung |||| %{smart_count} Tankfüllungen',
  fields: { time: 'Zeit', liters: 'Liter', price: 'Betrag', receipt_file_id: 'Beleg' },
} satisfies EntityTranslation<typeof sl, typeof transportRefuel>;
