// Project templates in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { projectTemplate } from '../../project-template.ts';
import type sl from '../sl/project-template.ts';

export default {
  one: 'Projektvorlage',
  many: 'Projektvorlagen',
  under: 'Vorlagen',
  count: '%{smart_count} Vorlage |||| %{smart_count} Vorlagen',
  create: 'Neue Vorlage',
  search: 'Titel oder Beschreibung',
  empty:
    'Hier stehen die Vorlagen: wie eine Art von Arbeit meist abläuft, mit Stunden und Aufgaben der Reihe nach. Die erste entsteht mit „Neue Vorlage“.',
  fields: { plan: 'Geplante Stunden', team: 'Team', offers: 'Projektangebote', projects: 'Projekte' },
  form: { plan: 'Stunden und Personen', tasks: 'Aufgaben' },
  help: {
    plan: 'Wie viele Stunden jede Tätigkeit meist braucht.',
    team: 'Mit wie vielen Personen welchen Typs ein Projekt beginnt.',
    tasks: 'Alle entstehen auf einmal, wenn ein Projekt beginnt; Fristen zählen in Arbeitstagen ab dem Beginn.',
    archived: 'Eine archivierte Vorlage steht nicht mehr zur Wahl. Alte Projekte behalten sie.',
  },
  rows: {
    plan: {
      count: '%{smart_count} Tätigkeit |||| %{smart_count} Tätigkeiten',
      create: 'Tätigkeit hinzufügen',
      fields: { work_type_id: 'Tätigkeit', planned_time: 'Stunden' },
    },
    team: {
      count: '%{smart_count} Typ |||| %{smart_count} Typen',
      create: 'Benutzertyp hinzufügen',
      fields: { user_type_id: 'Benutzertyp', people: 'Personen' },
    },
    tasks: {
      count: '%{smart_count} Aufgabe |||| %{smart_count} Aufgaben',
      create: 'Aufgabe hinzufügen',
      fields: {
        title: 'Aufgabe',
        work_type_id: 'Tätigkeit',
        planned_time: 'Stunden',
        days_after_start: 'Frist, Arbeitstage',
        description: 'Beschreibung',
        checklist: 'Checkliste, ein Punkt je Zeile',
        tags: 'Schlagwörter',
      },
    },
  },
  rules: {
    project_template_title_unique: 'Eine Vorlage mit diesem Titel gibt es schon. Wähle einen anderen Titel.',
  },
  screen: {
    start: 'Projekt beginnen …',
    title: 'Projekt aus der Vorlage',
    project: 'Titel des Projekts',
    client: 'Kunde',
    required: 'Wähle einen Kunden und gib einen Titel ein.',
    leader: 'Leitung',
    members: 'Mitglieder',
    startsOn: 'Beginn der Arbeiten',
    will: 'Das entsteht',
    tasks: '%{smart_count} Aufgabe |||| %{smart_count} Aufgaben',
    hours: '%{hours} h geplant',
    noDeadline: 'ohne Frist',
    wanted: 'Die Vorlage sieht vor: %{team}.',
    action: 'Projekt anlegen',
    made: 'Projekt %{number} ist angelegt.',
  },
  permissions: {
    project_templates: {
      name: 'Projektvorlagen',
      read: { allows: 'Projektvorlagen ansehen', effect: 'Sieht, welche Aufgaben und Stunden eine Vorlage mitbringt.' },
      write: {
        allows: 'Projektvorlagen anlegen und bearbeiten',
        effect: 'Legt fest, womit künftige Projekte beginnen; bestehende bleiben gleich.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof projectTemplate>;
