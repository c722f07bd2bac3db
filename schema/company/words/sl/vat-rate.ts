// VAT rates in Slovenian.
export default {
  fields: {
    valid_from: 'Velja od',
    kind: 'Vrsta',
    percent: 'Stopnja',
    note: 'Opomba',
  },
  values: {
    kind: {
      standard: 'splošna',
      reduced: 'nižja',
      special: 'posebna nižja',
    },
  },
} as const;
