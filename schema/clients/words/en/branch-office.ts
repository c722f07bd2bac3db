// Branch offices in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { branchOffice } from '../../branch-office.ts';
import type sl from '../sl/branch-office.ts';

export default {
  one: 'Branch office',
  many: 'Branch offices',
  count: '%{smart_count} branch office |||| %{smart_count} branch offices',
  create: 'New branch office',
  search: 'Name, address, town',
  empty: 'The places where we work for clients will be here: boiler rooms, shops, schools. Add them with the button “New branch office”.',
  fields: { title: 'Name', standing_notes: 'Standing notes' },
  form: { address: 'Address' },
  help: {
    address: 'The town follows from the postcode.',
    standing_notes: 'Door code, dog, where to park: shown on every task here.',
  },
} satisfies EntityTranslation<typeof sl, typeof branchOffice>;
