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
  permissions: {
    transport_types: {
      name: 'Vrste prijevoza',
      read: { allows: 'Vidi vrste prijevoza i cijene kilometra', effect: 'Vidi koliko stoji kilometar.' },
      write: { allows: 'Stvara i uređuje vrste prijevoza', effect: 'Nova cijena kilometra vrijedi na računima koji još nisu izdani.' },
      delete: { allows: 'Briše vrste prijevoza', effect: 'Vrsta prijevoza koja je u upotrebi ne može se izbrisati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof transportType>;
