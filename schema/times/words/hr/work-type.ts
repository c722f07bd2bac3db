// Work types in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { workType } from '../../work-type.ts';
import type sl from '../sl/work-type.ts';

export default {
  one: 'Vrsta rada',
  many: 'Vrste rada',
  count: '%{smart_count} vrsta rada |||| %{smart_count} vrste rada |||| %{smart_count} vrsta rada',
  create: 'Nova vrsta rada',
  search: 'Naziv vrste rada',
  empty: 'Ovdje će biti vrste rada, na primjer montaža ili pregled, s cijenom sata. Dodaješ ih gumbom „Nova vrsta rada”.',
  fields: { hourly_price: 'Cijena sata', default_multiplier: 'Zadani faktor', counts_as_work: 'Računa se kao rad' },
  short: { default_multiplier: 'Faktor' },
  help: {
    hourly_price: 'Za sat na računu klijentu, pomnoženo faktorom.',
    default_multiplier: 'Vrijedi samo za račun klijentu. Plaću određuje sat u kojem je rad obavljen.',
    counts_as_work: 'Isključi za vrijeme koje se ne računa u radno vrijeme.',
    archived: 'Arhivirana se više ne nudi. Stara je vremena zadržavaju.',
  },
  values: {
    counts_as_work: { true: 'Računa se kao rad', false: 'Ne računa se kao rad' },
  },
  rules: { work_type_name_unique: 'Vrsta rada s tim nazivom već postoji. Odaberi drugi naziv.' },
  permissions: {
    work_types: {
      name: 'Vrste rada',
      read: { allows: 'Vidi vrste rada i njihove cijene', effect: 'Vidi koliko stoji sat svake vrste rada.' },
      write: { allows: 'Stvara i uređuje vrste rada', effect: 'Nova cijena sata vrijedi na računima koji još nisu izdani.' },
      delete: { allows: 'Briše vrste rada', effect: 'Vrsta rada koja je u upotrebi može se samo arhivirati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof workType>;
