// A task and its project in Slovenian.
export default {
  partOf: 'Del projekta',
  project: 'Projekt',
  change: 'Spremeni projekt',
  help: 'Na izbiro so odprti projekti te stranke.',
} as const;
