// Stretches of time in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { subTime } from '../../sub-time.ts';
import type sl from '../sl/sub-time.ts';

export default {
  one: 'Période',
  many: 'Périodes',
  count: '%{smart_count} période |||| %{smart_count} périodes',
  fields: { user_id: 'Qui', class: 'Nature du temps', start_time: 'Début', end_time: 'Fin', multiplier: 'Coefficient' },
  values: { class: { work: 'Travail', attendance: 'Présence' } },
  rules: {
    sub_time_user_id_class_unique: 'Le chrono tourne déjà. Arrête-le d’abord.',
    sub_time_user_id_class_overlap: 'Cette période en chevauche une autre. Corrige le début ou la fin.',
    sub_time_order: 'La fin précède le début. Corrige l’un des deux.',
  },
  history: { edit: 'Période corrigée', remove: 'Période supprimée', changeMultiplier: 'Coefficient' },
} satisfies EntityTranslation<typeof sl, typeof subTime>;
