// Weeks of working time in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceWeek } from '../../attendance-week.ts';
import type sl from '../sl/attendance-week.ts';

export default {
  one: 'Semaine de travail',
  many: 'Semaines de travail',
  count: '%{smart_count} semaine |||| %{smart_count} semaines',
  create: 'Nouvelle semaine',
  search: 'Personne, semaine',
  empty: 'Les semaines remises, validées ou verrouillées seront ici.',
  fields: {
    user_id: 'Personne',
    week: 'Semaine',
    submitted_at: 'Remise',
    note: 'Explication',
    approved_by: 'Validée par',
    approved_at: 'Validée',
    locked_by: 'Verrouillée par',
    locked_at: 'Verrouillée',
    reason: 'Motif',
    unlocked_at: 'Déverrouillée',
    unlocked_by: 'Déverrouillée par',
    frozen: 'État à la remise, à la validation ou au premier verrouillage',
  },
  values: {
    status: {
      open: 'Pas remise',
      submitted: 'Remise',
      approved: 'Validée',
      locked: 'Verrouillée',
    },
  },
  transitions: {
    submit: 'Remettre',
    approve: 'Valider',
    lock: 'Verrouiller',
    sendBack: 'Renvoyer …',
    unlock: 'Déverrouiller …',
  },
  history: {
    submit: 'Semaine remise',
    approve: 'Semaine validée',
    lock: 'Semaine verrouillée',
    sendBack: 'Semaine renvoyée',
    unlock: 'Semaine déverrouillée',
  },
  reasons: {
    wrongState: 'La semaine n’est plus dans cet état. Recharge la page.',
    notAllowed: 'Les semaines sont décidées par qui valide le temps de travail.',
    timeLocked: 'La semaine %{week} est verrouillée. Qui valide le temps de travail peut la déverrouiller.',
    unanswered: 'Règle d’abord ce qui manque dans la semaine %{week} : %{days}.',
    notOver: 'La semaine %{week} n’est pas finie. Verrouille-la ensuite.',
    workAhead: 'La semaine %{week} a encore un jour de travail. Remets-la après le dernier.',
    notLocked: 'La semaine %{week} n’est pas verrouillée.',
    stillRuns: 'Une horloge tourne encore dans la semaine %{week}. Il faut d’abord l’arrêter.',
  },
  rules: {
    noteMissing: 'Écris pourquoi les heures diffèrent.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceWeek>;
