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
  fields: { hourly_cost: 'Stundenkosten', on_call: 'Bereitschaft', users: 'Benutzer' },
  form: { work: 'Arbeit' },
  help: {
    work_type_ids: 'Aus diesen Tätigkeiten wählt, wer die Arbeit beginnt. Ohne Auswahl stehen alle offen.',
    hourly_cost: 'Was eine Stunde das Unternehmen kostet.',
    on_call: 'Personen dieses Typs können Bereitschaft haben.',
  },
  values: { on_call: { true: 'Mit Bereitschaft', false: 'Ohne Bereitschaft' } },
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
