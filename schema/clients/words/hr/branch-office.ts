// Branch offices in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/branch-office.ts';

export default {
  one: 'Lokacija',
  many: 'Lokacije',
  count: '%{smart_count} lokacija |||| %{smart_count} lokacije |||| %{smart_count} lokacija',
  create: 'Nova lokacija',
  search: 'Naziv, adresa, mjesto',
  empty: 'Ovdje će biti mjesta na kojima radimo za klijente: kotlovnice, trgovine, škole. Dodaješ ih gumbom „Nova lokacija”.',
  fields: {
    client_id: 'Klijent',
    title: 'Naziv',
    address: 'Adresa',
    zip: 'Poštanski broj',
    town: 'Mjesto',
    country: 'Država',
    standing_notes: 'Stalne napomene',
  },
  form: { general: 'Općenito', address: 'Adresa', notes: 'Napomene' },
  help: {
    address: 'Mjesto dopunjujemo iz poštanskog broja.',
    standing_notes: 'Šifra vrata, pas, gdje parkirati: piše na svakom zadatku ovdje.',
  },
} satisfies Translation<typeof sl>;
