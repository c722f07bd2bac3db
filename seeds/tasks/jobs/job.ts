// A job is a kind of work of the demo company, with the texts of its dispatcher and technicians.
import type { ClientKind } from '../../clients/directory.ts';
import type { TagName } from '../../company/company.ts';
import type { WorkTypeName } from '../../times/work-types.ts';

/**
 * Phrases may hold `{5-40}` (a whole number), `{1,5-2,1}` (with one decimal), `{room}` (a place in the client's building), `{soon}` (a coming
 * working day) or a word list of the job's own, such as `{model}`, that keeps its value through all texts of one task.
 */
export type Job = {
  readonly area: Extract<TagName, 'Ogrevanje' | 'Klima' | 'Elektro'> | null;
  readonly work: WorkTypeName;
  /** The shortest and the longest visit. */
  readonly hours: readonly [least: number, most: number];
  /** The frequency, where an ordinary job has 1. */
  readonly weight?: number;
  /** The job cannot wait until tomorrow. */
  readonly urgent?: true;
  /** Only for these kinds of clients; without it, for all. */
  readonly at?: readonly ClientKind[];
  readonly titles: readonly string[];
  readonly tells: readonly string[];
  readonly notes?: readonly string[];
  readonly done: readonly string[];
  readonly waits?: readonly string[];
  readonly denials?: readonly string[];
  readonly words?: Readonly<Record<string, readonly string[]>>;
};

/** Rooms in each kind of building, phrased to end a title. */
export const rooms: Readonly<Record<ClientKind, readonly string[]>> = {
  hotel: [
    'v sobi {201-348}',
    'v kuhinji',
    'na recepciji',
    'v restavraciji',
    'v wellnessu',
    'v pralnici',
    'v {2-4}. nadstropju',
    'v konferenčni dvorani',
  ],
  restaurant: ['v kuhinji', 'v jedilnici', 'za točilnim pultom', 'v kleti', 'na vrtu'],
  school: [
    'v telovadnici',
    'v učilnici {2-28}',
    'v zbornici',
    'v šolski kuhinji',
    'v kabinetu za kemijo',
    'v knjižnici',
    'v garderobi',
    'v {1-3}. nadstropju',
  ],
  kindergarten: ['v igralnici {1-9}', 'v kuhinji', 'v previjalnici', 'v telovadnici', 'v garderobi'],
  culture: ['v dvorani', 'v arhivu', 'v depoju', 'v avli', 'v čitalnici', 'na podstrešju'],
  municipality: ['v sejni sobi', 'v sprejemni pisarni', 'v arhivu', 'v avli', 'v garaži', 'v {1-2}. nadstropju'],
  health: ['v čakalnici', 'v ambulanti {1-14}', 'v laboratoriju', 'v sterilizaciji', 'na hodniku oddelka', 'v jedilnici'],
  pharmacy: ['v oficini', 'v skladišču zdravil', 'v laboratoriju', 'v pisarni'],
  bakery: ['v pekarni', 'v prodajalni', 'v hladilnici', 'v skladišču moke', 'v pakirnici'],
  shop: ['v prodajalni', 'v skladišču', 'v pisarni', 'v delavnici', 'pri blagajnah'],
  office: [
    'v sejni sobi',
    'v pritličju',
    'v strežniški sobi',
    'v {1-6}. nadstropju',
    'v čajni kuhinji',
    'na recepciji',
    'v odprti pisarni',
  ],
  block: ['v vhodu {1-6}', 'v kleti', 'v garaži', 'na stopnišču', 'v stanovanju {3-64}', 'v kolesarnici'],
  industry: [
    'v proizvodni hali {1-4}',
    'v kompresorski postaji',
    'v skladišču',
    'v menzi',
    'v garderobah',
    'v upravni stavbi',
    'v laboratoriju',
  ],
  home: ['v kopalnici', 'v kleti', 'v dnevni sobi', 'v kuhinji', 'na podstrešju', 'v garaži'],
};

/** How to get in, as the dispatcher adds it to the description. */
export const wayIn: Readonly<Record<ClientKind, readonly string[]>> = {
  hotel: [
    'Ključ je na recepciji.',
    'Parkiraj pri dostavi, vhod za osebje je na dvorišču.',
    'Gostje spijo do 9. ure, hrupna dela pozneje.',
    'Javi se vodji vzdrževanja.',
  ],
  restaurant: ['Kuhinja je prosta do 10.30.', 'Vhod z dvorišča.', 'V ponedeljek je zaprto, pokliči za ključ.'],
  school: ['Dostop po 14. uri, ko ni pouka.', 'Javi se hišniku, vhod pri telovadnici.', 'V odmorih ne zapiraj hodnika.'],
  kindergarten: ['Med 12. in 14. uro otroci spijo, brez vrtanja.', 'Vrata naj bodo ves čas zaprta.', 'Ključ ima kuharica.'],
  culture: ['V torek je vaja, dvorana je prosta do 16. ure.', 'Javi se na blagajni.', 'Zaščiti tla, parket je nov.'],
  municipality: ['Javi se v vložišču.', 'Parkirno mesto je rezervirano na dvorišču.', 'Račun mora imeti številko naročilnice.'],
  health: ['Obvezna zaščita za čevlje.', 'Najprej se javi glavni sestri.', 'Delo le, ko v ambulanti ni pacientov.'],
  pharmacy: ['Delo po zaprtju, po 19. uri ali pred 7. uro.', 'V skladišče samo v spremstvu.'],
  bakery: ['Peka se konča ob 6. uri, prej ne hodi.', 'Obvezna pokrivala za lase.', 'Dostop skozi nakladalno rampo.'],
  shop: ['Pred 8. uro, da ne oviraš kupcev.', 'Ključ dvigni pri poslovodji.', 'Vhod za dostavo je zadaj.'],
  office: ['Vratar ima seznam, potrebuješ osebni dokument.', 'Parkirišče za obiskovalce je v kleti.', 'Pokliči deset minut pred prihodom.'],
  block: ['Pokliči hišnika pol ure prej.', 'Stanovalci so obveščeni o zapori vode.', 'Ključ kleti je pri upravniku.'],
  industry: [
    'Na vratarnici te čaka dovolilnica.',
    'Obvezni čelada in zaščitni čevlji.',
    'Zaustavitev linije je dogovorjena do 13. ure.',
    'Za vroča dela pokliči gasilca.',
  ],
  home: ['Doma so po 16. uri.', 'Pes je na dvorišču, pozvoni.', 'Pokliči pred prihodom.', 'Sosed ima ključ.'],
};

/** Additional notes of some tasks. */
export const comments: readonly string[] = [
  'Stranka želi račun ločeno po enotah.',
  'Za material pošlji fotografijo tipske ploščice.',
  'Prejšnji poseg je bil v garanciji, preveri pred zaračunavanjem.',
  'Po delu pošlji zapisnik še upravniku.',
  'Dogovorjena je cena po letni pogodbi.',
  'Kontakt je na dopustu, pokliči tajništvo.',
  'Rezervni deli so v kombiju LJ 58-KDN.',
  'Ponudba za večje popravilo gre posebej.',
  'Stranka prosi, da dan prej potrdiš uro.',
];

/** Why a client declined, unless the job says so itself. */
export const denials: Readonly<Record<'Ogrevanje' | 'Klima' | 'Elektro', readonly string[]>> = {
  Ogrevanje: [
    'Na nalogu je ura preveč, kolega je odšel že opoldne.',
    'Pri ventilu še vedno kaplja.',
    'Delo ni dokončano, manjka izolacija cevi.',
  ],
  Klima: ['Naprava je še vedno preglasna.', 'Filtri v pisarni niso bili zamenjani.', 'Za seboj ni bilo počiščeno.'],
  Elektro: ['Ena svetilka še vedno utripa.', 'Manjka merilno poročilo.', 'Zaračunan je bil material, ki ga nismo naročili.'],
};

export const waitingReasons: readonly string[] = [
  'Stranka prosi za prestavitev na {soon}.',
  'Čakamo rezervni del, dobava predvidena {soon}.',
  'Čakamo naročilnico stranke.',
  'Ponudba za material čaka na potrditev stranke.',
  'Dostop ni mogoč, hišnik je odsoten do {soon}.',
];

/** Why a task was rejected, for its additional notes. */
export const rejections: readonly string[] = [
  'Stranka je odpovedala, napaka se ne pojavlja več.',
  'Delo je prevzel serviser proizvajalca v garanciji.',
  'Podvojena prijava, rešeno v drugi nalogi.',
  'Stranka se je odločila za menjavo celotne naprave, pripravljamo ponudbo.',
  'Objekt se prodaja, naročilo preklicano.',
];

export const freeOfCharge: readonly string[] = [
  'Ponovni odvoz, naša napaka.',
  'Uvajanje novega sodelavca.',
  'Čakanje na ključ, dogovor s stranko.',
  'Vožnja po pozabljeno orodje.',
  'V ceni letne pogodbe.',
];
