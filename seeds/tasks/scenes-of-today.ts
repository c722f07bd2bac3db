// Scenes of tasks that the crew has worked on today, some of them still.
import type { Scene } from './scene.ts';

export const scenesOfToday: readonly Scene[] = [
  {
    title: 'Menjava obtočne črpalke v kotlovnici',
    description:
      'Zamenjaj obtočno črpalko ogrevalnega kroga 2 (Wilo Stratos 40/0,5-12), preveri tlak v raztezni posodi in odzrači krog. Ključ kotlovnice je na recepciji; zapora vode je napovedana med 8. in 12. uro.',
    client: 'Hotel Pod Rožnikom',
    branch: 'Kotlovnica',
    area: 'Ogrevanje',
    tags: ['Garancija'],
    priority: 2,
    status: 2,
    owner: 'marko',
    team: ['maja.zupan', 'tomaz.hribar'],
    added: 6,
    deadline: [0, 16],
    denied: 'Črpalka v drugem krogu še vedno ropota.',
    before: [
      ['marko', 4, 7, 3.2, 'Montaža', 'Črpalka v krogu 2 zamenjana, krog odzračen, tlak 1,8 bar.'],
      ['tomaz.hribar', 4, 7, 2.9, 'Montaža', 'Demontaža stare črpalke in odvoz.'],
      ['marko', 2, 13, 1.5, 'Pregled', 'Nujni izhod, puščanje na prirobnici ustavljeno.'],
    ],
    today: [
      {
        worker: 'marko',
        work: 'Montaža',
        stretches: [[0.04, 0.45]],
        notes: 'Stara črpalka odklopljena, čakam prirobnico.',
        final: 'Prirobnica zamenjana, krog 2 še enkrat odzračen.',
      },
      {
        worker: 'maja.zupan',
        work: 'Elektro dela',
        stretches: [[0.1, 0.7]],
        running: 54.1,
        notes: 'Priklop regulacije, meritev izolacije.',
      },
      {
        worker: 'tomaz.hribar',
        work: 'Montaža',
        stretches: [
          [0.08, 0.5],
          [0.56, 0.88],
        ],
        paused: true,
        notes: 'Demontaža in odvoz.',
      },
    ],
  },
  {
    title: 'Letni servis klimatskih naprav, 14 enot',
    description:
      'Redni servis po pogodbi: 14 notranjih enot, dezinfekcija, preizkus hlajenja in gretja. Vratar ima seznam, potrebuješ osebni dokument.',
    client: 'Pravna pisarna Bizjak & Kos',
    area: 'Klima',
    priority: 1,
    status: 2,
    owner: 'petra',
    team: ['matej.rozic'],
    added: 8,
    deadline: [0, 17],
    before: [['petra', 1, 8, 3.4, 'Servis', 'Prvo nadstropje končano, osem enot.']],
    today: [
      {
        worker: 'petra',
        work: 'Servis',
        stretches: [
          [0.03, 0.38],
          [0.43, 0.6],
        ],
        notes: 'Enota v sejni sobi ima zamašen odtok.',
        final: 'Vse enote v drugem nadstropju očiščene, odtok prepihan.',
      },
      { worker: 'matej.rozic', work: 'Servis', stretches: [[0.05, 0.55]], running: 31.4, notes: 'Dezinfekcija tretjega nadstropja.' },
    ],
  },
  {
    title: 'Menjava talnega senzorja in uglasitev regulacije',
    description:
      'Talni senzor kaže 51 °C, zato regulacija zapira krog. Zamenjaj senzor, preveri krivuljo in urnik. V skladišče samo v spremstvu.',
    client: 'Lekarna Pri Mostu',
    area: 'Elektro',
    priority: 1,
    status: 2,
    owner: 'ziga.cosic',
    added: 3,
    deadline: [0, 17],
    today: [{ worker: 'ziga.cosic', work: 'Elektro dela', stretches: [], running: 66.4 }],
  },
  {
    title: 'Prevzem in zagon toplotne črpalke',
    description:
      'Preveri hidravlično vezavo in električni priklop črpalke Kronoterm Adapt 0312, nastavi ogrevalno krivuljo in stranki pokaži upravljanje.',
    client: 'Družina Završnik',
    area: 'Ogrevanje',
    priority: 1,
    status: 2,
    owner: 'marko',
    team: ['andrej.kovac'],
    added: 4,
    deadline: [0, 18],
    today: [
      {
        worker: 'marko',
        work: 'Zagon in meritve',
        stretches: [[0.55, 0.93]],
        final: 'Vezava preverjena, manjka električni priklop zunanje enote.',
      },
    ],
  },
  {
    title: 'Klima ne hladi na recepciji',
    description: 'Naprava Daikin Perfera FTXM35R piha topel zrak. Preveri polnitev, tipala in zunanjo enoto, poišči morebitno puščanje.',
    client: 'Hostel Stara tovarna',
    area: 'Klima',
    priority: 2,
    status: 4,
    owner: 'petra',
    added: 2,
    deadline: [1, 12],
    today: [
      {
        worker: 'petra',
        work: 'Servis',
        stretches: [[0.7, 0.95]],
        final: 'Puščanje na matici zatesnjeno, dopolnjeno 0,6 kg R32, hladi na 19 °C.',
      },
    ],
  },
];
