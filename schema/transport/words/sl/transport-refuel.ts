// Fuel of rides in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { transportRefuel } from '../../transport-refuel.ts';

export default {
  one: 'Gorivo',
  many: 'Gorivo',
  count: '%{smart_count} polnjenje |||| %{smart_count} polnjenji |||| %{smart_count} polnjenja |||| %{smart_count} polnjenj',
  fields: { transport_id: 'Vožnja', time: 'Čas', liters: 'Litri', price: 'Znesek', receipt_file_id: 'Račun' },
} as const satisfies Pick<EntityWords<typeof transportRefuel>, 'one' | 'many' | 'count' | 'fields'>;
