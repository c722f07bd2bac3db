// Branch offices in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { branchOffice } from '../../branch-office.ts';
import type sl from '../sl/branch-office.ts';

export default {
  one: 'Standort',
  many: 'Standorte',
  count: '%{smart_count} Standort |||| %{smart_count} Standorte',
  create: 'Neuer Standort',
  search: 'Name, Adresse, Ort',
  empty:
    'Hier stehen die Orte, an denen wir für Kunden arbeiten: Kesselräume, Geschäfte, Schulen. Der erste Eintrag entsteht mit „Neuer Standort“.',
  fields: { title: 'Name', standing_notes: 'Ständige Hinweise' },
  form: { address: 'Adresse', notes: 'Hinweise' },
  help: {
    address: 'Der Ort ergibt sich aus der Postleitzahl.',
    standing_notes: 'Türcode, Hund, Parkplatz: steht bei jeder Aufgabe an diesem Standort.',
  },
} satisfies EntityTranslation<typeof sl, typeof branchOffice>;
