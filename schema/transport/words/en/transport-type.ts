// Transport types in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportType } from '../../transport-type.ts';
import type sl from '../sl/transport-type.ts';

export default {
  one: 'Transport type',
  many: 'Transport types',
  count: '%{smart_count} transport type |||| %{smart_count} transport types',
  create: 'New transport type',
  search: 'Name of the transport type',
  empty:
    'Transport types, for example to the client or for parts, will be here with their price per kilometre. Add them with the button “New transport type”.',
  fields: { price_per_km: 'Price per kilometre' },
  help: { price_per_km: 'For each kilometre on the client’s invoice.' },
  rules: { transport_type_name_unique: 'A transport type with this name already exists. Choose another name.' },
  permissions: {
    transport_types: {
      name: 'Transport types',
      read: { allows: 'View transport types and prices per kilometre', effect: 'Sees what a kilometre costs.' },
      write: { allows: 'Create and edit transport types', effect: 'A new price per kilometre applies to invoices not issued yet.' },
      delete: { allows: 'Delete transport types', effect: 'A transport type that is in use cannot be deleted.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof transportType>;
