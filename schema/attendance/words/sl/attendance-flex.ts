// Gibljive ure na zaslonih, v slovenščini.

export default {
  title: 'Gibljive ure',
  after: 'po mesecu %{month}',
  waits: '%{month} še ni preštet: manjka odhod',
  open: 'Izplačaj ali popravi …',
  popup: 'Izplačilo in popravek',
  action: 'Zapiši',
  what: 'Kaj',
  kinds: {
    opening: 'začetno stanje',
    payout: 'izplačilo',
    more: 'več ur',
    less: 'manj ur',
  },
  effects: {
    opening: 'Ure, ki jih oseba prinese s seboj. Šteje se od meseca tega dne.',
    payout: 'Ure se odštejejo od stanja in ostanejo zapisane.',
    more: 'Ure se prištejejo stanju; vrstica in opomba ostaneta.',
    less: 'Ure se odštejejo od stanja; vrstica in opomba ostaneta.',
  },
  done: 'Vnos je zapisan.',
} as const;
