// Terminal events in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { terminalEvent } from '../../terminal-event.ts';
import type sl from '../sl/terminal-event.ts';

export default {
  one: 'Événement de badgeuse',
  many: 'Événements des badgeuses',
  count: '%{smart_count} événement |||| %{smart_count} événements',
  create: 'Nouvel événement',
  search: 'Personne',
  empty: 'Les arrivées, pauses et départs des badgeuses s’affichent ici.',
  fields: {
    event_id: 'Identifiant',
    user_id: 'Personne',
    action: 'Quoi',
    means: 'Moyen',
    occurred_at: 'Heure réelle',
    received_at: 'Reçu',
    delay: 'Retard',
    outcome: 'Statut',
    problem: 'Pourquoi ce n’est pas enregistré',
    settled_by: 'Décision de',
    settled_at: 'Décidé',
  },
  form: { general: 'Événement', decision: 'Décision' },
  help: {
    occurred_at: 'Quand cela s’est passé, même si la badgeuse l’a envoyé plus tard.',
  },
  values: {
    action: {
      enter: 'Arrivée',
      pause: 'Pause',
      leave: 'Départ',
    },
    means: {
      pin: 'Code PIN',
      rfid: 'Badge',
    },
    outcome: {
      done: 'Enregistré',
      repeated: 'Badgeage répété',
      kept: 'À régler',
      settled: 'Enregistré après coup',
      dismissed: 'Écarté',
    },
  },
  history: { create: 'Badgeage', settle: 'Enregistré après coup', dismiss: 'Écarté' },
} satisfies EntityTranslation<typeof sl, typeof terminalEvent>;
