// The clock that was probably forgotten, in Slovenian.
export default {
  title: 'Ura teče od %{time}',
  note: 'Popravek je zapisan v zgodovini naloge. Sama se ne skrajša.',
  done: 'Delo na #%{number} se je končalo %{time}.',
  end: 'Končaj ob %{time}, %{why}',
  usual: 'običajni konec',
  goesOn: 'Delo še teče',
  signs: {
    file: 'zadnja datoteka',
    comment: 'zadnje sporočilo',
    material: 'zadnji material',
    transport: 'zadnja vožnja',
    other: 'zadnji znak',
  },
} as const;
