// Permissions without an entity that has words, in French; all others are worded with their entity.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/permission.ts';

export default {
  permissions: {
    travel_orders: {
      name: 'Ordres de mission',
      read: {
        allows: 'Voir les ordres de mission de tous',
        effect: 'Voit les déplacements, frais kilométriques et indemnités de tous ; chacun voit les siens.',
      },
      write: {
        allows: 'Modifier et valider les ordres de mission de tous',
        effect: 'Approuve, renvoie et marque payé ce que les autres déclarent.',
      },
    },
    open_tasks: {
      name: 'Tâches ouvertes de l’entreprise',
      read: {
        allows: 'Voir les tâches ouvertes de l’entreprise',
        effect: 'Voit toutes les tâches ouvertes par ancienneté, responsable et client.',
      },
    },
    analytics: {
      name: 'Analyses',
      others: {
        allows: 'Voir l’analyse détaillée des autres',
        effect: 'Voit les heures de chacun jour par jour ; chacun voit les siennes.',
      },
    },
    client_time: {
      name: 'Temps par client',
      read: { allows: 'Voir le temps par client', effect: 'Voit le travail fait pour chaque client et ce qui n’est pas encore facturé.' },
    },
    time_analytics: {
      name: 'Temps de travail',
      read: {
        allows: 'Voir l’analyse du temps de travail',
        effect: 'Voit les heures manquantes, les heures supplémentaires et le taux d’occupation.',
      },
    },
    absences: {
      name: 'Absences',
      read: { allows: 'Voir le calendrier des absences', effect: 'Voit qui est absent quand et qui est d’astreinte.' },
      write: {
        allows: 'Valider, refuser et saisir les absences des autres',
        effect: 'La personne apprend la décision aussitôt ; ses congés sont décomptés.',
      },
    },
    attendance: {
      name: 'Présence',
      write: {
        allows: 'Valider, verrouiller et déverrouiller les semaines',
        effect: 'Une semaine verrouillée ne se corrige plus ; la déverrouiller demande un motif.',
      },
    },
    special_vehicles: {
      name: 'Véhicules spéciaux',
      read: {
        allows: 'Voir les véhicules spéciaux et leurs périodes',
        effect: 'Voit kilomètres et périodes des véhicules dont les ordres sont générés.',
      },
      write: {
        allows: 'Modifier les véhicules spéciaux et en tirer des ordres de mission',
        effect: 'Une nouvelle génération remplace ce qui a été généré, jamais les retouches à la main.',
      },
    },
    audit: {
      name: 'Journal des modifications',
      read: { allows: 'Voir le journal des modifications', effect: 'Voit qui a changé quoi, quand et pourquoi.' },
    },
    integrations: {
      name: 'Intégrations',
      read: { allows: 'Voir les intégrations', effect: 'Voit quels programmes sont reliés et leur dernier passage.' },
      write: { allows: 'Créer et révoquer des jetons d’API et des webhooks', effect: 'Ouvre les données à d’autres programmes.' },
    },
  },
} satisfies Translation<typeof sl>;
