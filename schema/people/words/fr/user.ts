// Users in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { user } from '../../user.ts';
import type sl from '../sl/user.ts';

export default {
  one: 'Utilisateur',
  many: 'Utilisateurs',
  count: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
  create: 'Nouvel utilisateur',
  search: 'Prénom, nom, e-mail, téléphone',
  empty: 'Les personnes de l’entreprise qui se connectent s’affichent ici. Ajoute-les avec le bouton « Nouvel utilisateur ».',
  fields: {
    name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail de connexion',
    contract_hours: 'Heures du contrat',
    vacation_days: 'Congés',
    notification_start_hour: 'Notifications à partir de',
    notification_end_hour: 'Notifications jusqu’à',
    active: 'Compte actif',
    theme: 'Thème',
    zoom: 'Zoom',
    password_hash: 'Mot de passe',
    password_set_at: 'Mot de passe défini',
    invited_at: 'Invitation envoyée',
    rfid_tag: 'Badge',
    pin_set_at: 'Code PIN défini',
    pin_hash: 'Code PIN',
    pin_key: 'Empreinte du code PIN',
    second_factor_since: 'Second facteur',
    second_factor_required: 'Second facteur obligatoire',
    second_factor_secret: 'Clé du second facteur',
    second_factor_step: 'Dernier code du second facteur',
  },
  short: { email: 'E-mail', user_type_id: 'Type', active: 'Compte' },
  form: { general: 'Personnel', work: 'Travail', notifications: 'Notifications', terminal: 'Badgeuse' },
  help: {
    user_type_id: 'Détermine les types de travail proposés à la personne.',
    rfid_tag: 'Le numéro lu par la badgeuse : présente le badge au lecteur quand le champ est sélectionné.',
    notifications: 'En dehors de ces heures, les notifications attendent, e-mails compris.',
  },
  values: { active: { true: 'Actif', false: 'Désactivé' }, theme: { dark: 'Sombre', light: 'Clair' } },
  rules: {
    notificationHours: 'La fin des notifications doit suivre leur début. Corrige l’une des heures.',
    user_email_unique: 'Cet e-mail appartient déjà à un autre utilisateur. Saisis-en un autre.',
    user_rfid_tag_unique: 'Ce badge appartient déjà à un autre utilisateur. Utilise un autre badge.',
    user_pin_key_unique: 'Ce code PIN est déjà pris. Demandes-en un autre.',
  },
} satisfies EntityTranslation<typeof sl, typeof user>;
