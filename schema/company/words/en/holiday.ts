// Holidays in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/holiday.ts';

export default {
  one: 'Holiday',
  many: 'Holidays',
  count: '%{smart_count} holiday |||| %{smart_count} holidays',
  create: 'New holiday',
  search: 'Name of the holiday',
  empty: 'Days on which nobody has to work will be here. Add them with the button “New holiday”.',
  fields: { date: 'Date', name: 'Name', country: 'Country' },
  form: { general: 'General' },
  rules: { holiday_date_country_unique: 'This country already has a holiday on this day. Choose another day or edit the existing one.' },
} satisfies Translation<typeof sl>;
