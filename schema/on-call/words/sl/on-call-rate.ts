// Rates for time on call in Slovenian.
export default {
  fields: {
    valid_from: 'Velja od',
    level: 'Stopnja',
    day_amount: 'Pavšal na dan',
    free_day_amount: 'Pavšal na prost dan',
    hours_percent: 'Priznane ure',
    note: 'Opomba',
  },
  values: {
    level: {
      first: 'Prva',
      backup: 'Rezerva',
    },
  },
} as const;
