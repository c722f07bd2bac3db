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
    text: 'Ce qui te concerne arrive ici : une tâche attribuée, la réponse d’un client, une mention dans une discussion.',
  },
  somebody: 'Client',
  mail: {
    subject: '%{smart_count} nouvelle notification |||| %{smart_count} nouvelles notifications',
    action: 'Ouvrir dans l’application',
    why: 'Tu reçois ce message parce que ton profil le demande ; tu peux l’y désactiver.',
  },
  choices: {
    title: 'Comment te prévenir',
    app: 'Dans l’application',
    mail: 'Aussi par e-mail',
    none: 'Jamais',
    kinds: {
      taskGiven: 'Tâche attribuée',
      taskStolen: 'Tâche reprise',
      taskDeclined: 'Refus du client',
      taskConfirmed: 'Confirmation du client',
      meetingInvited: 'Invitation à une réunion',
      meetingMoved: 'La réunion est déplacée',
      meetingCancelled: 'La réunion est annulée',
      meetingAccepted: 'Présence confirmée',
      meetingDeclined: 'Absence annoncée',
      mention: 'Mention dans une discussion',
    },
  },
  quiet: 'Silence de %{from} à %{to}. Les notifications attendent, les e-mails aussi.',
  never_quiet: 'Les notifications arrivent à toute heure.',
  change: 'Modifier',
  more: '%{smart_count} notification, la dernière : |||| %{smart_count} notifications, la dernière :',
  kinds: {
    taskGiven: { title: 'La tâche est à toi', by: 'Attribuée par %{by}' },
    taskStolen: { title: 'La tâche n’est plus à toi', by: 'Reprise par %{by}' },
    taskDeclined: { title: 'Le client a refusé', by: '« %{reason} »' },
    taskConfirmed: { title: 'Le client a confirmé', by: 'Confirmé par %{name}' },
    meetingInvited: { title: 'Invitation à une réunion', by: 'Organisée par %{by}' },
    meetingMoved: { title: 'La réunion est déplacée', by: 'Déplacée par %{by}' },
    meetingCancelled: { title: 'La réunion est annulée', by: 'Annulée par %{by}' },
    meetingAccepted: { title: 'Présence confirmée', by: '%{name} vient' },
    meetingDeclined: { title: 'Absence annoncée', by: '%{name} : « %{reason} »' },
    mention: { title: 'Mention dans une discussion', by: '%{by} : « %{text} »' },
  },
} satisfies Translation<typeof sl>;
