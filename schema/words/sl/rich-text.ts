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
} as const;
