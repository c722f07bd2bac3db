// Transport types in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportType } from '../../transport-type.ts';
import type sl from '../sl/transport-type.ts';

export default {
  one: 'Vrsta prijevoza',
  many: 'Vrste prijevoza',
  count: '%{smart_count} vrsta prijevoza |||| %{smart_count} vrste prijevoza |||| %{smart_count} vrsta prijevoza',
  create: 'Nova vrsta prijevoza',
  search: 'Naziv vrste prijevoza',
  empty:
    'Ovdje će biti vrste prijevoza, na primjer do klijenta ili po materijal, s cijenom kilometra. Dodaješ ih gumbom „Nova vrsta prijevoza”.',
  fields: { price_per_km: 'Cijena kilometra' },
  help: { price_per_km: 'Za svaki kilometar na računu klijentu.' },
  rules: { transport_type_name_unique: 'Vrsta prijevoza s tim nazivom već postoji. Odaberi drugi naziv.' },
} satisfies EntityTranslation<typeof sl, typeof transportType>;
