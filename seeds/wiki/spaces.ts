// The other spaces of the demo company's wiki: sales, management, ISO documents, minutes.
import type { WikiStory } from './story.ts';

export const commercial: readonly WikiStory[] = [
  {
    title: 'Pravila za popuste',
    owner: 'eva',
    versions: [
      {
        by: 'eva',
        days: 30,
        body: '<p>Popust do 5 % odobri komercialist, do 12 % vodja ponudb, več samo vodstvo.</p><h2>Kaj zapišemo</h2><ul><li><p>razlog, zakaj ga stranka dobi,</p></li><li><p>do kdaj velja,</p></li><li><p>kaj smo dobili v zameno.</p></li></ul>',
      },
      {
        by: 'maks',
        days: 6,
        note: 'Novi pragovi',
        body: '<p>Popust do 5 % odobri komercialist, do 10 % vodja ponudb, več samo vodstvo.</p><h2>Kaj zapišemo</h2><ul><li><p>razlog, zakaj ga stranka dobi,</p></li><li><p>do kdaj velja,</p></li><li><p>kaj smo dobili v zameno.</p></li></ul>',
      },
    ],
    below: [
      {
        title: 'Pogosta vprašanja strank',
        owner: 'maks',
        versions: [
          {
            by: 'maks',
            days: 22,
            body: '<h2>Zakaj vzdrževalna pogodba?</h2><p>Ker pridemo v štirih urah, tudi ob praznikih, in ker je pregled vračunan.</p><h2>Kdaj subvencija?</h2><p>Eko sklad sprejema vloge pred nakupom. Ponudba mora biti starejša od vloge.</p>',
          },
        ],
      },
    ],
  },
];

export const board: readonly WikiStory[] = [
  {
    title: 'Cilji za prihodnje leto',
    owner: 'admin',
    versions: [
      {
        by: 'admin',
        days: 14,
        body: '<ol><li><p>Tri nove vzdrževalne pogodbe na mesec.</p></li><li><p>Odzivni čas pod štiri ure v 95 % primerov.</p></li><li><p>Dva pripravnika do redne zaposlitve.</p></li></ol>',
      },
    ],
  },
  {
    title: 'Nadomeščanja v vodstvu',
    owner: 'admin',
    versions: [{ by: 'admin', days: 40, body: '<p>Dispečerja Luko nadomešča Damjan, Tino nadomešča Maks. Podpis do 5.000 EUR.</p>' }],
  },
];

export const iso: readonly WikiStory[] = [
  {
    title: 'Poslovnik kakovosti',
    owner: 'damjan.oslak',
    review: 5,
    versions: [
      {
        by: 'damjan.oslak',
        days: 62,
        body: '<p>Velja za vse, ki delajo za Toplar servis. Odgovoren je lastnik strani.</p><h2>Namen</h2><p>Stranka dobi delo, kot je bilo dogovorjeno, in sled, kdo ga je opravil.</p><h2>Zapisi</h2><p>Delovni nalog, merilni list in zapisnik predaje hranimo deset let.</p>',
      },
    ],
    below: [
      {
        title: 'Ravnanje s pritožbo',
        owner: 'irena.mlakar',
        review: -4,
        versions: [
          {
            by: 'irena.mlakar',
            days: 61,
            body: '<ol><li><p>Pritožbo vpiše, kdor jo sprejme, isti dan.</p></li><li><p>Vodja servisa pokliče stranko v enem delovnem dnevu.</p></li><li><p>Vzrok in ukrep zapišemo na nalogo.</p></li></ol>',
          },
        ],
      },
      {
        title: 'Kalibracija merilnikov',
        owner: 'irena.mlakar',
        review: 120,
        versions: [
          {
            by: 'irena.mlakar',
            days: 59,
            body: '<table><tbody><tr><th>Merilnik</th><th>Vsakih</th><th>Kje</th></tr><tr><td>manometer</td><td>12 mesecev</td><td>zunanji laboratorij</td></tr><tr><td>analizator dimnih plinov</td><td>6 mesecev</td><td>proizvajalec</td></tr></tbody></table>',
          },
        ],
      },
    ],
  },
];

export const meetings: readonly WikiStory[] = [
  {
    title: 'Kako vodimo tedenski sestanek',
    owner: 'tina',
    versions: [
      {
        by: 'tina',
        days: 35,
        body: '<p>Ponedeljek ob 7.30, pol ure, stoje.</p><ul><li><p>Kaj je ostalo od prejšnjega tedna.</p></li><li><p>Kaj nas lahko ustavi.</p></li><li><p>Kdo potrebuje pomoč.</p></li></ul>',
      },
    ],
  },
];
