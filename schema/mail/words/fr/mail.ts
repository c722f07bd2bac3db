// Mail in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { mail } from '../../mail.ts';
import type sl from '../sl/mail.ts';

export default {
  one: 'E-mail',
  many: 'E-mails',
  count: '%{smart_count} e-mail |||| %{smart_count} e-mails',
  create: 'Nouvel e-mail',
  search: 'Destinataire, objet',
  empty: 'Les e-mails envoyés par le système arrivent ici. Sans serveur de messagerie, ils y restent et tu peux les lire.',
  fields: {
    calendar: 'Rendez-vous',
    calendar_method: 'Type de rendez-vous',
    file_id: 'Pièce jointe',
    e_invoice_id: 'Facture électronique jointe',
    link_id: 'Lien',
    secret: 'Clé du lien',
    claimed_until: 'Envoi en cours jusqu’à',
    recipient: 'Destinataire',
    reply_to: 'Répondre à',
    subject: 'Objet',
    text: 'Texte',
    html: 'Texte HTML',
    entity: 'Sujet',
    entity_id: 'Numéro de la fiche',
    attempts: 'Essais',
    next_attempt_at: 'Prochain essai',
    refusal: 'Réponse du serveur',
    date_added: 'Rédigé',
    sent_at: 'Envoyé',
  },
  form: { general: 'E-mail', sending: 'Envoi' },
  values: {
    kind: {
      meeting: 'Invitation à une réunion',
      minutes: 'Compte rendu',
      invoice: 'Facture',
      projectOffer: 'Devis de projet',
      confirmation: 'Confirmation de travaux',
      reminder: 'Rappel',
      invitation: 'Invitation',
      passwordReset: 'Nouveau mot de passe',
      account: 'Avis de compte',
      news: 'Nouvelles',
    },
    status: {
      waiting: 'En attente',
      sent: 'Envoyé',
      failed: 'Non envoyé',
      cancelled: 'Annulé',
    },
  },
  rules: { wrongState: 'Cet e-mail est déjà envoyé ou annulé. Actualise la page.' },
  history: { resend: 'Nouvel envoi', cancel: 'Envoi annulé', sent: 'Envoyé', refused: 'Refusé par le serveur' },
} satisfies EntityTranslation<typeof sl, typeof mail>;
