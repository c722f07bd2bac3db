// Heating jobs: boilers, heat pumps, hot water and the pipes to the radiators.
import type { Job } from './job.ts';

const pumps = [
  'Wilo Stratos 40/0,5-12',
  'Wilo Yonos Maxo 30/0,5-10',
  'Grundfos Magna3 32-80',
  'Grundfos Alpha2 25-60',
  'IMP NMT Smart 25/60-180',
];
const boilers = [
  'Viessmann Vitodens 200-W',
  'Buderus Logano GE315',
  'Weishaupt WTC-GB 90',
  'Vaillant ecoTEC plus VU 656',
  'De Dietrich C230 Eco',
  'KWB Multifire 60',
];
const heatPumps = [
  'Kronoterm Adapt 0312',
  'Daikin Altherma 3 R',
  'Panasonic Aquarea T-CAP',
  'Mitsubishi Ecodan',
  'Atlantic Alféa Extensa',
  'Vaillant aroTHERM plus',
];
const plant = ['v kotlovnici', 'v toplotni postaji', 'v strojnici', 'v kurilnici'];

export const heatingJobs: readonly Job[] = [
  {
    area: 'Ogrevanje',
    work: 'Montaža',
    hours: [1.5, 4],
    weight: 2,
    titles: ['Menjava obtočne črpalke {plant}', 'Obtočna črpalka {model} ropota', 'Menjava črpalke ogrevalnega kroga {circuit}'],
    tells: [
      'Zamenjaj obtočno črpalko ogrevalnega kroga {circuit} ({model}), preveri tlak v raztezni posodi in odzrači krog.',
      'Črpalka {model} je preglasna in se pregreva. Vgradi novo, zamenjaj tesnila na prirobnicah in na koncu izmeri pretok.',
    ],
    notes: ['Stara črpalka odklopljena, čakam prirobnico.', 'Zaporna ventila držita, krog je izpraznjen.'],
    done: ['Črpalka zamenjana, krog {circuit} odzračen, tlak {1,5-2,1} bar.', 'Nova črpalka {model} teče mirno, na prirobnicah ne pušča.'],
    waits: ['Čakamo prirobnico DN 40, dobava {soon}.', 'Dobavitelj {model} nima na zalogi, obljubljena je za {soon}.'],
    denials: ['Črpalka v drugem krogu še vedno ropota.', 'Radiatorji v zgornjem nadstropju so še vedno mlačni.'],
    words: { model: pumps, plant, circuit: ['1', '2', '3', '4'] },
  },
  {
    area: 'Ogrevanje',
    work: 'Servis',
    hours: [2, 4],
    weight: 4,
    titles: ['Letni servis kotla {model}', 'Servis kotla pred kurilno sezono', 'Redni servis kotla {plant}'],
    tells: [
      'Očisti izmenjevalnik in gorilnik kotla {model}, zamenjaj tesnila in elektrodo, izmeri emisije. Zapisnik priloži nalogi.',
      'Redni letni servis kotla {model}: čiščenje, nastavitev zgorevanja, preizkus varnostnega termostata.',
    ],
    notes: ['Na izmenjevalniku je veliko saj, potrebujem pol ure več.', 'Elektroda obrabljena, menjam.'],
    done: [
      'Kotel očiščen, CO {8-45} mg/m³, izkoristek {93-97} %. Zapisnik oddan.',
      'Servis opravljen, gorilnik nastavljen, varnostni termostat deluje.',
    ],
    waits: ['Čakamo komplet tesnil za {model}, dobava {soon}.', 'Stranka prosi za {soon}, ogrevanje se danes ne sme ustaviti.'],
    denials: ['Na nalogu manjka zapisnik o meritvi emisij.', 'Kotel po servisu vsako noč javi napako.'],
    words: { model: boilers, plant },
  },
  {
    area: 'Ogrevanje',
    work: 'Nujni izhod',
    hours: [1, 3],
    weight: 2,
    urgent: true,
    titles: ['Kotel ne vžge, napaka {code}', 'Ogrevanje ne dela, kotel javlja {code}', 'Stavba brez ogrevanja od jutra'],
    tells: [
      'Kotel {model} se po vžigu ugasne in javi napako {code}. Preveri plin, elektrodo in ventilator.',
      'Od jutra je hladno, na kotlu utripa {code}. Če rezervnega dela ni na zalogi, vsaj začasno vzpostavi ogrevanje.',
    ],
    notes: ['Ionizacijska elektroda prekinjena.', 'Tlak plina je v redu, iščem naprej.'],
    done: [
      'Zamenjana ionizacijska elektroda, napaka {code} izbrisana, kotel dela.',
      'Očiščen sifon kondenza, kotel znova vžiga. Priporočam servis.',
    ],
    waits: ['Elektronika kotla {model} naročena, dobava {soon}. Začasno dela kotel 2.'],
    words: { model: boilers, code: ['F28', 'F75', 'A01', 'E10', 'EA 227', 'F4'] },
  },
  {
    area: 'Ogrevanje',
    work: 'Zagon in meritve',
    hours: [2, 5],
    at: ['home', 'kindergarten', 'office', 'hotel', 'health', 'municipality', 'restaurant'],
    titles: ['Prevzem in zagon toplotne črpalke', 'Zagon toplotne črpalke {model}', 'Toplotna črpalka {model}: prvi zagon'],
    tells: [
      'Preveri hidravlično vezavo in električni priklop črpalke {model}, nastavi ogrevalno krivuljo in stranki pokaži upravljanje.',
      'Zagon črpalke {model} z zapisnikom za garancijo. Izmeri pretok in temperature dovoda in povratka, uredi dostop na daljavo.',
    ],
    notes: ['Odzračeno, čakam, da se zalogovnik segreje.'],
    done: [
      'Črpalka {model} zagnana, razlika dovod–povratek {5-7} K, uporabnik poučen.',
      'Krivulja nastavljena na {0,6-1,1}, zapisnik za garancijo oddan.',
    ],
    waits: ['Elektrikar stranke še ni priklopil napajanja, predvidoma {soon}.'],
    denials: ['Ponoči je zunanja enota preglasna, prosimo za nastavitev tihega načina.'],
    words: { model: heatPumps },
  },
  {
    area: 'Ogrevanje',
    work: 'Servis',
    hours: [1, 3],
    weight: 2,
    at: ['home', 'kindergarten', 'health', 'hotel', 'school', 'office', 'municipality'],
    titles: ['Odzračevanje talnega ogrevanja {room}', 'Talno ogrevanje ne greje {room}', 'Hladna tla {room}'],
    tells: [
      'Nekatere zanke talnega ogrevanja ostanejo hladne. Odzrači razdelilnik, nastavi pretoke in preveri pogone.',
      'Tla se segrejejo samo pri vratih. Preveri razdelilnik {1-4}, pogone in sobni termostat.',
    ],
    done: ['Vse zanke odzračene, pretoki nastavljeni na {1,5-2,5} l/min.', 'Zamenjan pogon na razdelilniku, tla se enakomerno grejejo.'],
    denials: ['Soba ob vhodu je še vedno hladna.'],
  },
  {
    area: 'Ogrevanje',
    work: 'Pregled',
    hours: [0.7, 2],
    weight: 2,
    titles: ['Pregled kotla in meritev emisij', 'Meritev emisij {plant}'],
    tells: [
      'Redni pregled kotla {model} z meritvijo emisij. Rezultate vpiši v knjigo kotlovnice in priloži zapisnik.',
      'Preveri delovanje regulacije, varnostnih ventilov in raztezne posode, zapiši pomanjkljivosti za ponudbo.',
    ],
    done: [
      'Meritev opravljena, CO {12-60} mg/m³, O₂ {3,5-6,5} %. Brez pripomb.',
      'Pregled opravljen. Za ponudbo: menjava raztezne posode in dveh manometrov.',
    ],
    words: { model: boilers, plant },
  },
  {
    area: 'Ogrevanje',
    work: 'Pregled',
    hours: [0.7, 2],
    titles: ['Pregled toplotne postaje', 'Pregled ogrevanja pred sezono {plant}'],
    tells: ['Preveri delovanje regulacije, varnostnih ventilov in raztezne posode, zapiši pomanjkljivosti za ponudbo.'],
    done: ['Pregled opravljen. Za ponudbo: raztezna posoda in dva manometra.', 'Pregled opravljen, brez pomanjkljivosti.'],
    words: { plant },
  },
  {
    area: 'Ogrevanje',
    work: 'Zagon in meritve',
    hours: [3, 7],
    weight: 0.7,
    at: ['school', 'block', 'hotel', 'office', 'health', 'municipality', 'industry'],
    titles: ['Hidravlično uravnoteženje ogrevanja', 'Uravnoteženje dvižnih vodov', 'Meritve in nastavitev pretokov {plant}'],
    tells: [
      'Nastavi balansirne ventile po izračunu iz projekta in izmeri pretoke po dvižnih vodih. Tabelo meritev priloži.',
      'Zgornja nadstropja so hladna, spodnja pregreta. Uravnoteži {6-18} dvižnih vodov in preveri diferenčni tlak črpalke.',
    ],
    notes: ['Zahodna stran končana, ostane vzhodna.'],
    done: ['Vsi dvižni vodi v mejah ±10 %, tabela meritev priložena.', 'Balansirni ventili nastavljeni in plombirani.'],
    words: { plant },
  },
  {
    area: 'Ogrevanje',
    work: 'Servis',
    hours: [1, 3],
    weight: 1.5,
    at: ['home', 'kindergarten', 'office', 'hotel', 'health', 'municipality', 'restaurant'],
    titles: ['Toplotna črpalka {model} javlja napako', 'Servis toplotne črpalke {model}', 'Toplotna črpalka: previsoka poraba'],
    tells: [
      'Preberi zgodovino napak, preveri pretok, filter in tlake. Rezultate vpiši v servisno knjigo.',
      'Uporabnik opaža višjo porabo. Preveri krivuljo, delovanje grelca in čas obratovanja kompresorja.',
    ],
    done: [
      'Filter očiščen, pretok {0,9-1,8} m³/h, napaka odpravljena.',
      'Dodatni grelec se je vklapljal prezgodaj, nastavitve popravljene.',
    ],
    waits: ['Tipalo pretoka za {model} pride {soon}.'],
    denials: ['Račun za elektriko je še vedno previsok, prosimo za pojasnilo.'],
    words: { model: heatPumps },
  },
];
