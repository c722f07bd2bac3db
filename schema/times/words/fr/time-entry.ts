// Time entries in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { timeEntry } from '../../time-entry.ts';
import type sl from '../sl/time-entry.ts';

export default {
  one: 'Saisie de temps',
  many: 'Temps',
  count: '%{smart_count} saisie de temps |||| %{smart_count} saisies de temps',
  fields: {
    user_id: 'Qui',
    class: 'Nature du temps',
    status_since: 'Statut depuis',
    total_time: 'Durée',
    notes: 'Note',
    final_notes: 'Note de fin',
    non_invoiced_part: 'Une partie du temps n’est pas facturée',
    non_invoiced_time: 'Non facturé',
    non_invoiced_comment: 'Pourquoi non facturé',
  },
  values: { status: { running: 'En cours', paused: 'En pause', stopped: 'Arrêté' }, class: { work: 'Travail', attendance: 'Présence' } },
  rules: {
    notMoreThanWorked: 'La part non facturée dépasse toute la saisie. Indique moins.',
    time_entry_user_id_class_unique: 'Ton chrono tourne déjà sur une autre tâche. Mets-le d’abord en pause ou arrête-le.',
    time_entry_task_id_user_id_unique: 'Tu as déjà du travail ouvert sur cette tâche. Reprends-le ou arrête-le.',
  },
  history: { changeInvoicing: 'Non facturé' },
} satisfies EntityTranslation<typeof sl, typeof timeEntry>;
