// Roles in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { role } from '../../role.ts';
import type sl from '../sl/role.ts';

export default {
  one: 'Rolle',
  many: 'Rollen',
  count: '%{smart_count} Rolle |||| %{smart_count} Rollen',
  create: 'Neue Rolle',
  search: 'Name der Rolle',
  empty: 'Hier stehen die Rollen, die bestimmen, wer was darf. Die erste entsteht mit „Neue Rolle“.',
  fields: { permissions: 'Rechte', users: 'Benutzer', second_factor_required: 'Zweiter Faktor Pflicht' },
  form: { permissions: 'Rechte' },
  help: {
    second_factor_required:
      'Wer diese Rolle hat, meldet sich mit Passwort und einem Code vom Telefon an. Wer noch keinen hat, richtet ihn bei der nächsten Anmeldung ein.',
    permissions: 'Eine Änderung gilt sofort, ohne neue Anmeldung. Erteilen kannst du nur Rechte, die du selbst hast.',
  },
  rules: {
    role_name_unique: 'Eine Rolle mit diesem Namen gibt es schon. Wähle einen anderen Namen.',
    lastEditor: 'Jemand muss weiterhin Rollen bearbeiten können. Gib dieses Recht zuerst einer anderen Rolle oder Person.',
  },
  permissions: {
    roles: {
      name: 'Rollen',
      read: { allows: 'Rollen ansehen', effect: 'Sieht, was jede Rolle darf und wer sie hat.' },
      write: { allows: 'Rollen anlegen und bearbeiten', effect: 'Erteilt nur eigene Rechte.' },
      delete: { allows: 'Rollen löschen', effect: 'Eine Rolle, die jemand hat, lässt sich nicht löschen.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof role>;
