// The company's settings in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/settings.ts';

export default {
  one: 'Paramètres de l’entreprise',
  many: 'Paramètres',
  count: '%{smart_count} paramètre |||| %{smart_count} paramètres',
  create: 'Nouveaux paramètres',
  search: 'Rechercher un paramètre',
  empty: 'Aucun paramètre pour l’instant. Ils sont créés au premier démarrage.',
  fields: {
    company_name: 'Nom',
    address: 'Adresse',
    zip: 'Code postal',
    town: 'Ville',
    country: 'Pays',
    vat_number: 'Numéro de TVA',
    iban: 'IBAN',
    default_language: 'Langue par défaut',
    timezone: 'Fuseau horaire',
    minimal_invoicing_unit: 'Plus petite unité facturée',
    minimal_work_hours: 'Heures minimales par jour',
    work_days: 'Jours travaillés',
    time_lock_day: 'Verrouillage des temps',
    vacation_removal_day: 'Jour d’expiration',
    vacation_removal_month: 'Mois d’expiration',
    notification_start_hour: 'Notifications à partir de',
    notification_end_hour: 'Notifications jusqu’à',
  },
  form: {
    company: 'Entreprise',
    address: 'Adresse',
    place: 'Langue et région',
    time: 'Temps de travail et facturation',
    vacation: 'Congés',
    notifications: 'Notifications',
  },
  help: {
    company: 'Figure sur les ordres de travail, les offres et les factures.',
    time: 'Sert au calcul des heures manquantes, du taux d’occupation et des délais en jours ouvrés.',
    minimal_invoicing_unit: 'Sur la facture, chaque saisie est arrondie à l’unité supérieure. Le relevé reste exact à la seconde.',
    time_lock_day: 'Ce jour du mois, à 00:00, les temps du mois précédent sont verrouillés.',
    vacation: 'Quand expirent les congés de l’année passée.',
    notifications: 'En dehors de ces heures, les notifications attendent, e-mails compris.',
  },
  values: {
    work_days: {
      monday: 'Lundi',
      tuesday: 'Mardi',
      wednesday: 'Mercredi',
      thursday: 'Jeudi',
      friday: 'Vendredi',
      saturday: 'Samedi',
      sunday: 'Dimanche',
    },
  },
  rules: {
    notificationHours: 'La fin des notifications doit suivre leur début. Corrigez l’une des heures.',
    settings_single: 'Les paramètres n’existent qu’une fois. Modifiez ceux qui existent.',
  },
} satisfies Translation<typeof sl>;
