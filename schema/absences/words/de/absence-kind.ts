// Absence kinds in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absenceKind } from '../../absence-kind.ts';
import type sl from '../sl/absence-kind.ts';

export default {
  one: 'Abwesenheitsart',
  many: 'Abwesenheitsarten',
  count: '%{smart_count} Abwesenheitsart |||| %{smart_count} Abwesenheitsarten',
  create: 'Neue Abwesenheitsart',
  search: 'Name, Lohnart',
  empty: 'Hier stehen die Gründe, aus denen jemand fehlt. Mit „Neue Abwesenheitsart“ kommt einer dazu.',
  fields: {
    class: 'Klasse',
    color: 'Farbe',
    payroll_code: 'Lohnart',
    payer: 'Zahlt',
    takes_leave: 'Verbraucht Urlaub',
    half_days: 'Auch halbe Tage',
    needs_decision: 'Braucht eine Entscheidung',
    needs_paper: 'Braucht einen Nachweis',
    most_days: 'Höchstens',
    counted_in: 'Zählt in',
  },
  form: {
    days: 'Tage',
    request: 'Antrag',
    payroll: 'Lohnabrechnung',
  },
  help: {
    takes_leave: 'Die Tage gehen vom Jahresurlaub ab.',
    needs_decision: 'Ohne dies gilt sie, sobald sie eingetragen ist.',
    most_days: 'Im Jahr. Leer heißt ohne Grenze.',
  },
  values: {
    class: {
      vacation: 'Urlaub',
      sickLeave: 'Krankenstand',
      plannedAbsence: 'Geplante Abwesenheit',
      parentalLeave: 'Elternzeit',
    },
    payer: {
      employer: 'Arbeitgeber',
      insurance: 'Versicherung',
      nobody: 'Niemand',
    },
    takes_leave: {
      true: 'Verbraucht Urlaub',
      false: 'Verbraucht keinen Urlaub',
    },
    half_days: {
      true: 'Auch halbe Tage',
      false: 'Nur ganze Tage',
    },
    needs_decision: {
      true: 'Braucht eine Entscheidung',
      false: 'Gilt sofort',
    },
    needs_paper: {
      true: 'Braucht einen Nachweis',
      false: 'Ohne Nachweis',
    },
    counted_in: {
      workingDays: 'Arbeitstagen',
      calendarDays: 'Kalendertagen',
    },
  },
  rules: {
    absence_kind_name_unique: 'Diese Art gibt es schon. Wähle einen anderen Namen.',
    halfWorkingDays: 'Halbe Tage gibt es nur, wo Arbeitstage zählen.',
    leaveInWorkingDays: 'Urlaub zählt in Arbeitstagen. Ändere die Zählweise.',
  },
} satisfies EntityTranslation<typeof sl, typeof absenceKind>;
