// The company's settings in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { settings } from '../../settings.ts';
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
    vat_number: 'Numéro de TVA',
    iban: 'IBAN',
    logo: 'Logo',
    default_language: 'Langue par défaut',
    timezone: 'Fuseau horaire',
    minimal_invoicing_unit: 'Plus petite unité facturée',
    minimal_work_hours: 'Heures minimales par jour',
    work_days: 'Jours ouvrés',
    time_lock_day: 'Verrouillage des temps',
    late_tap_hours: 'Pointages tardifs des bornes',
    ride_top_speed: 'Vitesse moyenne maximale',
    ride_most_kilometers: 'Trajet le plus long',
    vacation_removal_day: 'Jour d’expiration',
    vacation_removal_month: 'Mois d’expiration',
    notification_start_hour: 'Notifications à partir de',
    notification_end_hour: 'Notifications jusqu’à',
    link_days: 'Validité des liens',
    reminder_days: 'Rappel après',
  },
  form: {
    company: 'Entreprise',
    place: 'Langue et région',
    work: 'Temps de travail',
    time: 'Facturation du temps',
    rides: 'Trajets',
    vacation: 'Congés',
    notifications: 'Notifications',
    links: 'Liens pour les clients',
  },
  help: {
    company: 'Figure sur les bons de travail, les devis et les factures.',
    iban: 'Figure sur les factures, pour le paiement.',
    logo: 'JPEG ou PNG, jusqu’à 25 Mo.',
    work: 'Sert au calcul des heures manquantes, du taux d’occupation et des délais en jours ouvrés.',
    minimal_work_hours: 'Avec les minutes au besoin : 7:30.',
    late_tap_hours: 'Ce qu’une borne transmet plus tard attend une décision.',
    rides: 'À la fin d’un trajet plus rapide ou plus long, on demande si les kilomètres sont justes.',
    time: 'Arrondit chaque saisie à l’unité supérieure sur la facture. Le relevé reste exact à la seconde.',
    vacation: 'Quand expirent les congés de l’année passée.',
    notifications: 'En dehors de ces heures, les notifications attendent, e-mails compris.',
    links: 'Durée pendant laquelle un client peut confirmer par le lien reçu, et moment du rappel.',
    reminder_days: 'Qui n’a pas répondu d’ici là reçoit un seul rappel. Avec 0, personne n’en reçoit.',
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
    realDay: 'Ce mois n’a pas ce jour chaque année. Indique un jour qui existe.',
    notificationHours: 'La fin des notifications doit suivre leur début. Corrige l’une des heures.',
    settings_single: 'Les paramètres n’existent qu’une fois. Modifie ceux qui existent.',
  },
  permissions: {
    settings: {
      name: 'Paramètres',
      read: { allows: 'Voir les paramètres de l’entreprise', effect: 'Voit les données, tarifs et délais de l’entreprise.' },
      write: {
        allows: 'Modifier les paramètres de l’entreprise',
        effect: 'Les changements valent pour toute l’entreprise. Voit aussi les e-mails envoyés par le système.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof settings>;
