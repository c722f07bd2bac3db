// Invoices in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { invoice } from '../../invoice.ts';
import type { invoiceWorkflow } from '../../invoice.workflow.ts';

type Acts = { readonly [Act in keyof typeof invoiceWorkflow.transitions]: string };

export default {
  one: 'Račun',
  many: 'Računi',
  count: '%{smart_count} račun |||| %{smart_count} računa |||| %{smart_count} računi |||| %{smart_count} računov',
  create: 'Nova skupina za račun',
  search: 'Številka, stranka ali opomba',
  empty: 'Tu bodo skupine za račun in izdani računi. Skupino narediš iz potrjenih nalog stranke ali iz celega projekta.',
  fields: {
    year: 'Leto',
    serial: 'Zaporedna številka',
    title: 'Naziv',
    project_status: 'Prejšnje stanje projekta',
    period_from: 'Obdobje od',
    period_to: 'Obdobje do',
    issue_date: 'Datum izdaje',
    due_date: 'Rok plačila',
    currency: 'Valuta',
    reverse_charge: 'Obrnjena davčna obveznost',
    notes: 'Opombe na računu',
    net: 'Brez DDV',
    vat: 'DDV',
    total: 'Za plačilo',
    unpriced: 'Postavke brez cene',
    payment_reference: 'Sklic',
    buyer_name: 'Kupec',
    buyer_address: 'Naslov kupca',
    buyer_zip: 'Poštna številka kupca',
    buyer_town: 'Kraj kupca',
    buyer_country: 'Država kupca',
    buyer_vat_number: 'ID za DDV kupca',
    issued_as: 'Vsebina ob izdaji',
    issued_at: 'Čas izdaje',
    issued_by: 'Izdaja',
    cancelled_at: 'Čas preklica',
    cancelled_by: 'Preklic',
    cancel_reason: 'Razlog preklica',
    credited_id: 'Dobropis za račun',
    document: 'Izdani dokument',
    sent_at: 'Poslano',
    sent_to: 'Prejemnik',
    user_added: 'Priprava',
    date_added: 'Nastalo',
    lines: 'Postavke',
    credit_notes: 'Dobropisi',
  },
  short: { number: 'Št.', unpriced: 'Brez cene' },
  sums: { net: 'skupaj %{sum} brez DDV', vat: 'DDV %{sum}', total: 'skupaj %{sum}' },
  form: { general: 'Podatki' },
  values: {
    kind: { invoice: 'Račun', creditNote: 'Dobropis' },
    status: { waiting: 'V pripravi', issued: 'Izdan', cancelled: 'Preklican' },
  },
  rules: {
    periodInOrder: 'Konec obdobja je pred začetkom. Popravi enega od datumov.',
    invoice_kind_year_serial_unique: 'To številko je pravkar dobil drug račun. Poskusi znova.',
    invoice_project_id_unique: 'Projekt je že na drugem računu.',
    invoice_credited_id_unique: 'Ta račun je že preklican.',
    invoice_numbered: 'Izdan račun mora imeti številko.',
  },
  lists: {
    tasks: 'Čaka na račun',
    waiting: 'V pripravi',
    done: 'Izdani',
    projectsWaiting: 'Celi projekti',
    projectsDone: 'Zaračunani projekti',
  },
  screen: { listTitle: { waiting: 'Skupine v pripravi', done: 'Izdani računi' } },
  transitions: {
    edit: 'Uredi',
    changeLines: 'Spremeni postavke',
    issue: 'Izdaj račun …',
    cancel: 'Prekliči račun …',
    remove: 'Izbriši skupino …',
  },
  history: { issue: 'Račun izdan', cancel: 'Račun preklican', send: 'Poslano stranki', repropose: 'Predlog posodobljen' },
  popups: {
    cancel: {
      title: 'Prekliči račun',
      action: 'Prekliči račun',
      required: 'Napiši razlog.',
      effect: 'Nastane dobropis z enakim zneskom. Številka računa se ne uporabi znova.',
      tasks:
        '%{smart_count} naloga se vrne med potrjene in čaka na nov račun. |||| %{smart_count} nalogi se vrneta med potrjene in čakata na nov račun. |||| %{smart_count} naloge se vrnejo med potrjene in čakajo na nov račun. |||| %{smart_count} nalog se vrne med potrjene in čaka na nov račun.',
      reason: 'Razlog',
      done: 'Preklican račun %{number}.',
    },
  },
  reasons: {
    wrongState: 'V tem stanju računa to ne gre.',
    notAllowed: 'Za to pri računih nimaš pravice.',
    anyLine: 'Skupina je še brez postavk.',
    pricesEntered: 'Nekatere postavke so še brez cene. Vpiši cene.',
    noCreditNote: 'Dobropisa ni mogoče preklicati.',
    alreadyInGroup: 'Že na računu ali v skupini: %{names}.',
    notConfirmed: 'Na račun gredo le potrjene naloge. Še ni potrjeno: %{names}.',
    otherClient: 'Ni naloga te stranke: %{names}.',
    noClient: 'Naloga brez stranke ne gre na račun.',
    billedByProject: 'Projekt se zaračuna v celoti, zato njegove naloge ne gredo posamič: %{names}.',
    billedByTask: 'Naloge tega projekta so že zaračunane posamič: %{names}.',
    projectNotFinished: 'Projekt še ni zaključen.',
    tasksOpen: 'Projekt ima naloge, ki še niso potrjene: %{names}.',
    nothingToBill: 'Ni potrjenega dela, ki bi ga bilo mogoče zaračunati.',
    leftOut: 'Del opravljenega ni na nobeni postavki: %{names}. Dodaj ga ali potrdi, da ne gre na račun.',
    dueBeforeIssue: 'Rok plačila je pred dnevom izdaje. Popravi ga.',
    clientFixed: 'V skupini so že naloge te stranke. Za drugo stranko naredi novo skupino.',
    proposedLine: 'Enota predlagane postavke se ne spreminja.',
    tooMuch: 'Znesek je prevelik za en račun.',
    notRate: 'Ta stopnja DDV ne velja. Izberi eno od veljavnih.',
  },
  permissions: {
    invoicing: {
      name: 'Zaračunavanje',
      read: { allows: 'Vidi zaračunavanje in račune', effect: 'Vidi potrjeno delo, zneske in izdane račune.' },
      write: { allows: 'Pripravlja skupine za račun', effect: 'Izbere naloge za račun ter spremeni količine, cene in popuste.' },
      issue: { allows: 'Izdaja in preklicuje račune', effect: 'Izdan račun se lahko le prekliče.' },
    },
  },
} as const satisfies EntityWords<typeof invoice> & {
  readonly lists: { readonly [List in keyof NonNullable<NonNullable<typeof invoice.list>['lists']>]: string };
  readonly transitions: Acts;
  readonly screen: Phrases;
  readonly reasons: Phrases;
};
