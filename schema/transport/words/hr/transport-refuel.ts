// Fuel of rides in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-refuel.ts';

export default {
  one: 'Gorivo',
  many: 'Gorivo',
  count: '%{smart_count} točenje |||| %{smart_count} točenja |||| %{smart_count} točenja',
  fields: { transport_id: 'Vožnja', time: 'Vrijeme', liters: 'Litre', price: 'Iznos', receipt_file_id: 'Račun' },
} satisfies Translation<typeof sl>;
