// Transport types in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportType } from '../../transport-type.ts';
import type sl from '../sl/transport-type.ts';

export default {
  one: 'Fahrtart',
  many: 'Fahrtarten',
  count: '%{smart_count} Fahrtart |||| %{smart_count} Fahrtarten',
  create: 'Neue Fahrtart',
  search: 'Name der Fahrtart',
  empty:
    'Hier stehen die Fahrtarten, zum Beispiel zum Kunden oder Material holen, mit ihrem Kilometerpreis. Die erste entsteht mit „Neue Fahrtart“.',
  fields: { price_per_km: 'Kilometerpreis' },
  help: { price_per_km: 'Für jeden Kilometer auf der Rechnung an den Kunden.' },
  rules: { transport_type_name_unique: 'Eine Fahrtart mit diesem Namen gibt es schon. Wähle einen anderen Namen.' },
  permissions: {
    transport_types: {
      name: 'Fahrtarten',
      read: { allows: 'Fahrtarten und Kilometerpreise ansehen', effect: 'Sieht, was ein Kilometer kostet.' },
      write: {
        allows: 'Fahrtarten anlegen und bearbeiten',
        effect: 'Ein neuer Kilometerpreis gilt für Rechnungen, die noch nicht ausgestellt sind.',
      },
      delete: { allows: 'Fahrtarten löschen', effect: 'Eine verwendete Fahrtart lässt sich nicht löschen.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof transportType>;
