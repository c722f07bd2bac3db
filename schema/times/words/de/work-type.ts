// Work types in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { workType } from '../../work-type.ts';
import type sl from '../sl/work-type.ts';

export default {
  one: 'Tätigkeit',
  many: 'Tätigkeiten',
  count: '%{smart_count} Tätigkeit |||| %{smart_count} Tätigkeiten',
  create: 'Neue Tätigkeit',
  search: 'Name der Tätigkeit',
  empty: 'Hier stehen die Tätigkeiten, zum Beispiel Montage oder Prüfung, mit ihrem Stundenpreis. Die erste entsteht mit „Neue Tätigkeit“.',
  fields: { hourly_price: 'Stundenpreis', default_multiplier: 'Standardfaktor', counts_as_work: 'Zählt als Arbeit' },
  short: { default_multiplier: 'Faktor' },
  help: {
    hourly_price: 'Für eine Stunde auf der Rechnung an den Kunden, mal Faktor.',
    default_multiplier: 'Gilt nur für die Rechnung an den Kunden. Den Lohn bestimmt die Uhrzeit der Arbeit.',
    counts_as_work: 'Ausschalten für Zeit, die nicht zur Arbeitszeit zählt.',
    archived: 'Archiviert steht sie nicht mehr zur Wahl. Frühere Zeiten behalten sie.',
  },
  values: {
    counts_as_work: { true: 'Zählt als Arbeit', false: 'Zählt nicht als Arbeit' },
  },
  rules: { work_type_name_unique: 'Eine Tätigkeit mit diesem Namen gibt es schon. Wähle einen anderen Namen.' },
  permissions: {
    work_types: {
      name: 'Tätigkeiten',
      read: { allows: 'Tätigkeiten und ihre Preise ansehen', effect: 'Sieht, was eine Stunde jeder Tätigkeit kostet.' },
      write: {
        allows: 'Tätigkeiten anlegen und bearbeiten',
        effect: 'Ein neuer Stundenpreis gilt für Rechnungen, die noch nicht ausgestellt sind.',
      },
      delete: { allows: 'Tätigkeiten löschen', effect: 'Eine verwendete Tätigkeit lässt sich nur archivieren.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof workType>;
