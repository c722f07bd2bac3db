// Les heures flexibles à l’écran, en français.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/attendance-flex.ts';

export default {
  title: 'Heures flexibles',
  after: 'après %{month}',
  waits: '%{month} n’est pas encore compté : un départ manque',
  open: 'Payer ou rectifier …',
  popup: 'Paiement et rectification',
  action: 'Enregistrer',
  what: 'Quoi',
  kinds: {
    opening: 'solde initial',
    payout: 'paiement',
    more: 'heures en plus',
    less: 'heures en moins',
  },
  effects: {
    opening: 'Les heures que la personne apporte. Le compte commence au mois de ce jour.',
    payout: 'Les heures sont retirées du solde et restent inscrites.',
    more: 'Les heures s’ajoutent au solde ; la ligne et sa note restent.',
    less: 'Les heures sont retirées du solde ; la ligne et sa note restent.',
  },
  done: 'L’écriture est enregistrée.',
} satisfies Translation<typeof sl>;
