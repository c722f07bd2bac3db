// Meetings in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { meeting } from '../../meeting.ts';
import type { meetingWorkflow } from '../../meeting.workflow.ts';

type Acts = { readonly [Act in keyof typeof meetingWorkflow.transitions]: string };

export default {
  one: 'Sestanek',
  many: 'Sestanki',
  count: '%{smart_count} sestanek |||| %{smart_count} sestanka |||| %{smart_count} sestanki |||| %{smart_count} sestankov',
  create: 'Nov sestanek',
  search: 'Številka, naslov, stranka ali kraj',
  empty: 'Tu bodo sestanki. Prvi nastane z gumbom »Nov sestanek«.',
  fields: {
    place: 'Kraj ali povezava',
    planned_start: 'Začetek',
    planned_end: 'Konec',
    organiser_id: 'Sklicuje',
    started_at: 'Začel se je',
    held_time: 'Trajanje',
    finished_at: 'Zaključeno',
    moved_from: 'Prej',
    change_reason: 'Razlog',
    invitation: 'Različica vabila',
    invited_at: 'Vabila poslana',
    people: 'Udeleženci',
    accepted: 'Prihaja',
    waiting_users: 'Čakamo odgovor',
    actions: 'Zadolžitve',
  },
  short: { number: 'Št.', planned_start: 'Termin', place: 'Kraj', people: 'Ljudje' },
  values: { status: { planned: 'Načrtovan', inProgress: 'V teku', stopped: 'Ustavljen', finished: 'Zaključen', cancelled: 'Odpovedan' } },
  rules: { meeting_number_unique: 'Sestanek s to številko že obstaja. Poskusi znova.' },
  lists: { my: 'Moji', planned: 'Načrtovani', finished: 'Zaključeni' },
  screen: {
    listTitle: { my: 'Moji sestanki', planned: 'Načrtovani sestanki', finished: 'Zaključeni sestanki' },
    emptyList: {
      finished: 'Sem pride sestanek, ko je zaključen ali odpovedan.',
    },
  },
  transitions: {
    start: 'Začni',
    stop: 'Ustavi',
    continue: 'Nadaljuj',
    finish: 'Zaključi …',
    move: 'Prestavi …',
    cancel: 'Odpovej …',
    prepare: 'Pripravi',
    invite: 'Pošlji vabila',
    handLink: 'Izroči povezavo …',
    respond: 'Odgovori na vabilo',
    write: 'Piši zapisnik',
    correct: 'Popravek …',
    makeTask: 'Naredi nalogo',
    mailMinutes: 'Pošlji zapisnik …',
    addFile: 'Dodaj datoteko',
    comment: 'Napiši sporočilo',
    bookTime: 'Zapiši čas …',
  },
  history: {
    create: 'Sestanek načrtovan',
    start: 'Začetek sestanka',
    stop: 'Sestanek ustavljen',
    continue: 'Nadaljevanje sestanka',
    finish: 'Sestanek zaključen',
    move: 'Sestanek prestavljen',
    cancel: 'Sestanek odpovedan',
    invite: 'Vabila poslana',
    correct: 'Popravek zapisnika',
    mailMinutes: 'Zapisnik poslan',
    bookTime: 'Čas zapisan',
    write: 'Zapisnik dopolnjen',
  },
  popups: {
    move: {
      title: 'Prestavi sestanek',
      effect: 'Povabljeni dobijo nov termin in odgovorijo znova.',
      action: 'Prestavi',
      done: 'Sestanek je prestavljen.',
    },
    cancel: {
      title: 'Odpovej sestanek',
      effect: 'Povabljeni dobijo sporočilo, vnos v njihovem koledarju izgine.',
      action: 'Odpovej sestanek',
    },
    finish: {
      title: 'Zaključi sestanek',
      effect: 'Zapisnik obvelja kot različica 1. Pozneje ga spremeni samo popravek z razlogom.',
      action: 'Zaključi',
      done: 'Sestanek je zaključen.',
    },
    invite: {
      title: 'Pošlji vabila',
      effect: 'Vabilo dobijo vsi, ki ga še nimajo: sodelavci med obvestila, drugi po e-pošti s povezavo za odgovor in vnosom za koledar.',
      action: 'Pošlji vabila',
      done: 'Vabila so na poti.',
    },
  },
  reasons: {
    isColleague: 'Sodelavec odgovori v aplikaciji, povezave ne potrebuje.',
    wrongState: 'V tem stanju sestanka to ne gre.',
    notAllowed: 'Za to pri tem sestanku nimaš pravice.',
    endsBeforeStart: 'Konec mora biti po začetku.',
    alreadyTask: 'Iz te zadolžitve je naloga že nastala.',
    noTime: 'Sestanek nima časa, ki bi ga bilo mogoče zapisati.',
    nobodyHere: 'Nihče iz podjetja ni označen kot prisoten.',
    alreadyBooked: 'Čas tega sestanka je že zapisan.',
    nobodyFree: 'Časa ni mogoče zapisati nikomur od manjkajočih: %{names}.',
    correctedMeanwhile: 'Zapisnik je medtem popravil nekdo drug. Odpri stran znova.',
    archivedClient: 'Stranka je v arhivu. Izberi drugo.',
    organiserComes: 'Kdor sestanek sklicuje, ostane na njem. Prestavi ga ali ga odpovej.',
    organiserShutOut: 'Sestanke vodi le, kdor jih sme odpreti. Izberi drugo osebo.',
  },
  permissions: {
    meetings: {
      name: 'Sestanki',
      read: { allows: 'Vidi in ustvarja sestanke', effect: 'Skliče sestanek in ga vodi.' },
      write: { allows: 'Ureja vsak sestanek', effect: 'Premakne, odpove in zapisuje tudi sestanke, ki jih skliče kdo drug.' },
    },
  },
} as const satisfies EntityWords<typeof meeting> & {
  readonly lists: Phrases;
  readonly screen: Phrases;
  readonly transitions: Acts;
  readonly reasons: Phrases;
};
