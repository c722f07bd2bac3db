// What a permission comes to for its people, in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/effect.ts';

export default {
  tasks: {
    create: 'Crée une tâche et en est responsable. Y ajouter d’autres demande le droit sur les équipes.',
    manage: 'Modifie, clôture, rejette et transmet toute tâche, même celles des autres.',
    delete: 'Une tâche supprimée ne revient pas.',
    tags: 'Ajoute et retire des étiquettes, même sur les tâches des autres.',
    users: 'Ajoute et retire des personnes et transmet des tâches.',
    times: 'Corrige le début et la fin de chaque période, même facturée.',
    steal: 'Reprend une tâche sur laquelle personne ne travaille.',
    reopen: 'Une tâche confirmée revient au travail ; une tâche facturée, jamais.',
  },
  projects: {
    create: 'Ouvre un projet, vide ou à partir d’un modèle, et le dirige.',
    manage: 'Modifie et remet aussi les projets dirigés par d’autres.',
    delete: 'Un projet supprimé ne revient pas.',
  },
  project_templates: {
    read: 'Voit les tâches et les heures qu’un modèle apporte au projet.',
    write: 'Décide de quoi partent les projets à venir ; ceux en cours ne changent pas.',
  },
  project_offers: {
    read: 'Voit les prix et remises des devis de projet.',
    write: 'Fixe les prix et envoie le devis au client.',
  },
  clients: {
    read: 'Voit adresses, téléphones et e-mails des clients et de leurs contacts.',
    write: 'Une adresse ou un contact modifié vaut pour toutes les tâches à venir.',
    delete: 'Un client utilisé ne peut qu’être archivé.',
  },
  users: {
    read: 'Voit les collègues avec leurs rôles, téléphones et e-mails.',
    write: 'Invite des personnes et modifie leurs données, leur code PIN et leurs sessions.',
    deactivate: 'La personne désactivée est déconnectée et son travail s’arrête.',
  },
  work_types: {
    read: 'Voit le prix horaire de chaque type de travail.',
    write: 'Un nouveau prix horaire compte pour les factures pas encore émises.',
    delete: 'Un type de travail utilisé ne peut qu’être archivé.',
  },
  user_types: {
    read: 'Voit ce qu’une heure de chaque type coûte à l’entreprise.',
    write: 'Décide qui choisit quels types de travail et qui est d’astreinte.',
    delete: 'Un type attribué ne peut pas être supprimé.',
  },
  roles: {
    read: 'Voit ce que chaque rôle permet et qui l’a.',
    write: 'N’accorde que ses propres droits.',
    delete: 'Un rôle attribué ne peut pas être supprimé.',
  },
  vehicles: {
    write: 'Décide quels véhicules sont proposés pour un trajet.',
    delete: 'Un véhicule avec des trajets ne peut qu’être archivé.',
  },
  transport_types: {
    read: 'Voit le prix du kilomètre.',
    write: 'Un nouveau prix au kilomètre compte pour les factures pas encore émises.',
    delete: 'Un type de transport utilisé ne peut pas être supprimé.',
  },
  settings: {
    read: 'Voit les données, tarifs et délais de l’entreprise.',
    write: 'Les changements valent pour toute l’entreprise. Voit aussi les e-mails envoyés par le système.',
  },
  invoicing: {
    read: 'Voit le travail confirmé, les montants et les factures émises.',
    write: 'Choisit les tâches à facturer et modifie quantités, prix et remises.',
    issue: 'Une facture émise ne peut qu’être annulée.',
  },
  travel_orders: {
    read: 'Voit les déplacements, frais kilométriques et indemnités de tous ; chacun voit les siens.',
    write: 'Approuve, renvoie et marque payé ce que les autres déclarent.',
  },
  open_tasks: {
    read: 'Voit toutes les tâches ouvertes par ancienneté, responsable et client.',
  },
  analytics: {
    others: 'Voit les heures de chacun jour par jour ; chacun voit les siennes.',
  },
  client_time: {
    read: 'Voit le travail fait pour chaque client et ce qui n’est pas encore facturé.',
  },
  time_analytics: {
    read: 'Voit les heures manquantes, les heures supplémentaires et le taux d’occupation.',
  },
  absences: {
    read: 'Voit qui est absent quand et qui est d’astreinte.',
    write: 'La personne apprend la décision aussitôt ; ses congés sont décomptés.',
  },
  on_call: {
    write: 'Décide qui est d’astreinte et quand ; tous voient le planning.',
  },
  holidays: {
    write: 'Les jours fériés comptent pour les congés, les heures manquantes et les délais.',
  },
  attendance: {
    write: 'Une semaine verrouillée ne se corrige plus ; la déverrouiller demande un motif.',
  },
  tags: {
    read: 'Voit la liste des étiquettes ; sur les tâches, tous les voient.',
    write: 'Un nouveau nom ou une couleur apparaît partout où l’étiquette figure.',
    delete: 'Une étiquette utilisée ne peut qu’être archivée.',
  },
  special_vehicles: {
    read: 'Voit kilomètres et périodes des véhicules dont les ordres sont générés.',
    write: 'Une nouvelle génération remplace ce qui a été généré, jamais les retouches à la main.',
  },
  offers: {
    read: 'Crée un devis et le suit auprès du client.',
    write: 'Fait avancer tout devis, même ceux des autres.',
    making: 'Voit ce qui est à préparer et ce que le client a approuvé.',
  },
  meetings: {
    read: 'Convoque une réunion et la conduit.',
    write: 'Déplace, annule et consigne aussi les réunions convoquées par d’autres.',
  },
  wiki: {
    main: {
      read: 'Lit les guides et le savoir communs.',
      write: 'Tous lisent ce qui est écrit ; les versions précédentes restent.',
    },
    commercial: {
      read: 'Lit les pages du service commercial.',
      write: 'Écrit et déplace les pages commerciales ; les versions précédentes restent.',
    },
    board: {
      read: 'Lit les pages de la direction, que les autres ne voient pas.',
      write: 'Écrit et déplace les pages de la direction ; les versions précédentes restent.',
    },
    iso: {
      read: 'Lit les procédures et documents qualité.',
      write: 'Modifie les procédures et fixe leur date de révision.',
    },
    meetings: {
      read: 'Lit les comptes rendus, même des réunions sans sa participation.',
      write: 'Modifie les pages de comptes rendus ; les versions précédentes restent.',
    },
  },
  terminals: {
    read: 'Voit les badgeuses et si elles fonctionnent.',
    write: 'Avec une nouvelle clé, l’ancienne adresse de la badgeuse cesse aussitôt de fonctionner.',
  },
  audit: {
    read: 'Voit qui a changé quoi, quand et pourquoi.',
  },
  integrations: {
    read: 'Voit quels programmes sont reliés et leur dernier passage.',
    write: 'Ouvre les données à d’autres programmes.',
  },
} satisfies Translation<typeof sl>;
