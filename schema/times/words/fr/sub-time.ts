// Stretches of time in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/sub-time.ts';

export default {
  one: 'Période',
  many: 'Périodes',
  count: '%{smart_count} période |||| %{smart_count} périodes',
  fields: {
    time_entry_id: 'Saisie de temps',
    user_id: 'Qui',
    class: 'Nature du temps',
    start_time: 'Début',
    end_time: 'Fin',
    multiplier: 'Coefficient',
  },
  values: { class: { work: 'Travail', attendance: 'Présence' } },
  rules: {
    sub_time_user_id_class_unique: 'Le chrono tourne déjà. Arrête-le d’abord.',
    sub_time_user_id_class_overlap: 'Cette période en chevauche une autre. Corrige le début ou la fin.',
    sub_time_order: 'La fin précède le début. Corrige l’un des deux.',
  },
} satisfies Translation<typeof sl>;
