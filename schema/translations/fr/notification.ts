// Notifications in French: the list under the bell, its kinds and what a row says.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/notification.ts';

export default {
  title: 'Notifications',
  unread: '%{smart_count} nouvelle notification |||| %{smart_count} nouvelles notifications',
  allRead: 'Tout marquer comme lu',
  earlier: 'Afficher les plus anciennes',
  new: 'Nouveau',
  empty: {
    title: 'Aucune notification',
    text: 'Ce qui vous concerne arrive ici : une tâche attribuée, la réponse d’un client, une mention dans un échange.',
  },
  somebody: 'Client',
  kinds: {
    taskGiven: { title: 'La tâche est à vous', by: 'Attribuée par %{by}' },
    taskStolen: { title: 'La tâche n’est plus à vous', by: 'Reprise par %{by}' },
    taskDeclined: { title: 'Le client n’a pas confirmé', by: '« %{reason} »' },
    taskConfirmed: { title: 'Le client a confirmé', by: 'Confirmé par %{name}' },
    mention: { title: 'Mention dans un échange', by: '%{by} : « %{text} »' },
  },
} satisfies Translation<typeof sl>;
