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
  mail: {
    subject:
      '%{smart_count} novo obvestilo |||| %{smart_count} novi obvestili |||| %{smart_count} nova obvestila |||| %{smart_count} novih obvestil',
    action: 'Odpri v aplikaciji',
    why: 'To pošto dobivaš, ker je tako izbrano v tvojem profilu; tam jo tudi izklopiš.',
  },
  choices: {
    title: 'Kako želiš izvedeti',
    app: 'V aplikaciji',
    mail: 'Tudi po e-pošti',
    none: 'Ne obveščaj',
    kinds: {
      taskGiven: 'Dodeljena naloga',
      taskStolen: 'Prevzeta naloga',
      taskDeclined: 'Stranka ni potrdila',
      taskConfirmed: 'Stranka je potrdila',
      mention: 'Omemba v pogovoru',
    },
  },
  quiet: 'Tiho od %{from} do %{to}. Obvestila takrat počakajo, tudi e-pošta.',
  never_quiet: 'Obvestila prihajajo ob vsaki uri.',
  change: 'Spremeni',
  more: '%{smart_count} obvestilo, zadnje: |||| %{smart_count} obvestili, zadnje: |||| %{smart_count} obvestila, zadnje: |||| %{smart_count} obvestil, zadnje:',
  kinds: {
    taskGiven: { title: 'Naloga je zdaj tvoja', by: 'Dodelitev: %{by}' },
    taskStolen: { title: 'Naloga ni več tvoja', by: 'Prevzem: %{by}' },
    taskDeclined: { title: 'Stranka ni potrdila', by: '»%{reason}«' },
    taskConfirmed: { title: 'Stranka je potrdila', by: 'Potrditev: %{name}' },
    mention: { title: 'Omemba v pogovoru', by: '%{by}: »%{text}«' },
  },
} as const;
