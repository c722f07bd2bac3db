// Les heures flexibles, en français.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { flexEntry } from '../../flex-entry.ts';
import type sl from '../sl/flex-entry.ts';

export default {
  one: 'Écriture d’heures flexibles',
  many: 'Heures flexibles',
  count: '%{smart_count} écriture |||| %{smart_count} écritures',
  create: 'Nouvelle rectification',
  search: 'Personne, note',
  empty: 'Chaque mois avec son écart au contrat, chaque paiement et chaque rectification figureront ici.',
  fields: {
    user_id: 'Personne',
    day: 'Jour',
    seconds: 'Heures',
    reason: 'Pourquoi',
    contract_hours: 'Heures par semaine',
    work_days: 'Jours ouvrés',
  },
  values: {
    reason: {
      counted: 'Mois',
      payout: 'Paiement',
      corrected: 'Rectification',
      opening: 'Solde initial',
    },
  },
  help: {
    reason: 'Solde initial : les heures d’avant. Le mois de ce jour est le premier compté.',
  },
  history: {
    create: 'Écriture d’heures flexibles',
  },
  rules: {
    saysWhy: 'Dis pourquoi.',
    payoutTakes: 'Un paiement retire des heures : saisis-les avec un moins.',
    notByHand: 'L’application l’écrit elle-même. Choisis une rectification, un paiement ou un solde initial.',
    notFirst: 'Cette personne a déjà des heures flexibles. Saisis une rectification.',
    beyondBalance: 'Il n’y a pas autant d’heures.',
    changesSomething: 'Une différence de 0 ne change rien.',
  },
} satisfies EntityTranslation<typeof sl, typeof flexEntry>;
