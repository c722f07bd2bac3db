// Contacts in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Kontakt',
  many: 'Kontakti',
  count: '%{smart_count} kontakt |||| %{smart_count} kontakta |||| %{smart_count} kontakata',
  create: 'Novi kontakt',
  search: 'Ime, prezime, e-pošta, telefon',
  empty: 'Ovdje će biti ljudi kod klijenata koje zovemo i kojima pišemo. Dodaješ ih gumbom „Novi kontakt”.',
  fields: {
    client_id: 'Klijent',
    branch_office_id: 'Lokacija',
    name: 'Ime',
    l_name: 'Prezime',
    email: 'E-pošta',
    phone: 'Telefon',
    language: 'Jezik',
  },
  form: { general: 'Osoba', reach: 'Dostupnost' },
  none: { language: 'kao klijent' },
  help: { language: 'Prazno znači jezik klijenta.' },
} satisfies Translation<typeof sl>;
