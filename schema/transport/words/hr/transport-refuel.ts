// Fuel of rides in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportRefuel } from '../../transport-refuel.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Gorivo',
  many: 'Gorivo',
  count: '%{smart_count} točenje |||| %{smart_count} točenja |||| %{smart_count} točenja',
  fields: { time: 'Vrijeme', liters: 'Litre', price: 'Iznos', receipt_file_id: 'Račun' },
} satisfies EntityTranslation<typeof sl, typeof transportRefuel>;
