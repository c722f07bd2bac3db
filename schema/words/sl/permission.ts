// Permissions without an entity that has words, in Slovenian; all others are worded with their entity.
import type { PermissionWords } from '../../permissions.ts';

export default {
  permissions: {
    travel_orders: {
      name: 'Potni nalogi',
      read: { allows: 'Vidi potne naloge vseh', effect: 'Vidi poti, kilometrino in dnevnice vseh; svoje vidi vsak.' },
      write: { allows: 'Ureja in odobrava potne naloge vseh', effect: 'Odobri, vrne in označi za plačano, kar prijavijo drugi.' },
    },
    open_tasks: {
      name: 'Odprte naloge podjetja',
      read: { allows: 'Vidi odprte naloge podjetja', effect: 'Vidi vse odprte naloge po starosti, nosilcu in stranki.' },
    },
    analytics: {
      name: 'Analitika',
      others: { allows: 'Vidi podrobno analitiko drugih', effect: 'Vidi ure vsakega človeka po dnevih; svoje vidi vsak.' },
    },
    client_time: {
      name: 'Ure po strankah',
      read: { allows: 'Vidi ure po strankah', effect: 'Vidi, koliko dela je bilo za vsako stranko in koliko še ni na računu.' },
    },
    time_analytics: {
      name: 'Delovni čas',
      read: { allows: 'Vidi analitiko delovnega časa', effect: 'Vidi manjkajoče ure, nadure in izkoristek podjetja.' },
    },
    absences: {
      name: 'Odsotnosti',
      read: { allows: 'Vidi koledar odsotnosti', effect: 'Vidi, kdo je kdaj odsoten in kdo je dežuren.' },
      write: { allows: 'Odobrava, zavrača in vpisuje odsotnosti drugih', effect: 'Oseba za odločitev izve takoj; dopust se ji odšteje.' },
    },
    attendance: {
      name: 'Prisotnost',
      write: { allows: 'Odobrava, zaklepa in odklepa tedne', effect: 'Zaklenjenega tedna nihče več ne popravlja; odklep zahteva razlog.' },
    },
    special_vehicles: {
      name: 'Posebna vozila',
      read: { allows: 'Vidi posebna vozila in obdobja', effect: 'Vidi kilometre in obdobja vozil, ki jim potne naloge pripravi sistem.' },
      write: {
        allows: 'Ureja posebna vozila in iz njih pripravlja potne naloge',
        effect: 'Ponovna priprava zamenja, kar je nastalo samodejno, ne ročnih popravkov.',
      },
    },
    audit: { name: 'Revizijska sled', read: { allows: 'Vidi revizijsko sled', effect: 'Vidi, kdo je kaj spremenil, kdaj in zakaj.' } },
    integrations: {
      name: 'Povezave',
      read: { allows: 'Vidi povezave z drugimi programi', effect: 'Vidi, kateri programi so povezani in kdaj so bili nazadnje tu.' },
      write: { allows: 'Ustvarja in preklicuje žetone API in webhooke', effect: 'Drugim programom odpre dostop do podatkov.' },
    },
  },
} as const satisfies { readonly permissions: PermissionWords };
