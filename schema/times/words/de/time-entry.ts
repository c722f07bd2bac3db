// Time entries in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { timeEntry } from '../../time-entry.ts';
import type sl from '../sl/time-entry.ts';

export default {
  one: 'Zeiteintrag',
  many: 'Zeiten',
  count: '%{smart_count} Zeiteintrag |||| %{smart_count} Zeiteinträge',
  fields: {
    user_id: 'Wer',
    class: 'Art der Zeit',
    status_since: 'Status seit',
    total_time: 'Dauer',
    notes: 'Notiz',
    final_notes: 'Abschlussnotiz',
    non_invoiced_part: 'Ein Teil der Zeit kommt nicht auf die Rechnung',
    non_invoiced_time: 'Ohne Rechnung',
    non_invoiced_comment: 'Warum ohne Rechnung',
  },
  values: { status: { running: 'Läuft', paused: 'Pausiert', stopped: 'Beendet' }, class: { work: 'Arbeit', attendance: 'Anwesenheit' } },
  rules: {
    notMoreThanWorked: 'Der Teil ohne Rechnung ist länger als der ganze Eintrag. Gib weniger ein.',
    time_entry_user_id_class_unique: 'Deine Zeit läuft schon für eine andere Aufgabe. Pausiere oder beende sie zuerst.',
    time_entry_task_id_user_id_unique: 'Du hast an dieser Aufgabe schon offene Arbeit. Setze sie fort oder beende sie.',
  },
  history: { changeInvoicing: 'Ohne Rechnung' },
} satisfies EntityTranslation<typeof sl, typeof timeEntry>;
