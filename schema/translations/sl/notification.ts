// Notifications in Slovenian: the list under the bell, its kinds and what a row says.
export default {
  title: 'Obvestila',
  unread:
    '%{smart_count} novo obvestilo |||| %{smart_count} novi obvestili |||| %{smart_count} nova obvestila |||| %{smart_count} novih obvestil',
  allRead: 'Vse prebrano',
  earlier: 'Pokaži starejša',
  new: 'Novo',
  empty: { title: 'Ni obvestil', text: 'Sem pride, kar se tiče tebe: dodeljena naloga, odgovor stranke, omemba v pogovoru.' },
  somebody: 'Stranka',
  kinds: {
    taskGiven: { title: 'Naloga je zdaj tvoja', by: 'Dodelitev: %{by}' },
    taskStolen: { title: 'Naloga ni več tvoja', by: 'Prevzem: %{by}' },
    taskDeclined: { title: 'Stranka ni potrdila', by: '»%{reason}«' },
    taskConfirmed: { title: 'Stranka je potrdila', by: 'Potrditev: %{name}' },
    mention: { title: 'Omemba v pogovoru', by: '%{by}: »%{text}«' },
  },
} as const;
