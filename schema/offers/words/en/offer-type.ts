// Offer types in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { offerType } from '../../offer-type.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Offer type',
  many: 'Offer types',
  count: '%{smart_count} offer type |||| %{smart_count} offer types',
  create: 'New offer type',
  search: 'Name of the type',
  empty: 'Offer types, for example service, equipment or maintenance, will be here. Add them with the button “New offer type”.',
  help: { archived: 'An archived type can no longer be chosen. Where it already stands, it stays.' },
  rules: { offer_type_name_unique: 'An offer type with this name already exists. Choose another name.' },
} satisfies EntityTranslation<typeof sl, typeof offerType>;
