// Prices of an hour in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { price } from '../../price.ts';
import type sl from '../sl/price.ts';

export default {
  one: 'Cijena sata',
  many: 'Cijene sata',
  count: '%{smart_count} cijena sata |||| %{smart_count} cijene sata |||| %{smart_count} cijena sata',
  create: 'Nova cijena sata',
  search: 'Napomena',
  empty:
    'Ovdje će biti cijene sata koje vrijede od određenog dana: za jednog klijenta, za tip korisnika ili za sve. Dok ih nema, vrijedi cijena vrste rada. Dodaješ ih gumbom „Nova cijena sata”.',
  fields: { hourly_price: 'Cijena sata' },
  form: { general: 'Cijena', whose: 'Za koga vrijedi' },
  help: {
    valid_from: 'Cijena vrijedi do dana od kojeg vrijedi sljedeća. Rad uzima cijenu svojeg dana.',
    client_id: 'Prazno znači za sve klijente. Cijena klijenta ima prednost.',
    user_type_id: 'Prazno znači za svakoga tko radi.',
  },
  none: { client_id: 'svi klijenti', user_type_id: 'bilo tko' },
  rules: {
    price_client_id_user_type_id_work_type_id_valid_from_unique:
      'Cijena za ovog klijenta, tip korisnika i vrstu rada od tog dana već postoji. Upiši drugi dan ili promijeni postojeću cijenu.',
    price_client_id_work_type_id_valid_from_unique:
      'Cijena za ovog klijenta i vrstu rada od tog dana već postoji. Upiši drugi dan ili promijeni postojeću cijenu.',
    price_user_type_id_work_type_id_valid_from_unique:
      'Cijena za ovaj tip korisnika i vrstu rada od tog dana već postoji. Upiši drugi dan ili promijeni postojeću cijenu.',
    price_work_type_id_valid_from_unique:
      'Opća cijena za ovu vrstu rada od tog dana već postoji. Upiši drugi dan ili promijeni postojeću cijenu.',
  },
} satisfies EntityTranslation<typeof sl, typeof price>;
