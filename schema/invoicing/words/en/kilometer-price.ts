// Prices of the kilometre in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { kilometerPrice } from '../../kilometer-price.ts';
import type sl from '../sl/kilometer-price.ts';

export default {
  one: 'Price per kilometre',
  many: 'Prices per kilometre',
  count: '%{smart_count} price per kilometre |||| %{smart_count} prices per kilometre',
  create: 'New price per kilometre',
  search: 'Note',
  empty:
    'Prices per kilometre that apply from a certain day will be here: for one client or for everybody. As long as there are none, the transport type’s price applies. Add them with the button “New price per kilometre”.',
  fields: { price_per_km: 'Price per kilometre' },
  form: { general: 'Price', whose: 'Who it applies to' },
  help: {
    valid_from: 'A price applies until the next one begins. The price of the day of the ride counts.',
    client_id: 'Empty means for all clients. A client’s own price comes first.',
  },
  none: { client_id: 'all clients' },
  rules: {
    kilometer_price_client_id_transport_type_id_valid_from_unique:
      'There is already a price for this from this day on. Choose another day or change that price.',
    kilometer_price_transport_type_id_valid_from_unique:
      'There is already a price for this from this day on. Choose another day or change that price.',
  },
} satisfies EntityTranslation<typeof sl, typeof kilometerPrice>;
