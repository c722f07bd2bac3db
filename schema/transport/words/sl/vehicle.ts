// Vehicles in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { vehicle } from '../../vehicle.ts';

export default {
  one: 'Vozilo',
  many: 'Vozila',
  count: '%{smart_count} vozilo |||| %{smart_count} vozili |||| %{smart_count} vozila |||| %{smart_count} vozil',
  create: 'Novo vozilo',
  search: 'Naziv, registrska oznaka',
  empty: 'Tu bodo službena in zasebna vozila. Dodaš jih z gumbom »Novo vozilo«.',
  fields: { registration_plate: 'Registrska oznaka', private_vehicle: 'Zasebno vozilo', owner_id: 'Lastništvo' },
  short: { registration_plate: 'Registrska', private_vehicle: 'Zasebno' },
  form: { owner: 'Lastništvo' },
  help: {
    private_vehicle: 'Pri zasebnem vozilu kilometrov ne preverjamo.',
    archived: 'Arhiviranega ni več na izbiro. Stare vožnje ga obdržijo.',
  },
  values: {
    private_vehicle: { true: 'Zasebna', false: 'Službena' },
  },
  rules: {
    privateHasOwner: 'Pri zasebnem vozilu izberi, čigavo je.',
    companyHasNoOwner: 'Službeno vozilo je od podjetja. Lastništvo pusti prazno.',
    vehicle_registration_plate_unique: 'Vozilo s to registrsko oznako že obstaja. Preveri oznako.',
  },
  permissions: {
    vehicles: {
      name: 'Vozila',
      write: { allows: 'Ustvarja in ureja vozila', effect: 'Določa, katera vozila so na izbiro pri prevozu.' },
      delete: { allows: 'Briše vozila', effect: 'Vozilo s prevozi lahko le arhivira.' },
    },
  },
} as const satisfies EntityWords<typeof vehicle>;
