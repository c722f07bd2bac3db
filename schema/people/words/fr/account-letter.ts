// Mails to staff about their account in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account-letter.ts';

export default {
  greeting: 'Bonjour %{name},',
  closing: 'À bientôt,',
  fallback: 'Si le bouton ne fonctionne pas, ouvre cette adresse :',
  expires: 'Le lien ne sert qu’une fois, jusqu’au %{time}.',
  notYou: 'Si ce n’est pas toi, change tout de suite ton mot de passe et appelle le bureau.',
  notExpected: 'Si tu ne t’y attendais pas, appelle tout de suite le bureau.',
  invitation: {
    subject: 'Invitation : %{company}',
    text: '%{by} t’invite : %{company} gère son travail dans cette application.',
    ask: 'Choisis un mot de passe, puis connecte-toi avec %{email}.',
    action: 'Choisir un mot de passe',
    ignore: 'Si tu n’attendais pas cette invitation, ignore-la.',
  },
  reset: {
    subject: 'Nouveau mot de passe',
    text: 'Nous avons reçu une demande de nouveau mot de passe pour ton compte.',
    ask: 'Choisis-le avec le lien ci-dessous.',
    action: 'Choisir un nouveau mot de passe',
    ignore: 'Si tu n’en as pas besoin, ignore ce message : ton mot de passe reste le même.',
  },
  emailChanged: {
    subject: 'Ton adresse de connexion a changé',
    text: 'L’adresse avec laquelle tu te connectes a été changée (%{by}, %{time}). C’est désormais %{email} ; nous n’écrivons plus à celle-ci.',
  },
  passwordChanged: {
    subject: 'Ton mot de passe a changé',
    text: 'Le mot de passe de ton compte a été changé (%{time}). Les autres appareils doivent se reconnecter.',
  },
  secondFactorOn: {
    subject: 'Le second facteur est activé',
    text: 'Depuis le %{time}, la connexion demande aussi un code de l’application.',
  },
  secondFactorOff: {
    subject: 'Le second facteur est désactivé',
    text: 'Depuis le %{time}, le mot de passe seul suffit pour se connecter.',
  },
  secondFactorTaken: {
    subject: 'Ton second facteur a été retiré',
    text: 'Le second facteur de ton compte a été retiré (%{by}, %{time}). Motif : %{reason}',
  },
  recoveryCodeUsed: {
    subject: 'Un code de secours a servi',
    text: 'Un code de secours de ton compte a servi (%{time}). Il reste %{smart_count} code. |||| Un code de secours de ton compte a servi (%{time}). Il reste %{smart_count} codes.',
  },
  roleChanged: { subject: 'Un rôle a été modifié', text: 'Le rôle %{role} a été modifié (%{by}, %{time}).' },
  roleDeleted: { subject: 'Un rôle a été supprimé', text: 'Le rôle %{role} a été supprimé (%{by}, %{time}).' },
  roleGiven: { subject: 'Un utilisateur a un autre rôle', text: '%{user} a désormais le rôle %{role} (%{by}, %{time}).' },
  userEmailChanged: {
    subject: 'L’adresse de connexion d’un utilisateur a été modifiée',
    text: '%{user} se connecte désormais avec %{email} (%{by}, %{time}).',
  },
  userSecondFactorTaken: {
    subject: 'Le second facteur d’un utilisateur a été retiré',
    text: '%{user} n’a plus de second facteur (%{by}, %{time}). Motif : %{reason}',
  },
  forEditors:
    'Toutes les personnes qui gèrent les rôles reçoivent ce message. Si tu ne t’y attendais pas, vérifie tout de suite les rôles et les utilisateurs.',
} satisfies Translation<typeof sl>;
