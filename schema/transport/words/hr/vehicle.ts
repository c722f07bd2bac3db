// Vehicles in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { vehicle } from '../../vehicle.ts';
import type sl from '../sl/vehicle.ts';

export default {
  one: 'Vozilo',
  many: 'Vozila',
  count: '%{smart_count} vozilo |||| %{smart_count} vozila |||| %{smart_count} vozila',
  create: 'Novo vozilo',
  search: 'Naziv, registracijska oznaka',
  empty: 'Ovdje će biti službena i privatna vozila. Dodaješ ih gumbom „Novo vozilo”.',
  fields: { registration_plate: 'Registracijska oznaka', private_vehicle: 'Privatno vozilo', owner_id: 'Vlasništvo' },
  short: { registration_plate: 'Registracija', private_vehicle: 'Privatno' },
  form: { owner: 'Vlasništvo' },
  help: {
    private_vehicle: 'Kod privatnog vozila kilometre ne provjeravamo.',
    archived: 'Arhivirano se više ne nudi. Stare ga vožnje zadržavaju.',
  },
  values: {
    private_vehicle: { true: 'Privatna', false: 'Službena' },
  },
  rules: {
    privateHasOwner: 'Kod privatnog vozila odaberi čije je.',
    companyHasNoOwner: 'Službeno vozilo pripada tvrtki. Vlasništvo ostavi prazno.',
    vehicle_registration_plate_unique: 'Vozilo s tom registracijskom oznakom već postoji. Provjeri oznaku.',
  },
  permissions: {
    vehicles: {
      name: 'Vozila',
      write: { allows: 'Stvara i uređuje vozila', effect: 'Određuje koja se vozila biraju za vožnju.' },
      delete: { allows: 'Briše vozila', effect: 'Vozilo s vožnjama može se samo arhivirati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof vehicle>;
