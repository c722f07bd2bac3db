// The outbox on its screen in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/outbox.ts';

export default {
  look: 'Aperçu',
  resend: 'Renvoyer',
  sendNow: 'Envoyer maintenant',
  cancel: 'Annuler l’envoi',
  resent: 'De nouveau en route : %{email}.',
  cancelled: 'Envoi annulé : %{email}.',
  failed: 'Le serveur de messagerie a refusé cet e-mail',
  failedNote: 'Il n’est plus renvoyé tout seul. Vérifie l’adresse et renvoie-le.',
  later:
    'Pas encore accepté par le serveur de messagerie, %{smart_count} essai |||| Pas encore accepté par le serveur de messagerie, %{smart_count} essais',
  next: 'Prochain essai : %{time}.',
  noServer: 'Aucun serveur de messagerie n’est configuré',
  noServerNote:
    'L’e-mail attend ici et partira dès qu’un serveur sera configuré. Ses liens n’ont pas leur clé : remets-les au client depuis la tâche, à un collègue depuis sa page.',
  atUser: {
    failed: 'Le lien du mot de passe n’est pas arrivé à %{email}. Vérifie l’adresse et renvoie-le.',
    late: 'Le serveur de messagerie n’a pas encore accepté le lien pour %{email}.',
  },
  atTask: {
    again: 'Renvoyer …',
    late: 'Le serveur de messagerie n’a pas encore accepté l’e-mail. Les essais continuent.',
    cancelled: 'L’envoi de l’e-mail est annulé. Renvoie-le ou remets le lien.',
    reminded: 'Rappel au client : %{date}.',
  },
} satisfies Translation<typeof sl>;
