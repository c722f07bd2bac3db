// The project in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { project } from '../../project.ts';
import type sl from '../sl/project.ts';

export default {
  one: 'Projekt',
  many: 'Projekti',
  count: '%{smart_count} projekt |||| %{smart_count} projekta |||| %{smart_count} projekata',
  create: 'Novi projekt',
  search: 'Broj, naslov, klijent ili oznaka',
  empty: 'Ovdje će biti projekti. Prvi nastaje gumbom „Novi projekt” ili iz predloška.',
  fields: {
    template_id: 'Predložak',
    project_offers: 'Projektne ponude',
    title: 'Projekt',
    leader_id: 'Voditelj',
    members: 'Članovi',
    plan: 'Plan po vrstama rada',
    planned_time: 'Predviđeno',
    notes: 'Napomene',
    handover_by: 'Predaju predlaže',
    handover_at: 'Predaja od',
    handover_comment: 'Komentar uz predaju',
    excluded_tasks: 'Izuzeti iz predaje',
    denied: 'Predaja odbijena',
    denied_reason: 'Razlog odbijanja',
    burn_warning: 'Potrošnja sati',
    date_added: 'Početak',
    date_finished: 'Završetak',
    worked_time: 'Odrađeno',
    done_tasks: 'Odrađeni zadaci',
    open_tasks: 'Otvoreni zadaci',
    materials: 'Materijal',
    transports: 'Vožnje',
  },
  short: {
    number: 'Br.',
    worked_time: 'Odrađeno od predviđenih sati',
    done_tasks: 'Zadaci',
  },
  sums: {
    planned_time: 'predviđeno %{sum}',
    worked_time: 'odrađeno %{sum}',
  },
  form: { people: 'Ljudi', plan: 'Plan', sorting: 'Oznake i napomene' },
  rows: {
    plan: {
      count: '%{smart_count} vrsta rada |||| %{smart_count} vrste rada |||| %{smart_count} vrsta rada',
      create: 'Dodaj vrstu rada',
      fields: { work_type_id: 'Vrsta rada', planned_time: 'Predviđeno' },
    },
  },
  help: {
    plan: 'Sati po vrstama rada; zbroj je plan projekta.',
  },
  values: {
    status: {
      open: 'Otvoren',
      waitingForLeader: 'Čeka voditelja',
      waitingForClient: 'Čeka klijenta',
      finished: 'Završen',
      finishedWithoutHandover: 'Završen bez predaje',
      invoiced: 'Fakturiran',
    },
    burn_warning: {
      none: 'U planu',
      near: 'Blizu plana',
      over: 'Iznad plana',
    },
    denied: {
      true: 'Odbijena',
      false: 'Bez odbijanja',
    },
  },
  rules: {
    project_number_unique: 'Projekt s ovim brojem već postoji. Pokušaj ponovno.',
  },
  lists: {
    open: 'Otvoreni',
    own: 'Moji',
    finished: 'Završeni',
    all: 'Svi',
  },
  screen: {
    listTitle: {
      open: 'Otvoreni projekti',
      own: 'Moji projekti',
      finished: 'Završeni projekti',
      all: 'Svi projekti',
    },
    emptyList: {
      finished: 'Ovamo dolazi projekt kad ga klijent preuzme ili kad se završi bez predaje.',
    },
  },
  transitions: {
    excludeTasks: 'Izuzmi zadatke …',
    startHandover: 'Započni predaju …',
    approveHandover: 'Odobri i pošalji klijentu',
    declineHandover: 'Odbij …',
    stopHandover: 'Zaustavi predaju',
    resendHandover: 'Ponovno pošalji poveznicu',
    confirm: 'Potvrdi predaju',
    decline: 'Odbij predaju',
    addFile: 'Dodaj datoteku',
    comment: 'Napiši poruku',
    finish: 'Završi bez predaje …',
    invoice: 'Fakturiraj',
    cancel: 'Storniraj račun',
  },
  popups: {
    declineHandover: {
      title: 'Odbij predaju',
      reason: 'Razlog',
      required: 'Napiši razlog.',
    },
    finish: {
      title: 'Završi bez predaje',
      effect: 'Klijent ne dobiva poveznicu. Predaju možeš započeti i kasnije.',
    },
  },
  reasons: {
    wrongState: 'U ovom stanju projekta to nije moguće.',
    notAllowed: 'Za to kod ovog projekta nemaš dozvolu.',
    tasksDone: 'Prije predaje dovrši ili izuzmi: %{names}.',
    notItsTask: 'Možeš izuzeti samo zadatke ovog projekta.',
    archivedClient: 'Klijent je u arhivi i ne dobiva nove projekte.',
    inactiveUser: 'Deaktiviran račun: %{name}. Odaberi drugu osobu.',
    tasksOfClient: 'Projekt već ima zadatke ovog klijenta pa se klijent ne može zamijeniti.',
    fixed: 'Projekt je kod klijenta ili završen pa se ne mijenja.',
  },
} satisfies EntityTranslation<typeof sl, typeof project>;
