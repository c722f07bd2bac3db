// Users in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/user.ts';

export default {
  one: 'Utilisateur',
  many: 'Utilisateurs',
  count: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
  create: 'Nouvel utilisateur',
  search: 'Prénom, nom, e-mail, téléphone',
  empty: 'Les personnes de l’entreprise qui se connectent s’affichent ici. Ajoutez-les avec le bouton « Nouvel utilisateur ».',
  fields: {
    name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail de connexion',
    phone: 'Téléphone',
    role_id: 'Rôle',
    user_type_id: 'Type d’utilisateur',
    contract_hours: 'Heures du contrat',
    vacation_days: 'Congés',
    notification_start_hour: 'Notifications à partir de',
    notification_end_hour: 'Notifications jusqu’à',
    language: 'Langue',
    active: 'Compte actif',
    theme: 'Thème',
    zoom: 'Zoom',
    password_hash: 'Mot de passe',
  },
  short: { email: 'E-mail', user_type_id: 'Type', active: 'Compte' },
  form: { general: 'Personnel', work: 'Travail', notifications: 'Notifications', state: 'Compte' },
  help: {
    notifications: 'En dehors de ces heures, les notifications attendent, e-mails compris.',
    active: 'Un compte désactivé ne peut plus se connecter. Ses tâches et ses temps restent.',
  },
  values: { active: { true: 'Actif', false: 'Désactivé' }, theme: { dark: 'Sombre', light: 'Clair' } },
  rules: {
    notificationHours: 'La fin des notifications doit suivre leur début. Corrigez l’une des heures.',
    user_email_unique: 'Cet e-mail appartient déjà à un autre utilisateur. Saisissez-en un autre.',
  },
} satisfies Translation<typeof sl>;
