// Holidays in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { holiday } from '../../holiday.ts';
import type sl from '../sl/holiday.ts';

export default {
  one: 'Feiertag',
  many: 'Feiertage',
  count: '%{smart_count} Feiertag |||| %{smart_count} Feiertage',
  create: 'Neuer Feiertag',
  search: 'Name des Feiertags',
  empty: 'Hier stehen die arbeitsfreien Tage. Der erste entsteht mit „Neuer Feiertag“.',
  fields: { date: 'Datum' },
  rules: {
    holiday_date_country_unique:
      'An diesem Tag gibt es in diesem Land schon einen Feiertag. Wähle einen anderen Tag oder bearbeite den vorhandenen.',
  },
  permissions: {
    holidays: {
      name: 'Feiertage',
      write: { allows: 'Feiertage bearbeiten', effect: 'Feiertage zählen bei Urlaub, fehlenden Stunden und Fristen.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof holiday>;
