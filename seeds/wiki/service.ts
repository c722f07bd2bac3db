// The general space of the demo company's wiki: instructions by fitters and electricians.
import type { WikiStory } from './story.ts';

const bleeding = (before: boolean) =>
  before
    ? `<p>Po menjavi črpalke ostane zrak v najvišji točki kroga.</p><h2>Vrstni red</h2><ol><li><p>Zapri oba ventila ob črpalki.</p></li><li><p>Napolni do 1,5 bar.</p></li><li><p>Črpalko poženi na stopnji <code>III</code> za 5 minut, nato <code>AUTO</code>.</p></li><li><p>Odzrači vse radiatorje.</p></li></ol><blockquote><p>V javnih stavbah pokliči hišnika, preden spustiš vodo.</p></blockquote>`
    : `<p>Po menjavi črpalke ostane zrak v najvišji točki kroga. Če ga ne spustiš, stranka čez dva dni pokliče, da ropota, kot pri {task:obtočne črpalke}.</p><h2>Vrstni red</h2><ol><li><p>Zapri oba ventila ob črpalki, krog naj bo hladen.</p></li><li><p>Napolni do <strong>1,8 bar</strong>, višina stavbe nad 12 m: <strong>2,1 bar</strong>.</p></li><li><p>Črpalko poženi na stopnji <code>III</code> za 5 minut, nato <code>AUTO</code>.</p></li><li><p>Odzračuj od spodaj navzgor. Zadnji je radiator v stopnišču.</p></li></ol><h2>Tlak po višini</h2><table><tbody><tr><th>Višina stavbe</th><th>Hladno</th><th>Vroče</th></tr><tr><td>do 8 m</td><td>1,2 bar</td><td>1,8 bar</td></tr><tr><td>8 do 12 m</td><td>1,5 bar</td><td>2,1 bar</td></tr><tr><td>nad 12 m</td><td>2,1 bar</td><td>2,6 bar</td></tr></tbody></table><blockquote><p>V javnih stavbah pokliči hišnika, preden spustiš vodo. Vprašanja: {user:admin}</p></blockquote>`;

export const service: readonly WikiStory[] = [
  {
    title: 'Prvi dan v ekipi',
    owner: 'damjan.oslak',
    versions: [
      {
        by: 'damjan.oslak',
        days: 60,
        body: '<p>Dobrodošel v Toplar servisu. Ta stran te pelje skozi prvi dan.</p><h2>Zjutraj</h2><ul><li><p>Delovna obleka, čevlji S3 in ključ omarice čakajo v skladišču pri Bojanu.</p></li><li><p>PIN za terminal ti da Nina; vpiši se ob prihodu.</p></li></ul><h2>Na terenu</h2><p>Prvi teden si z mentorjem. Uro vedno poženi na nalogi, tudi za vožnjo.</p>',
      },
    ],
  },
  {
    title: 'Ogrevanje',
    owner: 'damjan.oslak',
    versions: [
      {
        by: 'damjan.oslak',
        days: 58,
        body: '<p>Navodila za obtočne črpalke, kotle in toplotne črpalke. Manjka kaj? Dodaj stran, lastnik jo pogleda.</p>',
      },
    ],
    below: [
      {
        title: 'Obtočne črpalke',
        owner: 'damjan.oslak',
        versions: [
          {
            by: 'damjan.oslak',
            days: 57,
            body: '<p>V vozilih sta po dve črpalki 25-60. Večje naročimo, dobava je dva dni.</p>',
          },
        ],
        below: [
          {
            title: 'Odzračevanje po menjavi',
            owner: 'admin',
            tags: ['Ogrevanje'],
            review: 21,
            versions: [
              { by: 'andrej.kovac', days: 50, body: bleeding(true) },
              { by: 'maja.zupan', days: 3, body: bleeding(false), note: 'Višje stavbe in tabela tlakov' },
            ],
          },
          {
            title: 'Nastavitev tlaka',
            owner: 'andrej.kovac',
            tags: ['Ogrevanje'],
            versions: [
              {
                by: 'andrej.kovac',
                days: 41,
                body: '<p>Predtlak raztezne posode je 0,2 bar pod statičnim tlakom. Meri brez vode.</p><h2>Potek</h2><ol><li><p>Zapri posodo in spusti vodo.</p></li><li><p>Izmeri in popravi predtlak z dušikom.</p></li><li><p>Odpri, dopolni, zapiši na nalepko.</p></li></ol>',
              },
            ],
          },
        ],
      },
      {
        title: 'Toplotne črpalke',
        owner: 'irena.mlakar',
        versions: [
          {
            by: 'irena.mlakar',
            days: 33,
            body: '<p>Zagon vedno z merilnim listom. Hladilno sredstvo vpiše samo, kdor ima potrdilo.</p><h2>Napake, ki se ponavljajo</h2><table><tbody><tr><th>Koda</th><th>Vzrok</th><th>Ukrep</th></tr><tr><td>E5</td><td>pretok</td><td>očisti filter, preveri črpalko</td></tr><tr><td>H99</td><td>zveza enot</td><td>premeri vod, 24 V</td></tr></tbody></table>',
          },
        ],
      },
    ],
  },
  {
    title: 'Vozila in orodje',
    owner: 'bojan.strukelj',
    versions: [
      {
        by: 'bojan.strukelj',
        days: 45,
        body: '<p>Vozilo vrneš čisto in z najmanj pol rezervoarja. Manjkajoče orodje javi isti dan v skladišče.</p><pre><code>Alarm v kombiju: 2x zelena, nato kontakt</code></pre>',
      },
    ],
  },
];
