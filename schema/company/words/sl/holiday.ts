// Holidays in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { holiday } from '../../holiday.ts';

export default {
  one: 'Praznik',
  many: 'Prazniki',
  count: '%{smart_count} praznik |||| %{smart_count} praznika |||| %{smart_count} prazniki |||| %{smart_count} praznikov',
  create: 'Nov praznik',
  search: 'Ime praznika',
  empty: 'Tu bodo dela prosti dnevi. Dodaš jih z gumbom »Nov praznik«.',
  fields: { date: 'Datum', name: 'Ime' },
  rules: { holiday_date_country_unique: 'Na ta dan je v tej državi že vpisan praznik. Izberi drug dan ali popravi vpisanega.' },
  permissions: {
    holidays: { name: 'Prazniki', write: { allows: 'Ureja praznike', effect: 'Prazniki štejejo pri dopustu, manjkajočih urah in rokih.' } },
  },
} as const satisfies EntityWords<typeof holiday>;
