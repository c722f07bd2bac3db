// The chat of a task in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { comment } from '../../comment.ts';
import type sl from '../sl/comment.ts';

export default {
  one: 'Message',
  many: 'Discussion',
  count: '%{smart_count} message |||| %{smart_count} messages',
  fields: { user_id: 'De', text: 'Message', mentions: 'Mentions', date_added: 'Envoyé' },
  values: {},
  screen: {
    write: 'Écrire un message',
    newLine: 'nouvelle ligne',
    mention: 'mentionner',
    audience: 'Visible par toutes les personnes connectées, pas par le client.',
    people: 'Qui mentionner',
    onTask: 'sur la tâche',
    offTask: 'pas sur la tâche, reçoit quand même la notification',
    sending: 'envoi …',
    failed: 'non envoyé',
    again: 'Réessayer',
    drop: 'Abandonner',
    you: 'Toi',
    fresh: 'nouveau',
    earlier: 'Afficher les messages précédents',
    unread: '%{smart_count} nouveau |||| %{smart_count} nouveaux',
    empty: { title: 'Pas encore de message', text: 'Écris le premier message. Une mention avec @ envoie une notification.' },
  },
} satisfies EntityTranslation<typeof sl, typeof comment>;
