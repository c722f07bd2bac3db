// Prices of an hour in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { price } from '../../price.ts';

export default {
  one: 'Cena ure',
  many: 'Cene ur',
  count: '%{smart_count} cena ure |||| %{smart_count} ceni ure |||| %{smart_count} cene ure |||| %{smart_count} cen ure',
  create: 'Nova cena ure',
  search: 'Opomba',
  empty:
    'Tu bodo cene ur, ki veljajo od določenega dne: za eno stranko, za tip uporabnika ali za vse. Dokler jih ni, velja cena vrste dela. Dodaš jih z gumbom »Nova cena ure«.',
  fields: { hourly_price: 'Cena ure' },
  form: { general: 'Cena', whose: 'Za koga velja' },
  help: {
    valid_from: 'Cena velja do dneva, od katerega velja naslednja. Delo vzame ceno svojega dne.',
    client_id: 'Prazno pomeni za vse stranke. Cena stranke ima prednost.',
    user_type_id: 'Prazno pomeni za vsakogar, ki dela.',
  },
  none: { client_id: 'vse stranke', user_type_id: 'kdorkoli' },
  rules: {
    price_client_id_user_type_id_work_type_id_valid_from_unique:
      'Za to stranko, tip uporabnika in vrsto dela cena od tega dne že obstaja. Vpiši drug dan ali popravi obstoječo ceno.',
    price_client_id_work_type_id_valid_from_unique:
      'Za to stranko in vrsto dela cena od tega dne že obstaja. Vpiši drug dan ali popravi obstoječo ceno.',
    price_user_type_id_work_type_id_valid_from_unique:
      'Za ta tip uporabnika in vrsto dela cena od tega dne že obstaja. Vpiši drug dan ali popravi obstoječo ceno.',
    price_work_type_id_valid_from_unique:
      'Za to vrsto dela splošna cena od tega dne že obstaja. Vpiši drug dan ali popravi obstoječo ceno.',
  },
} as const satisfies EntityWords<typeof price>;
