// The additional notes of a task in Slovenian.
export default {
  title: 'Opombe naloge',
  empty: { title: 'Brez opomb', text: 'Sem pride, kar ne sodi v opis. Natisne se na delovni nalog.' },
  add: 'Dodaj opombe',
  edit: 'Uredi opombe',
  save: 'Shrani opombe',
  saved: 'Opombe so shranjene.',
} as const;
