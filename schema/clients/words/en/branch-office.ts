// Branch offices in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/branch-office.ts';

export default {
  one: 'Branch office',
  many: 'Branch offices',
  count: '%{smart_count} branch office |||| %{smart_count} branch offices',
  create: 'New branch office',
  search: 'Name, address, town',
  empty: 'The places where we work for clients will be here: boiler rooms, shops, schools. Add them with the button “New branch office”.',
  fields: {
    client_id: 'Client',
    title: 'Name',
    address: 'Address',
    zip: 'Postcode',
    town: 'Town',
    country: 'Country',
    standing_notes: 'Standing notes',
  },
  form: { general: 'General', address: 'Address', notes: 'Notes' },
  help: {
    address: 'The town follows from the postcode.',
    standing_notes: 'Door code, dog, where to park: shown on every task here.',
  },
} satisfies Translation<typeof sl>;
