// The additional notes of a task in Slovenian.
export default {
  empty: { title: 'Brez opomb', text: 'Sem pride, kar ne sodi v opis. Natisne se na delovni nalog.' },
  add: 'Dodaj opombe',
  edit: 'Uredi opombe',
} as const;
