// A task and its project in Slovenian.
export default {
  partOf: 'Del projekta',
  title: 'Projekt naloge',
  project: 'Projekt',
  hours: 'Časi te naloge štejejo v načrt projekta',
  planned: 'Predviden čas (h)',
  action: 'Shrani',
  change: 'Spremeni projekt',
  done: 'Naloga #%{number}: projekt je spremenjen.',
  help: 'Na izbiro so odprti projekti te stranke.',
} as const;
