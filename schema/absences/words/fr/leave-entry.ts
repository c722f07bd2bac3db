// The ledger of vacation days in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { leaveEntry } from '../../leave-entry.ts';
import type sl from '../sl/leave-entry.ts';

export default {
  one: 'Écriture de congés',
  many: 'Compte de congés',
  count: '%{smart_count} écriture |||| %{smart_count} écritures',
  create: 'Nouvelle correction',
  search: 'Personne, note',
  empty: 'Chaque jour de congé figurera ici : acquis, pris, rendu ou perdu.',
  fields: {
    user_id: 'Personne',
    year: 'Année du droit',
    days: 'Jours',
    reason: 'Pourquoi',
    day: 'Jour',
    basis: 'Jours par an',
    months: 'Mois',
  },
  values: {
    reason: {
      accrued: 'Acquis',
      carriedOver: 'Reporté',
      used: 'Pris',
      givenBack: 'Rendu',
      lapsed: 'Perdu',
      warned: 'Avertissement',
      corrected: 'Rectification',
      prevented: 'Délai prolongé',
    },
  },
  help: {
    reason: 'Délai prolongé : les jours de cette année valent jusqu’au 31 décembre, faute d’avoir pu être pris.',
  },
  history: {
    create: 'Écriture au compte',
  },
  rules: {
    correctionSaysWhy: 'Dis pourquoi.',
    preventionTakesNothing: 'Un délai prolongé ne change pas les jours. Saisis 0.',
    notByHand: 'L’application l’écrit elle-même. Choisis une correction, un report ou un délai prolongé.',
  },
} satisfies EntityTranslation<typeof sl, typeof leaveEntry>;
