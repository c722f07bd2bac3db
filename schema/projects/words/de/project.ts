// The project in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { project } from '../../project.ts';
import type sl from '../sl/project.ts';

export default {
  one: 'Projekt',
  many: 'Projekte',
  count: '%{smart_count} Projekt |||| %{smart_count} Projekte',
  create: 'Neues Projekt',
  search: 'Nummer, Titel, Kunde oder Schlagwort',
  empty: 'Hier stehen die Projekte. Das erste entsteht mit „Neues Projekt“ oder aus einer Vorlage.',
  fields: {
    template_id: 'Vorlage',
    project_offers: 'Projektangebote',
    title: 'Projekt',
    leader_id: 'Leitung',
    members: 'Mitglieder',
    plan: 'Plan nach Tätigkeit',
    planned_time: 'Geplant',
    notes: 'Notizen',
    handover_by: 'Übergabe vorgeschlagen von',
    handover_at: 'Übergabe seit',
    handover_comment: 'Kommentar zur Übergabe',
    excluded_tasks: 'Von der Übergabe ausgenommen',
    denied: 'Übergabe abgelehnt',
    denied_reason: 'Grund der Ablehnung',
    burn_warning: 'Stundenverbrauch',
    starts_on: 'Beginn der Arbeiten',
    date_finished: 'Abschluss',
    worked_time: 'Geleistet',
    done_tasks: 'Erledigte Aufgaben',
    open_tasks: 'Offene Aufgaben',
    materials: 'Material',
    transports: 'Fahrten',
  },
  short: {
    number: 'Nr.',
    worked_time: 'Geleistet von geplanten Stunden',
    done_tasks: 'Aufgaben',
  },
  sums: {
    planned_time: 'geplant %{sum}',
    worked_time: 'geleistet %{sum}',
  },
  form: { people: 'Personen', plan: 'Plan', sorting: 'Schlagwörter und Notizen' },
  rows: {
    plan: {
      count: '%{smart_count} Tätigkeit |||| %{smart_count} Tätigkeiten',
      create: 'Tätigkeit hinzufügen',
      fields: { work_type_id: 'Tätigkeit', planned_time: 'Geplant' },
    },
  },
  help: {
    plan: 'Stunden je Tätigkeit; die Summe ist der Plan des Projekts.',
  },
  values: {
    status: {
      open: 'Offen',
      waitingForLeader: 'Wartet auf Leitung',
      waitingForClient: 'Wartet auf Kunden',
      finished: 'Abgeschlossen',
      finishedWithoutHandover: 'Ohne Übergabe abgeschlossen',
      invoiced: 'Abgerechnet',
    },
    burn_warning: {
      none: 'Im Plan',
      near: 'Nahe am Plan',
      over: 'Über dem Plan',
    },
    denied: {
      true: 'Abgelehnt',
      false: 'Nicht abgelehnt',
    },
  },
  rules: {
    project_number_unique: 'Ein Projekt mit dieser Nummer gibt es schon. Versuche es erneut.',
  },
  lists: {
    open: 'Offene',
    own: 'Meine',
    finished: 'Abgeschlossene',
    all: 'Alle',
  },
  screen: {
    listTitle: {
      open: 'Offene Projekte',
      own: 'Meine Projekte',
      finished: 'Abgeschlossene Projekte',
      all: 'Alle Projekte',
    },
    emptyList: {
      finished: 'Hierher kommt ein Projekt, sobald es der Kunde übernimmt oder es ohne Übergabe abgeschlossen wird.',
    },
  },
  transitions: {
    excludeTasks: 'Aufgaben ausnehmen …',
    startHandover: 'Übergabe beginnen …',
    approveHandover: 'Freigeben und an Kunden senden',
    declineHandover: 'Ablehnen …',
    stopHandover: 'Übergabe stoppen',
    resendHandover: 'Link erneut senden',
    confirm: 'Übergabe bestätigen',
    decline: 'Übergabe ablehnen',
    addFile: 'Datei hinzufügen',
    comment: 'Nachricht schreiben',
    finish: 'Ohne Übergabe abschließen …',
    invoice: 'Abrechnen',
    cancel: 'Rechnung stornieren',
  },
  history: {
    create: 'Projekt angelegt',
    excludeTasks: 'Aufgaben von der Übergabe ausgenommen',
    startHandover: 'Übergabe vorgeschlagen',
    approveHandover: 'Übergabe freigegeben und an den Kunden gesendet',
    declineHandover: 'Übergabe abgelehnt',
    stopHandover: 'Übergabe gestoppt',
    resendHandover: 'Link erneut gesendet',
    confirm: 'Vom Kunden übernommen',
    decline: 'Übergabe vom Kunden abgelehnt',
    finish: 'Ohne Übergabe abgeschlossen',
    remind: 'Erinnerung an den Kunden',
    warn: 'Stundenwarnung',
    invoice: 'Abgerechnet',
    cancel: 'Rechnung storniert',
  },
  popups: {
    declineHandover: {
      title: 'Übergabe ablehnen',
      reason: 'Grund',
      required: 'Gib einen Grund an.',
    },
    finish: {
      title: 'Ohne Übergabe abschließen',
      effect: 'Der Kunde bekommt keinen Link. Die Übergabe kannst du auch später beginnen.',
    },
  },
  reasons: {
    wrongState: 'In diesem Status des Projekts geht das nicht.',
    notAllowed: 'Dafür fehlt dir bei diesem Projekt das Recht.',
    tasksDone: 'Vor der Übergabe erledigen oder ausnehmen: %{names}.',
    notItsTask: 'Du kannst nur Aufgaben dieses Projekts ausnehmen.',
    archivedClient: 'Der Kunde ist archiviert und bekommt keine neuen Projekte.',
    inactiveUser: 'Deaktiviertes Konto: %{name}. Wähle eine andere Person.',
    tasksOfClient: 'Das Projekt hat schon Aufgaben dieses Kunden, deshalb lässt er sich nicht wechseln.',
    fixed: 'Das Projekt liegt beim Kunden oder ist abgeschlossen und wird nicht mehr geändert.',
  },
  permissions: {
    projects: {
      name: 'Projekte',
      create: { allows: 'Projekte anlegen', effect: 'Legt ein Projekt an, leer oder aus einer Vorlage, und leitet es.' },
      manage: {
        allows: 'Jedes Projekt wie die Projektleitung bearbeiten',
        effect: 'Bearbeitet und übergibt auch Projekte, die andere leiten.',
      },
      delete: { allows: 'Projekte löschen', effect: 'Ein gelöschtes Projekt lässt sich nicht wiederherstellen.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof project>;
