// Prices of an hour in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { price } from '../../price.ts';
import type sl from '../sl/price.ts';

export default {
  one: 'Hourly price',
  many: 'Hourly prices',
  count: '%{smart_count} hourly price |||| %{smart_count} hourly prices',
  create: 'New hourly price',
  search: 'Note',
  empty:
    'Hourly prices that apply from a certain day will be here: for one client, for a user type or for everybody. As long as there are none, the work type’s price applies. Add them with the button “New hourly price”.',
  fields: { hourly_price: 'Hourly price' },
  form: { general: 'Price', whose: 'Who it applies to' },
  help: {
    valid_from: 'A price applies until the next one begins. The price of the day of the work counts.',
    client_id: 'Empty means for all clients. A client’s own price comes first.',
    user_type_id: 'Empty means for everybody who works.',
  },
  none: { client_id: 'all clients', user_type_id: 'anybody' },
  rules: {
    price_client_id_user_type_id_work_type_id_valid_from_unique:
      'There is already a price for this from this day on. Choose another day or change that price.',
    price_client_id_work_type_id_valid_from_unique:
      'There is already a price for this from this day on. Choose another day or change that price.',
    price_user_type_id_work_type_id_valid_from_unique:
      'There is already a price for this from this day on. Choose another day or change that price.',
    price_work_type_id_valid_from_unique: 'There is already a price for this from this day on. Choose another day or change that price.',
  },
} satisfies EntityTranslation<typeof sl, typeof price>;
