// The steps to the first task in Slovenian.
export default {
  title: 'Postavi podjetje',
  note: 'Koraki do prve naloge. Vrstni red je predlog, vse lahko pozneje spremeniš.',
  profile: 'Kolegi te vidijo kot »%{name}«. Ime popraviš v profilu.',
  done: 'opravljeno',
  company: {
    title: 'Podjetje',
    note: 'Naziv, davčna številka in logotip za delovne naloge; delovni čas in zaokroževanje na računu.',
  },
  workTypes: {
    title: 'Vrste dela',
    note: 'Montaža, servis, pot … s ceno ure. Brez njih se delo na nalogi ne začne.',
  },
  roles: {
    title: 'Vloge',
    note: 'Kdo kaj vidi in ureja. Tvoja vloga ima že vse pravice.',
  },
  people: {
    title: 'Sodelavci',
    note: 'Vsak dobi povezavo za prvo geslo.',
  },
  clients: {
    title: 'Stranke',
    note: 'Uvozi jih iz datoteke ali jih dodaj ročno.',
  },
  task: {
    title: 'Prva naloga',
    note: 'Daj jo sodelavcu: takoj je med njegovimi nalogami.',
  },
} as const;
