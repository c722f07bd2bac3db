// Why no VAT is charged, in Slovenian: for the page of an invoice, and as the clause on a paper.
export default {
  short: {
    domestic: 'Kupec obračuna DDV (76.a člen)',
    services: 'Storitev za zavezanca v drugi državi EU: DDV obračuna kupec',
    goods: 'Blago za zavezanca v drugi državi EU: oproščeno DDV',
    outside: 'Storitev za podjetje zunaj EU: ni predmet DDV',
    export: 'Izvoz blaga zunaj EU: oproščen DDV',
  },
  clause: {
    domestic: 'DDV ni obračunan: obrnjena davčna obveznost po 76.a členu ZDDV-1. Plačnik DDV je prejemnik računa.',
    services:
      'DDV ni obračunan: obrnjena davčna obveznost po prvem odstavku 25. člena ZDDV-1 (44. in 196. člen Direktive 2006/112/ES). Plačnik DDV je prejemnik storitve.',
    goods: 'DDV ni obračunan: dobava blaga znotraj EU, oproščena po 1. točki 46. člena ZDDV-1 (138. člen Direktive 2006/112/ES).',
    outside:
      'DDV ni obračunan: kraj opravljanja storitve je pri naročniku zunaj EU (prvi odstavek 25. člena ZDDV-1, 44. člen Direktive 2006/112/ES).',
    export: 'DDV ni obračunan: izvoz blaga, oproščen po prvem odstavku 52. člena ZDDV-1 (146. člen Direktive 2006/112/ES).',
  },
} as const;
