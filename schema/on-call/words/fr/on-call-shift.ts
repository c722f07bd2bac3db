// On-call shifts in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallShift } from '../../on-call-shift.ts';
import type sl from '../sl/on-call-shift.ts';

export default {
  one: 'Astreinte',
  many: 'Astreintes',
  count: '%{smart_count} astreinte |||| %{smart_count} astreintes',
  create: 'Nouvelle astreinte',
  search: 'Note',
  empty: 'Les astreintes seront ici. Ajoute-les avec « Nouvelle astreinte » ou par un roulement.',
  fields: {
    user_id: 'D’astreinte',
    level: 'Niveau',
    team_id: 'Équipe',
    from: 'Début',
    to: 'Fin',
    reminded_at: 'Rappel la veille',
    handover_at: 'Avis au début',
    uncovered_at: 'Avis de trou',
    handover_note: 'Note de relève',
    handover_note_by: 'Écrite par',
    handover_note_at: 'Écrite',
  },
  none: {
    team_id: 'toutes les équipes',
  },
  values: {
    level: {
      first: 'Premier',
      backup: 'Réserve',
    },
  },
  rules: {
    toAfterFrom: 'La fin doit être après le début. Corrige l’un des deux.',
    on_call_shift_order: 'La fin doit être après le début. Corrige l’un des deux.',
    notBegun: 'La note s’écrit une fois l’astreinte commencée.',
    sameMonth: 'Choisis deux mois différents.',
    on_call_shift_user_id_level_overlap:
      'Cette personne est déjà d’astreinte à ce niveau à ce moment. Choisis une autre personne ou un autre moment.',
    on_call_shift_level_team_id_overlap:
      'Quelqu’un est déjà d’astreinte à ce niveau à ce moment. Change cette astreinte ou choisis un autre moment.',
  },
  permissions: {
    on_call: {
      name: 'Astreintes',
      write: {
        allows: 'Planifier les astreintes',
        effect: 'Décide qui est d’astreinte et quand ; tous voient le planning.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof onCallShift>;
