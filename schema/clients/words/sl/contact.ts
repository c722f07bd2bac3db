// Contacts in Slovenian.

import type { EntityWords } from '../../../core/entity-words.ts';
import type { contact } from '../../contact.ts';

export default {
  one: 'Kontakt',
  many: 'Kontakti',
  count: '%{smart_count} kontakt |||| %{smart_count} kontakta |||| %{smart_count} kontakti |||| %{smart_count} kontaktov',
  create: 'Nov kontakt',
  search: 'Ime, priimek, e-pošta, telefon',
  empty: 'Tu bodo ljudje pri strankah, ki jih kličemo in jim pišemo. Dodaš jih z gumbom »Nov kontakt«.',
  fields: { name: 'Ime', l_name: 'Priimek' },
  form: { general: 'Oseba', reach: 'Dosegljivost' },
  help: { language: 'Prazno pomeni jezik stranke.' },
  none: { language: 'kot stranka' },
} as const satisfies EntityWords<typeof contact>;
