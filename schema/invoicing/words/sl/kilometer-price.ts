// Prices of the kilometre in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { kilometerPrice } from '../../kilometer-price.ts';

export default {
  one: 'Cena kilometra',
  many: 'Cene kilometra',
  count:
    '%{smart_count} cena kilometra |||| %{smart_count} ceni kilometra |||| %{smart_count} cene kilometra |||| %{smart_count} cen kilometra',
  create: 'Nova cena kilometra',
  search: 'Opomba',
  empty:
    'Tu bodo cene kilometra, ki veljajo od določenega dne: za eno stranko ali za vse. Dokler jih ni, velja cena vrste prevoza. Dodaš jih z gumbom »Nova cena kilometra«.',
  fields: { price_per_km: 'Cena kilometra' },
  form: { general: 'Cena', whose: 'Za koga velja' },
  help: {
    valid_from: 'Cena velja do dneva, od katerega velja naslednja. Vožnja vzame ceno svojega dne.',
    client_id: 'Prazno pomeni za vse stranke. Cena stranke ima prednost.',
  },
  none: { client_id: 'vse stranke' },
  rules: {
    kilometer_price_client_id_transport_type_id_valid_from_unique:
      'Za to stranko in vrsto prevoza cena od tega dne že obstaja. Vpiši drug dan ali popravi obstoječo ceno.',
    kilometer_price_transport_type_id_valid_from_unique:
      'Za to vrsto prevoza splošna cena od tega dne že obstaja. Vpiši drug dan ali popravi obstoječo ceno.',
  },
} as const satisfies EntityWords<typeof kilometerPrice>;
