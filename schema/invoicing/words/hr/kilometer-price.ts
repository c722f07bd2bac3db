// Prices of the kilometre in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { kilometerPrice } from '../../kilometer-price.ts';
import type sl from '../sl/kilometer-price.ts';

export default {
  one: 'Cijena kilometra',
  many: 'Cijene kilometra',
  count: '%{smart_count} cijena kilometra |||| %{smart_count} cijene kilometra |||| %{smart_count} cijena kilometra',
  create: 'Nova cijena kilometra',
  search: 'Napomena',
  empty:
    'Ovdje će biti cijene kilometra koje vrijede od određenog dana: za jednog klijenta ili za sve. Dok ih nema, vrijedi cijena vrste prijevoza. Dodaješ ih gumbom „Nova cijena kilometra”.',
  fields: { price_per_km: 'Cijena kilometra' },
  form: { general: 'Cijena', whose: 'Za koga vrijedi' },
  help: {
    valid_from: 'Cijena vrijedi do dana od kojeg vrijedi sljedeća. Vožnja uzima cijenu svojeg dana.',
    client_id: 'Prazno znači za sve klijente. Cijena klijenta ima prednost.',
  },
  none: { client_id: 'svi klijenti' },
  rules: {
    kilometer_price_client_id_transport_type_id_valid_from_unique:
      'Cijena za ovog klijenta i vrstu prijevoza od tog dana već postoji. Upiši drugi dan ili promijeni postojeću cijenu.',
    kilometer_price_transport_type_id_valid_from_unique:
      'Opća cijena za ovu vrstu prijevoza od tog dana već postoji. Upiši drugi dan ili promijeni postojeću cijenu.',
  },
} satisfies EntityTranslation<typeof sl, typeof kilometerPrice>;
