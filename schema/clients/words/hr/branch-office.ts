// Branch offices in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { branchOffice } from '../../branch-office.ts';
import type sl from '../sl/branch-office.ts';

export default {
  one: 'Lokacija',
  many: 'Lokacije',
  count: '%{smart_count} lokacija |||| %{smart_count} lokacije |||| %{smart_count} lokacija',
  create: 'Nova lokacija',
  search: 'Naziv, adresa, mjesto',
  empty: 'Ovdje će biti mjesta na kojima radimo za klijente: kotlovnice, trgovine, škole. Dodaješ ih gumbom „Nova lokacija”.',
  fields: { title: 'Naziv', standing_notes: 'Stalne napomene' },
  form: { address: 'Adresa' },
  help: {
    address: 'Mjesto dopunjujemo iz poštanskog broja.',
    standing_notes: 'Šifra vrata, pas, gdje parkirati: piše na svakom zadatku ovdje.',
  },
} satisfies EntityTranslation<typeof sl, typeof branchOffice>;
