// What a permission comes to for its people, in Slovenian: said where a role is changed.
import type { PermissionWords } from '../../permissions.ts';

export default {
  tasks: {
    create: 'Odpre nalogo in jo nosi. Druge doda le, kdor sme spreminjati ekipo.',
    manage: 'Ureja, zaključi, zavrne in preda vsako nalogo, tudi tujo.',
    delete: 'Izbrisane naloge ni mogoče vrniti.',
    tags: 'Doda in odstrani oznake tudi na tujih nalogah.',
    users: 'Dodaja in odstranjuje ljudi ter predaja naloge.',
    times: 'Popravi začetek in konec vsakega časa, tudi na računu.',
    steal: 'Prevzame nalogo, na kateri nihče ne dela.',
    reopen: 'Potrjena naloga se vrne v delo; zaračunana nikoli.',
  },
  projects: {
    create: 'Odpre projekt, prazen ali iz predloge, in ga vodi.',
    manage: 'Ureja in preda tudi projekte, ki jih vodi kdo drug.',
    delete: 'Izbrisanega projekta ni mogoče vrniti.',
  },
  project_templates: {
    read: 'Vidi, katere naloge in ure predloga prinese v projekt.',
    write: 'Določa, iz česa nastanejo prihodnji projekti; obstoječih ne spremeni.',
  },
  project_offers: {
    read: 'Vidi cene in popuste v ponudbah za projekte.',
    write: 'Določa cene in ponudbo pošlje stranki.',
  },
  clients: {
    read: 'Vidi naslove, telefone in e-pošto strank ter njihovih ljudi.',
    write: 'Sprememba naslova ali kontakta velja za vse prihodnje naloge.',
    delete: 'Stranko, ki je v uporabi, lahko le arhivira.',
  },
  users: {
    read: 'Vidi sodelavce z njihovimi vlogami, telefoni in e-pošto.',
    write: 'Vabi ljudi ter ureja njihove podatke, PIN in seje.',
    deactivate: 'Deaktivirani osebi se končajo seje in ustavi delo.',
  },
  work_types: {
    read: 'Vidi, koliko stane ura vsake vrste dela.',
    write: 'Nova cena ure šteje pri računih, ki še niso izdani.',
    delete: 'Vrsto dela, ki je v uporabi, lahko le arhivira.',
  },
  user_types: {
    read: 'Vidi, koliko podjetje stane ura posameznega tipa.',
    write: 'Določa, katere vrste dela kdo izbere in kdo je dežuren.',
    delete: 'Tipa, ki ga kdo ima, ni mogoče izbrisati.',
  },
  roles: {
    read: 'Vidi, katera vloga kaj sme in kdo jo ima.',
    write: 'Podeli lahko le svoje pravice.',
    delete: 'Vloge, ki jo kdo ima, ni mogoče izbrisati.',
  },
  vehicles: {
    write: 'Določa, katera vozila so na izbiro pri prevozu.',
    delete: 'Vozilo s prevozi lahko le arhivira.',
  },
  transport_types: {
    read: 'Vidi, koliko stane kilometer.',
    write: 'Nova cena kilometra šteje pri računih, ki še niso izdani.',
    delete: 'Vrste prevoza, ki je v uporabi, ni mogoče izbrisati.',
  },
  settings: {
    read: 'Vidi podatke podjetja, tarife in roke.',
    write: 'Spremembe veljajo za vse podjetje. Vidi tudi pošto, ki jo pošilja sistem.',
  },
  invoicing: {
    read: 'Vidi potrjeno delo, zneske in izdane račune.',
    write: 'Izbere naloge za račun ter spremeni količine, cene in popuste.',
    issue: 'Izdan račun se lahko le prekliče.',
  },
  travel_orders: {
    read: 'Vidi poti, kilometrino in dnevnice vseh; svoje vidi vsak.',
    write: 'Odobri, vrne in označi za plačano, kar prijavijo drugi.',
  },
  open_tasks: {
    read: 'Vidi vse odprte naloge po starosti, nosilcu in stranki.',
  },
  analytics: {
    others: 'Vidi ure vsakega človeka po dnevih; svoje vidi vsak.',
  },
  client_time: {
    read: 'Vidi, koliko dela je bilo za vsako stranko in koliko še ni na računu.',
  },
  time_analytics: {
    read: 'Vidi manjkajoče ure, nadure in izkoristek podjetja.',
  },
  absences: {
    read: 'Vidi, kdo je kdaj odsoten in kdo je dežuren.',
    write: 'Oseba za odločitev izve takoj; dopust se ji odšteje.',
  },
  on_call: {
    write: 'Določa, kdo je kdaj dežuren; razpored vidijo vsi.',
  },
  holidays: {
    write: 'Prazniki štejejo pri dopustu, manjkajočih urah in rokih.',
  },
  attendance: {
    write: 'Zaklenjenega tedna nihče več ne popravlja; odklep zahteva razlog.',
  },
  tags: {
    read: 'Vidi seznam oznak; na nalogah jih vidijo vsi.',
    write: 'Novo ime ali barva se pokaže povsod, kjer je oznaka.',
    delete: 'Oznako, ki je v uporabi, lahko le arhivira.',
  },
  special_vehicles: {
    read: 'Vidi kilometre in obdobja vozil, ki jim potne naloge pripravi sistem.',
    write: 'Ponovna priprava zamenja, kar je nastalo samodejno, ne ročnih popravkov.',
  },
  offers: {
    read: 'Odpre ponudbo in jo vodi pri stranki.',
    write: 'Premakne vsako ponudbo na naslednji korak, tudi tujo.',
    making: 'Vidi, kaj je treba pripraviti in kaj je stranka odobrila.',
  },
  meetings: {
    read: 'Skliče sestanek in ga vodi.',
    write: 'Premakne, odpove in zapisuje tudi sestanke, ki jih skliče kdo drug.',
  },
  wiki: {
    main: {
      read: 'Bere navodila in znanje za vse.',
      write: 'Kar napiše, berejo vsi; prejšnje različice ostanejo.',
    },
    commercial: {
      read: 'Bere strani komerciale.',
      write: 'Piše in premika strani komerciale; prejšnje različice ostanejo.',
    },
    board: {
      read: 'Bere strani vodstva, ki jih drugi ne vidijo.',
      write: 'Piše in premika strani vodstva; prejšnje različice ostanejo.',
    },
    iso: {
      read: 'Bere postopke in dokumente kakovosti.',
      write: 'Spreminja postopke in določa, kdaj se pregledajo.',
    },
    meetings: {
      read: 'Bere zapisnike, tudi sestankov brez svoje udeležbe.',
      write: 'Ureja strani z zapisniki; prejšnje različice ostanejo.',
    },
  },
  terminals: {
    read: 'Vidi registratorje in ali delujejo.',
    write: 'Z novim ključem stari naslov registratorja takoj neha delovati.',
  },
  audit: {
    read: 'Vidi, kdo je kaj spremenil, kdaj in zakaj.',
  },
  integrations: {
    read: 'Vidi, kateri programi so povezani in kdaj so bili nazadnje tu.',
    write: 'Drugim programom odpre dostop do podatkov.',
  },
} as const satisfies PermissionWords;
