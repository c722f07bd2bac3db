// Holidays in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { holiday } from '../../holiday.ts';
import type sl from '../sl/holiday.ts';

export default {
  one: 'Holiday',
  many: 'Holidays',
  count: '%{smart_count} holiday |||| %{smart_count} holidays',
  create: 'New holiday',
  search: 'Name of the holiday',
  empty: 'Days on which nobody has to work will be here. Add them with the button “New holiday”.',
  fields: { date: 'Date' },
  rules: { holiday_date_country_unique: 'This country already has a holiday on this day. Choose another day or edit the existing one.' },
  permissions: {
    holidays: { name: 'Holidays', write: { allows: 'Edit holidays', effect: 'Holidays count for vacation, missing hours and deadlines.' } },
  },
} satisfies EntityTranslation<typeof sl, typeof holiday>;
