// Work types in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { workType } from '../../work-type.ts';
import type sl from '../sl/work-type.ts';

export default {
  one: 'Work type',
  many: 'Work types',
  count: '%{smart_count} work type |||| %{smart_count} work types',
  create: 'New work type',
  search: 'Name of the work type',
  empty:
    'Work types, for example installation or inspection, will be here with their hourly price. Add them with the button “New work type”.',
  fields: { hourly_price: 'Hourly price', default_multiplier: 'Default multiplier', counts_as_work: 'Counts as work' },
  short: { default_multiplier: 'Multiplier' },
  help: {
    hourly_price: 'For an hour on the client’s invoice, times the multiplier.',
    default_multiplier: 'Applies to the client’s invoice only. Pay depends on the hour at which the work was done.',
    counts_as_work: 'Switch off for time that does not count as working time.',
    archived: 'An archived one can no longer be chosen. Past times keep it.',
  },
  values: {
    counts_as_work: { true: 'Counts as work', false: 'Does not count as work' },
  },
  rules: { work_type_name_unique: 'A work type with this name already exists. Choose another name.' },
  permissions: {
    work_types: {
      name: 'Work types',
      read: { allows: 'View work types and their prices', effect: 'Sees what an hour of each work type costs.' },
      write: { allows: 'Create and edit work types', effect: 'A new hourly price applies to invoices not issued yet.' },
      delete: { allows: 'Delete work types', effect: 'A work type that is in use can only be archived.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof workType>;
