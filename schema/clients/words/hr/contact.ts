// Contacts in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { contact } from '../../contact.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Kontakt',
  many: 'Kontakti',
  count: '%{smart_count} kontakt |||| %{smart_count} kontakta |||| %{smart_count} kontakata',
  create: 'Novi kontakt',
  search: 'Ime, prezime, e-pošta, telefon',
  empty: 'Ovdje će biti ljudi kod klijenata koje zovemo i kojima pišemo. Dodaješ ih gumbom „Novi kontakt”.',
  fields: { name: 'Ime', l_name: 'Prezime' },
  form: { general: 'Osoba', reach: 'Dostupnost' },
  none: { language: 'kao klijent' },
  help: { language: 'Prazno znači jezik klijenta.' },
} satisfies EntityTranslation<typeof sl, typeof contact>;
