// Revizijska sled v slovenščini.
export default {
  title: 'Revizijska sled',
  search: 'Ime, številka, razlog',
  who: 'Kdo',
  what: 'Kaj',
  action: 'Dejanje',
  when: 'Kdaj',
  machine: 'Sistem',
  older: 'Pokaži starejše',
  lookedUntil: 'Pregledano do %{at}, naprej še ne.',
  empty: 'Zapisov še ni.',
  none: 'S tem filtrom ni zapisov.',
  label: 'Kaj se je dogajalo',
  hidden: 'Podrobnosti vidijo le tisti, ki vidijo ta zapis.',
} as const;
