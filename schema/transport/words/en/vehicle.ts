// Vehicles in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { vehicle } from '../../vehicle.ts';
import type sl from '../sl/vehicle.ts';

export default {
  one: 'Vehicle',
  many: 'Vehicles',
  count: '%{smart_count} vehicle |||| %{smart_count} vehicles',
  create: 'New vehicle',
  search: 'Name, registration plate',
  empty: 'Company and private vehicles will be here. Add them with the button “New vehicle”.',
  fields: { registration_plate: 'Registration plate', private_vehicle: 'Private vehicle', owner_id: 'Owner' },
  short: { registration_plate: 'Plate', private_vehicle: 'Private' },
  form: { owner: 'Owner' },
  help: {
    private_vehicle: 'The kilometres of a private vehicle are not checked.',
    archived: 'An archived one can no longer be chosen. Past rides keep it.',
  },
  values: {
    private_vehicle: { true: 'Private', false: 'Company' },
  },
  rules: {
    privateHasOwner: 'Choose the owner of the private vehicle.',
    companyHasNoOwner: 'A company vehicle belongs to the company. Leave the owner empty.',
    vehicle_registration_plate_unique: 'A vehicle with this registration plate already exists. Check the plate.',
  },
  permissions: {
    vehicles: {
      name: 'Vehicles',
      write: { allows: 'Create and edit vehicles', effect: 'Decides which vehicles can be picked for a ride.' },
      delete: { allows: 'Delete vehicles', effect: 'A vehicle with rides can only be archived.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof vehicle>;
