// The project in Slovenian: the record, its lists, its workflow.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { project } from '../../project.ts';
import type { projectWorkflow } from '../../project.workflow.ts';

type Acts = { readonly [Act in keyof typeof projectWorkflow.transitions]: string };
type Lists = { readonly [List in keyof NonNullable<typeof project.list>['lists']]: string };

export default {
  one: 'Projekt',
  many: 'Projekti',
  count: '%{smart_count} projekt |||| %{smart_count} projekta |||| %{smart_count} projekti |||| %{smart_count} projektov',
  create: 'Nov projekt',
  search: 'Številka, naslov, stranka ali oznaka',
  empty: 'Tu bodo projekti. Prvi nastane z gumbom »Nov projekt« ali iz predloge.',
  fields: {
    template_id: 'Predloga',
    project_offers: 'Projektne ponudbe',
    title: 'Projekt',
    leader_id: 'Vodja',
    members: 'Člani',
    plan: 'Načrt po vrstah dela',
    planned_time: 'Predvideno',
    notes: 'Opombe',
    handover_by: 'Predajo predlaga',
    handover_at: 'Predaja od',
    handover_comment: 'Komentar ob predaji',
    excluded_tasks: 'Izključene iz predaje',
    denied: 'Predaja zavrnjena',
    denied_reason: 'Razlog zavrnitve',
    burn_warning: 'Poraba ur',
    starts_on: 'Začetek dela',
    date_finished: 'Zaključek',
    worked_time: 'Opravljeno',
    done_tasks: 'Opravljene naloge',
    open_tasks: 'Odprte naloge',
    materials: 'Material',
    transports: 'Prevozi',
  },
  short: {
    number: 'Št.',
    worked_time: 'Opravljeno od predvidenih ur',
    done_tasks: 'Naloge',
  },
  sums: {
    planned_time: 'predvideno %{sum}',
    worked_time: 'opravljeno %{sum}',
  },
  form: { people: 'Ljudje', plan: 'Načrt', sorting: 'Oznake in opombe' },
  rows: {
    plan: {
      count: '%{smart_count} vrsta dela |||| %{smart_count} vrsti dela |||| %{smart_count} vrste dela |||| %{smart_count} vrst dela',
      create: 'Dodaj vrsto dela',
      fields: { work_type_id: 'Vrsta dela', planned_time: 'Predvideno' },
    },
  },
  help: {
    plan: 'Ure po vrstah dela; seštevek je načrt projekta.',
  },
  values: {
    status: {
      open: 'Odprt',
      waitingForLeader: 'Čaka vodjo',
      waitingForClient: 'Čaka stranko',
      finished: 'Zaključen',
      finishedWithoutHandover: 'Zaključen brez predaje',
      invoiced: 'Zaračunan',
    },
    burn_warning: {
      none: 'V načrtu',
      near: 'Blizu načrta',
      over: 'Čez načrt',
    },
    denied: {
      true: 'Zavrnjena',
      false: 'Brez zavrnitve',
    },
  },
  rules: {
    project_number_unique: 'Projekt s to številko že obstaja. Poskusi znova.',
  },
  lists: {
    open: 'Odprti',
    own: 'Moji',
    finished: 'Zaključeni',
    all: 'Vsi',
  },
  screen: {
    listTitle: {
      open: 'Odprti projekti',
      own: 'Moji projekti',
      finished: 'Zaključeni projekti',
      all: 'Vsi projekti',
    },
    emptyList: {
      finished: 'Sem pride projekt, ko ga prevzame stranka ali ko se zaključi brez predaje.',
    },
  },
  transitions: {
    excludeTasks: 'Izključi naloge …',
    startHandover: 'Začni predajo …',
    approveHandover: 'Odobri in pošlji stranki',
    declineHandover: 'Zavrni …',
    stopHandover: 'Ustavi predajo',
    resendHandover: 'Pošlji povezavo znova',
    signHandover: 'Podpis na kraju samem …',
    confirm: 'Potrdi predajo',
    decline: 'Zavrni predajo',
    addFile: 'Dodaj datoteko',
    comment: 'Napiši sporočilo',
    finish: 'Zaključi brez predaje …',
    invoice: 'Zaračunaj',
    cancel: 'Prekliči račun',
  },
  history: {
    create: 'Projekt odprt',
    excludeTasks: 'Naloge izključene iz predaje',
    startHandover: 'Predlog predaje',
    approveHandover: 'Predaja odobrena in poslana stranki',
    declineHandover: 'Predaja zavrnjena',
    stopHandover: 'Predaja ustavljena',
    resendHandover: 'Povezava poslana znova',
    handLink: 'Povezava izročena na roko',
    signHandover: 'Odprto za podpis na kraju samem',
    signedHere: 'Podpisano na kraju samem',
    declinedHere: 'Zavrnjeno na kraju samem',
    confirm: 'Stranka je prevzela projekt',
    decline: 'Stranka je predajo zavrnila',
    finish: 'Zaključeno brez predaje',
    remind: 'Opomnik stranki',
    warn: 'Opozorilo o urah',
    invoice: 'Zaračunano',
    cancel: 'Račun preklican',
  },
  popups: {
    declineHandover: {
      title: 'Zavrni predajo',
      reason: 'Razlog',
      required: 'Napiši razlog.',
    },
    finish: {
      title: 'Zaključi brez predaje',
      effect: 'Stranka ne dobi povezave. Predajo lahko začneš tudi pozneje.',
    },
  },
  reasons: {
    wrongState: 'V tem stanju projekta to ne gre.',
    notAllowed: 'Za to pri tem projektu nimaš pravice.',
    tasksDone: 'Pred predajo dokončaj ali izključi: %{names}.',
    notItsTask: 'Izključiš lahko le naloge tega projekta.',
    archivedClient: 'Stranka je v arhivu in ne dobi novih projektov.',
    inactiveUser: 'Deaktiviran račun: %{name}. Izberi drugo osebo.',
    tasksOfClient: 'Projekt že ima naloge te stranke, zato je ni mogoče zamenjati.',
    fixed: 'Projekt je pri stranki ali zaključen, zato se ne spreminja.',
  },
  permissions: {
    projects: {
      name: 'Projekti',
      create: { allows: 'Ustvarja projekte', effect: 'Odpre projekt, prazen ali iz predloge, in ga vodi.' },
      manage: { allows: 'Ureja vsak projekt, kot da ga vodi', effect: 'Ureja in preda tudi projekte, ki jih vodi kdo drug.' },
      delete: { allows: 'Briše projekte', effect: 'Izbrisanega projekta ni mogoče vrniti.' },
    },
  },
} as const satisfies EntityWords<typeof project> & {
  transitions: Acts;
  lists: Lists;
  reasons: Phrases;
  screen: { listTitle: Lists; emptyList: Partial<Lists> };
};
