// User types in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { userType } from '../../user-type.ts';
import type sl from '../sl/user-type.ts';

export default {
  one: 'Benutzertyp',
  many: 'Benutzertypen',
  count: '%{smart_count} Benutzertyp |||| %{smart_count} Benutzertypen',
  create: 'Neuer Benutzertyp',
  search: 'Name des Typs',
  empty: 'Hier stehen die Typen, zum Beispiel Montage oder Elektrik, mit ihren Tätigkeiten. Der erste entsteht mit „Neuer Benutzertyp“.',
  fields: {
    hourly_cost: 'Stundenkosten',
    on_call: 'Bereitschaft',
    presence: 'Anwesenheit',
    least_present: 'Mindestens anwesend',
    shift_work: 'Schichtarbeit',
    uneven_hours: 'Ungleichmäßige Arbeitszeit',
    increased_pension: 'Erhöhte Rentenzeit',
    flexible_from: 'Gleitzeit seit',
    users: 'Benutzer',
  },
  form: { work: 'Arbeit' },
  help: {
    work_type_ids: 'Aus diesen Tätigkeiten wählt, wer die Arbeit beginnt. Ohne Auswahl stehen alle offen.',
    hourly_cost: 'Was eine Stunde das Unternehmen kostet.',
    on_call: 'Personen dieses Typs können Bereitschaft haben.',
    presence:
      'Woher der Arbeitstag bekannt ist: Kommen und Gehen an der Wand, eigene Eingabe am Telefon oder die erste und letzte Zeit an Aufgaben.',
    least_present: 'Eine Abwesenheit warnt, wenn an einem Arbeitstag weniger da wären. Leer heißt ohne Grenze.',
    flexible_from:
      'Ab dem Monat dieses Tages werden die Stunden jeden Monat mit dem Vertrag verglichen und die Differenz wird übertragen. Leer heißt ohne Gleitzeit.',
  },
  values: {
    on_call: { true: 'Mit Bereitschaft', false: 'Ohne Bereitschaft' },
    presence: { terminal: 'vom Terminal', own: 'eigene Eingabe', tasks: 'aus Zeiten an Aufgaben' },
  },
  rules: { user_type_name_unique: 'Einen Typ mit diesem Namen gibt es schon. Wähle einen anderen Namen.' },
  permissions: {
    user_types: {
      name: 'Benutzertypen',
      read: { allows: 'Benutzertypen und Stundenkosten ansehen', effect: 'Sieht, was eine Stunde jedes Typs das Unternehmen kostet.' },
      write: {
        allows: 'Benutzertypen anlegen und bearbeiten',
        effect: 'Legt fest, wer welche Tätigkeiten wählt und wer Bereitschaft hat.',
      },
      delete: { allows: 'Benutzertypen löschen', effect: 'Ein Typ, den jemand hat, lässt sich nicht löschen.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof userType>;
