// Contacts in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { contact } from '../../contact.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Kontakt',
  many: 'Kontakte',
  count: '%{smart_count} Kontakt |||| %{smart_count} Kontakte',
  create: 'Neuer Kontakt',
  search: 'Vorname, Nachname, E-Mail, Telefon',
  empty: 'Hier stehen die Personen bei Kunden, die wir anrufen und denen wir schreiben. Der erste Eintrag entsteht mit „Neuer Kontakt“.',
  fields: { name: 'Vorname', l_name: 'Nachname' },
  form: { general: 'Person', reach: 'Erreichbarkeit' },
  none: { language: 'wie der Kunde' },
  help: { language: 'Leer heißt: Sprache des Kunden.' },
} satisfies EntityTranslation<typeof sl, typeof contact>;
