// The offer in Slovenian: the record, its steps, its lists and its acts.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { offer } from '../../offer.ts';
import type { offerWorkflow } from '../../offer.workflow.ts';

type Acts = { readonly [Act in keyof typeof offerWorkflow.transitions]: string };

export default {
  one: 'Ponudba',
  many: 'Ponudbe',
  count: '%{smart_count} ponudba |||| %{smart_count} ponudbi |||| %{smart_count} ponudbe |||| %{smart_count} ponudb',
  create: 'Nova ponudba',
  search: 'Številka, naslov, stranka ali oznaka',
  empty: 'Tu bodo ponudbe. Prva nastane z gumbom »Nova ponudba«.',
  fields: {
    status: 'Korak',
    step_since: 'Na koraku od',
    offer_type_id: 'Tip',
    commercial_user_id: 'Prodaja',
    offer_manager_id: 'Vodja ponudbe',
    commercial_notes: 'Komercialne opombe',
    value: 'Vrednost',
    probability: 'Verjetnost',
    valid_until: 'Velja do',
    tasks: 'Naloge, ki so nastale',
    declined_reason: 'Razlog zavrnitve',
    steps: 'Koraki',
  },
  short: { number: 'Št.', title: 'Ponudba', offer_manager_id: 'Vodja' },
  form: { general: 'Ponudba', people: 'Kdo', worth: 'Vrednost in roki', results: 'Kaj je nastalo' },
  help: {
    commercial_user_id: 'Govori s stranko in ponudbo ji pošlje.',
    offer_manager_id: 'Ponudbo pripravi. Če je prazno, postane vodja, kdor jo prevzame.',
    commercial_notes: 'Samo za sodelavce, stranka jih ne vidi.',
  },
  values: {
    status: {
      preparing: 'Priprava',
      changeNeeded: 'Potrebna sprememba',
      requestReady: 'Povpraševanje pripravljeno',
      taken: 'Prevzeto',
      inMaking: 'V izdelavi',
      offerReady: 'Ponudba pripravljena',
      sentToClient: 'Poslano stranki',
      approved: 'Odobreno',
      ordered: 'Naročeno',
      finished: 'Zaključeno',
      declined: 'Zavrnjeno',
    },
  },
  rules: { offer_number_unique: 'Ponudba s to številko že obstaja. Poskusi znova.' },
  lists: {
    myOffers: 'Moje',
    allOffers: 'Vse',
    offersInMaking: 'V izdelavi',
    approvedOffers: 'Odobrene',
    finishedOffers: 'Zaključene',
    archivedOffers: 'V arhivu',
  },
  screen: {
    listTitle: {
      myOffers: 'Moje ponudbe',
      allOffers: 'Vse ponudbe',
      offersInMaking: 'Ponudbe v izdelavi',
      approvedOffers: 'Odobrene ponudbe',
      finishedOffers: 'Zaključene ponudbe',
      archivedOffers: 'Arhivirane ponudbe',
    },
    emptyList: {
      offersInMaking: 'Sem pride ponudba, ko je povpraševanje pripravljeno, in ostane, dokler ne gre k stranki.',
      approvedOffers: 'Sem pride ponudba, ko jo stranka odobri.',
      finishedOffers: 'Sem pride ponudba, ko je delo po njej zaključeno ali ko je zavrnjena.',
      archivedOffers: 'Sem pride ponudba, ki jo daš v arhiv. Iz arhiva jo lahko vrneš.',
    },
  },
  transitions: {
    handIn: 'Povpraševanje je pripravljeno',
    take: 'Prevzemi',
    make: 'Začni izdelavo',
    complete: 'Ponudba je pripravljena',
    send: 'Pošlji stranki',
    approve: 'Stranka je odobrila',
    order: 'Stranka je naročila',
    finish: 'Zaključi',
    needChange: 'Potrebna sprememba …',
    decline: 'Zavrnjeno …',
    reopen: 'Odpri znova',
    edit: 'Uredi',
    archive: 'Arhiviraj',
    restore: 'Vrni iz arhiva',
    addFile: 'Dodaj datoteko',
    comment: 'Napiši sporočilo',
  },
  history: {
    create: 'Ponudba ustvarjena',
    handIn: 'Povpraševanje pripravljeno',
    take: 'Prevzem ponudbe',
    make: 'V izdelavo',
    complete: 'Ponudba pripravljena',
    send: 'Poslano stranki',
    approve: 'Stranka je odobrila',
    order: 'Stranka je naročila',
    finish: 'Ponudba zaključena',
    needChange: 'Potrebna sprememba',
    decline: 'Ponudba zavrnjena',
    reopen: 'Odprto znova',
    archive: 'Arhivirano',
    restore: 'Vrnjeno iz arhiva',
  },
  reasons: {
    wrongState: 'Na tem koraku ponudbe to ne gre.',
    notAllowed: 'Za to pri tej ponudbi nimaš pravice.',
    inUse: 'Ponudba je v arhivu. Najprej jo vrni iz arhiva.',
    inArchive: 'Ponudba ni v arhivu.',
  },
  permissions: {
    offers: {
      name: 'Ponudbe',
      read: { allows: 'Vidi in ustvarja ponudbe', effect: 'Odpre ponudbo in jo vodi pri stranki.' },
      write: { allows: 'Ureja vsako ponudbo, kot da jo vodi', effect: 'Premakne vsako ponudbo na naslednji korak, tudi tujo.' },
      making: { allows: 'Vidi ponudbe v izdelavi in odobrene', effect: 'Vidi, kaj je treba pripraviti in kaj je stranka odobrila.' },
    },
  },
} as const satisfies EntityWords<typeof offer> & {
  readonly lists: { readonly [List in keyof NonNullable<NonNullable<typeof offer.list>['lists']>]: string };
  readonly transitions: Acts;
  readonly screen: Phrases;
  readonly reasons: Phrases;
};
