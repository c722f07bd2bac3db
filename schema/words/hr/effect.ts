// What a permission comes to for its people, in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/effect.ts';

export default {
  tasks: {
    create: 'Otvara zadatak i vodi ga. Druge dodaje samo tko smije mijenjati ekipu.',
    manage: 'Uređuje, zaključuje, odbija i predaje svaki zadatak, i tuđi.',
    delete: 'Izbrisani zadatak ne može se vratiti.',
    tags: 'Dodaje i uklanja oznake i na tuđim zadacima.',
    users: 'Dodaje i uklanja ljude te predaje zadatke.',
    times: 'Ispravlja početak i kraj svakog vremena, čak i na računu.',
    steal: 'Preuzima zadatak na kojem nitko ne radi.',
    reopen: 'Potvrđeni zadatak vraća se u rad; fakturirani nikad.',
  },
  projects: {
    create: 'Otvara projekt, prazan ili iz predloška, i vodi ga.',
    manage: 'Uređuje i predaje i projekte koje vodi netko drugi.',
    delete: 'Izbrisani projekt ne može se vratiti.',
  },
  project_templates: {
    read: 'Vidi koje zadatke i sate predložak donosi u projekt.',
    write: 'Određuje od čega nastaju budući projekti; postojeći ostaju isti.',
  },
  project_offers: {
    read: 'Vidi cijene i popuste u ponudama za projekte.',
    write: 'Određuje cijene i ponudu šalje klijentu.',
  },
  clients: {
    read: 'Vidi adrese, telefone i e-poštu klijenata i njihovih ljudi.',
    write: 'Promjena adrese ili kontakta vrijedi za sve buduće zadatke.',
    delete: 'Klijent koji je u upotrebi može se samo arhivirati.',
  },
  users: {
    read: 'Vidi kolege s njihovim ulogama, telefonima i e-poštom.',
    write: 'Poziva ljude te uređuje njihove podatke, PIN i sesije.',
    deactivate: 'Deaktiviranoj osobi završavaju sesije i zaustavlja se rad.',
  },
  work_types: {
    read: 'Vidi koliko stoji sat svake vrste rada.',
    write: 'Nova cijena sata vrijedi na računima koji još nisu izdani.',
    delete: 'Vrsta rada koja je u upotrebi može se samo arhivirati.',
  },
  user_types: {
    read: 'Vidi koliko tvrtku stoji sat pojedinog tipa.',
    write: 'Određuje tko bira koje vrste rada i tko dežura.',
    delete: 'Tip koji netko ima ne može se izbrisati.',
  },
  roles: {
    read: 'Vidi što koja uloga smije i tko je ima.',
    write: 'Dodjeljuje samo vlastite dozvole.',
    delete: 'Uloga koju netko ima ne može se izbrisati.',
  },
  vehicles: {
    write: 'Određuje koja se vozila biraju za vožnju.',
    delete: 'Vozilo s vožnjama može se samo arhivirati.',
  },
  transport_types: {
    read: 'Vidi koliko stoji kilometar.',
    write: 'Nova cijena kilometra vrijedi na računima koji još nisu izdani.',
    delete: 'Vrsta prijevoza koja je u upotrebi ne može se izbrisati.',
  },
  settings: {
    read: 'Vidi podatke tvrtke, tarife i rokove.',
    write: 'Promjene vrijede za cijelu tvrtku. Vidi i poštu koju šalje sustav.',
  },
  invoicing: {
    read: 'Vidi potvrđeni rad, iznose i izdane račune.',
    write: 'Bira zadatke za račun te mijenja količine, cijene i popuste.',
    issue: 'Izdani račun može se samo stornirati.',
  },
  travel_orders: {
    read: 'Vidi putovanja, naknade po kilometru i dnevnice svih; svoje vidi svatko.',
    write: 'Odobrava, vraća i označuje plaćenim ono što prijave drugi.',
  },
  open_tasks: {
    read: 'Vidi sve otvorene zadatke po starosti, voditelju i klijentu.',
  },
  analytics: {
    others: 'Vidi sate svake osobe po danima; svoje vidi svatko.',
  },
  client_time: {
    read: 'Vidi koliko je rada bilo za svakog klijenta i što još nije na računu.',
  },
  time_analytics: {
    read: 'Vidi sate koji nedostaju, prekovremene i iskorištenost tvrtke.',
  },
  absences: {
    read: 'Vidi tko je kada odsutan i tko dežura.',
    write: 'Osoba odluku saznaje odmah; godišnji joj se oduzima.',
  },
  on_call: {
    write: 'Određuje tko kada dežura; raspored vide svi.',
  },
  holidays: {
    write: 'Praznici utječu na godišnji, sate koji nedostaju i rokove.',
  },
  attendance: {
    write: 'Zaključani tjedan više nitko ne ispravlja; otključavanje traži razlog.',
  },
  tags: {
    read: 'Vidi popis oznaka; na zadacima ih vide svi.',
    write: 'Novi naziv ili boja vidi se svugdje gdje je oznaka.',
    delete: 'Oznaka koja je u upotrebi može se samo arhivirati.',
  },
  special_vehicles: {
    read: 'Vidi kilometre i razdoblja vozila kojima naloge priprema sustav.',
    write: 'Ponovna priprema mijenja ono što je nastalo automatski, ne ručne ispravke.',
  },
  offers: {
    read: 'Otvara ponudu i vodi je kod klijenta.',
    write: 'Pomiče svaku ponudu na sljedeći korak, i tuđu.',
    making: 'Vidi što treba pripremiti i što je klijent odobrio.',
  },
  meetings: {
    read: 'Saziva sastanak i vodi ga.',
    write: 'Pomiče i otkazuje i sastanke koje saziva netko drugi te piše njihove zapisnike.',
  },
  wiki: {
    main: {
      read: 'Čita upute i znanje za sve.',
      write: 'Ono što napiše čitaju svi; prijašnje verzije ostaju.',
    },
    commercial: {
      read: 'Čita stranice prodaje.',
      write: 'Piše i premješta stranice prodaje; prijašnje verzije ostaju.',
    },
    board: {
      read: 'Čita stranice uprave koje drugi ne vide.',
      write: 'Piše i premješta stranice uprave; prijašnje verzije ostaju.',
    },
    iso: {
      read: 'Čita postupke i dokumente o kvaliteti.',
      write: 'Mijenja postupke i određuje kada se pregledavaju.',
    },
    meetings: {
      read: 'Čita zapisnike, i sa sastanaka bez vlastitog sudjelovanja.',
      write: 'Uređuje stranice zapisnika; prijašnje verzije ostaju.',
    },
  },
  terminals: {
    read: 'Vidi terminale i rade li.',
    write: 'S novim ključem stara adresa terminala odmah prestaje raditi.',
  },
  audit: {
    read: 'Vidi tko je što promijenio, kada i zašto.',
  },
  integrations: {
    read: 'Vidi koji su programi povezani i kada su se zadnji put javili.',
    write: 'Drugim programima otvara pristup podacima.',
  },
} satisfies Translation<typeof sl>;
