// Offer types in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Offer type',
  many: 'Offer types',
  count: '%{smart_count} offer type |||| %{smart_count} offer types',
  create: 'New offer type',
  search: 'Name of the type',
  empty: 'Offer types, for example service, equipment or maintenance, will be here. Add them with the button “New offer type”.',
  fields: { name: 'Name', archived: 'Archived' },
  form: { general: 'General' },
  help: { archived: 'An archived type can no longer be chosen. Where it already stands, it stays.' },
  values: { archived: { true: 'Archived', false: 'Not archived' } },
  rules: { offer_type_name_unique: 'An offer type with this name already exists. Choose another name.' },
} satisfies Translation<typeof sl>;
