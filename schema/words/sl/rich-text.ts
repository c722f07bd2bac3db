// The editor of rich text in Slovenian.
export default {
  bold: 'Krepko',
  italic: 'Ležeče',
  underline: 'Podčrtano',
  heading: 'Naslov',
  bullets: 'Seznam',
  numbers: 'Oštevilčen seznam',
  quote: 'Navedek',
  tools: 'Oblikovanje besedila',
  conflict: {
    title: 'Isti odstavek je medtem spremenil še nekdo',
    both: 'V besedilu stoji oboje, dokler ne izbereš.',
    mine: 'Tvoja različica',
    other: 'Različica: %{name}',
    removed: 'Odstavek je odstranjen.',
    keepMine: 'Obdrži mojo',
    keepOther: 'Obdrži drugo',
    keepBoth: 'Obdrži obe',
  },
} as const;
