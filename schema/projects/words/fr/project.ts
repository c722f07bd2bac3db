// The project in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { project } from '../../project.ts';
import type sl from '../sl/project.ts';

export default {
  one: 'Projet',
  many: 'Projets',
  count: '%{smart_count} projet |||| %{smart_count} projets',
  create: 'Nouveau projet',
  search: 'Numéro, titre, client ou étiquette',
  empty: 'Les projets s’affichent ici. Le premier se crée avec le bouton « Nouveau projet » ou à partir d’un modèle.',
  fields: {
    template_id: 'Modèle',
    project_offers: 'Devis de projet',
    title: 'Projet',
    leader_id: 'Responsable',
    members: 'Membres',
    plan: 'Prévision par type de travail',
    planned_time: 'Prévu',
    notes: 'Notes',
    handover_by: 'Remise proposée par',
    handover_at: 'Remise depuis',
    handover_comment: 'Commentaire de remise',
    excluded_tasks: 'Exclues de la remise',
    denied: 'Remise refusée',
    denied_reason: 'Motif du refus',
    burn_warning: 'Consommation des heures',
    date_added: 'Début',
    date_finished: 'Terminé le',
    worked_time: 'Réalisé',
    done_tasks: 'Tâches terminées',
    open_tasks: 'Tâches ouvertes',
    materials: 'Matériel',
    transports: 'Trajets',
  },
  short: {
    number: 'N°',
    worked_time: 'Heures réalisées sur prévues',
    done_tasks: 'Tâches',
  },
  sums: {
    planned_time: 'prévu %{sum}',
    worked_time: 'réalisé %{sum}',
  },
  form: { people: 'Équipe', plan: 'Prévision', sorting: 'Étiquettes et notes' },
  rows: {
    plan: {
      count: '%{smart_count} type de travail |||| %{smart_count} types de travail',
      create: 'Ajouter un type de travail',
      fields: { work_type_id: 'Type de travail', planned_time: 'Prévu' },
    },
  },
  help: {
    plan: 'Heures par type de travail ; leur somme est la prévision du projet.',
  },
  values: {
    status: {
      open: 'Ouvert',
      waitingForLeader: 'Attend le responsable',
      waitingForClient: 'Attend le client',
      finished: 'Terminé',
      finishedWithoutHandover: 'Terminé sans remise',
      invoiced: 'Facturé',
    },
    burn_warning: {
      none: 'Dans les prévisions',
      near: 'Proche des prévisions',
      over: 'Au-delà des prévisions',
    },
    denied: {
      true: 'Refusée',
      false: 'Sans refus',
    },
  },
  rules: {
    project_number_unique: 'Un projet porte déjà ce numéro. Réessaie.',
  },
  lists: {
    open: 'Ouverts',
    own: 'Les miens',
    finished: 'Terminés',
    all: 'Tous',
  },
  screen: {
    listTitle: {
      open: 'Projets ouverts',
      own: 'Mes projets',
      finished: 'Projets terminés',
      all: 'Tous les projets',
    },
    emptyList: {
      finished: 'Un projet arrive ici une fois repris par le client ou terminé sans remise.',
    },
  },
  transitions: {
    excludeTasks: 'Exclure des tâches …',
    startHandover: 'Lancer la remise …',
    approveHandover: 'Approuver et envoyer au client',
    declineHandover: 'Refuser …',
    stopHandover: 'Arrêter la remise',
    resendHandover: 'Renvoyer le lien',
    confirm: 'Confirmer la remise',
    decline: 'Refuser la remise',
    addFile: 'Ajouter un fichier',
    comment: 'Écrire un message',
    finish: 'Terminer sans remise …',
    invoice: 'Facturer',
    cancel: 'Annuler la facture',
  },
  popups: {
    declineHandover: {
      title: 'Refuser la remise',
      reason: 'Motif',
      required: 'Indique un motif.',
    },
    finish: {
      title: 'Terminer sans remise',
      effect: 'Le client ne reçoit pas de lien. Tu peux lancer la remise plus tard.',
    },
  },
  reasons: {
    wrongState: 'Ce n’est pas possible dans le statut actuel du projet.',
    notAllowed: 'Tu n’as pas le droit de le faire sur ce projet.',
    tasksDone: 'Avant la remise, termine ou exclus : %{names}.',
    notItsTask: 'Tu ne peux exclure que des tâches de ce projet.',
    archivedClient: 'Le client est archivé et ne reçoit plus de projets.',
    inactiveUser: 'Compte désactivé : %{name}. Choisis une autre personne.',
    tasksOfClient: 'Le projet a déjà des tâches de ce client : il ne se remplace plus.',
    fixed: 'Le projet est chez le client ou terminé : il ne se modifie plus.',
  },
} satisfies EntityTranslation<typeof sl, typeof project>;
