// Vehicles in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { vehicle } from '../../vehicle.ts';
import type sl from '../sl/vehicle.ts';

export default {
  one: 'Fahrzeug',
  many: 'Fahrzeuge',
  count: '%{smart_count} Fahrzeug |||| %{smart_count} Fahrzeuge',
  create: 'Neues Fahrzeug',
  search: 'Name, Kennzeichen',
  empty: 'Hier stehen Firmenfahrzeuge und private Fahrzeuge. Das erste entsteht mit „Neues Fahrzeug“.',
  fields: { registration_plate: 'Kennzeichen', private_vehicle: 'Privates Fahrzeug', owner_id: 'Im Eigentum von' },
  short: { registration_plate: 'Kennz.', private_vehicle: 'Privat' },
  form: { owner: 'Eigentum' },
  help: {
    private_vehicle: 'Bei einem privaten Fahrzeug wird der Kilometerstand nicht geprüft.',
    archived: 'Archiviert steht es nicht mehr zur Wahl. Frühere Fahrten behalten es.',
  },
  values: {
    private_vehicle: { true: 'Privat', false: 'Firma' },
  },
  rules: {
    privateHasOwner: 'Wähle, wem das private Fahrzeug gehört.',
    companyHasNoOwner: 'Ein Firmenfahrzeug gehört dem Unternehmen. Lass das Feld „Im Eigentum von“ leer.',
    vehicle_registration_plate_unique: 'Ein Fahrzeug mit diesem Kennzeichen gibt es schon. Prüfe das Kennzeichen.',
  },
  permissions: {
    vehicles: {
      name: 'Fahrzeuge',
      write: { allows: 'Fahrzeuge anlegen und bearbeiten', effect: 'Legt fest, welche Fahrzeuge zur Wahl stehen.' },
      delete: { allows: 'Fahrzeuge löschen', effect: 'Ein Fahrzeug mit Fahrten lässt sich nur archivieren.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof vehicle>;
