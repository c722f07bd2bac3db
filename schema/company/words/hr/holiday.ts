// Holidays in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { holiday } from '../../holiday.ts';
import type sl from '../sl/holiday.ts';

export default {
  one: 'Praznik',
  many: 'Praznici',
  count: '%{smart_count} praznik |||| %{smart_count} praznika |||| %{smart_count} praznika',
  create: 'Novi praznik',
  search: 'Naziv praznika',
  empty: 'Ovdje će biti neradni dani. Dodaješ ih gumbom „Novi praznik”.',
  fields: { date: 'Datum' },
  rules: { holiday_date_country_unique: 'Na taj je dan u toj državi već upisan praznik. Odaberi drugi dan ili uredi upisani.' },
  permissions: {
    holidays: {
      name: 'Praznici',
      write: { allows: 'Uređuje praznike', effect: 'Praznici utječu na godišnji, sate koji nedostaju i rokove.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof holiday>;
