// The printed handover of a project in Slovenian: clients read it.
export default {
  title: 'Predaja projekta',
  preview: 'Predogled – še ni potrjeno',
  leader: 'Vodja projekta',
  period: 'Obdobje',
  comment: 'Ob predaji',
  tasks: 'Opravljene naloge',
  number: 'Št.',
  task: 'Naloga',
  work: 'Ure po vrstah dela',
} as const;
