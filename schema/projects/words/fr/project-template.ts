// Project templates in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { projectTemplate } from '../../project-template.ts';
import type sl from '../sl/project-template.ts';

export default {
  one: 'Modèle de projet',
  many: 'Modèles de projets',
  under: 'Modèles',
  count: '%{smart_count} modèle |||| %{smart_count} modèles',
  create: 'Nouveau modèle',
  search: 'Titre ou description',
  empty:
    'Les modèles s’affichent ici : le déroulement habituel d’un chantier, avec ses heures et ses tâches dans l’ordre. Crée le premier avec « Nouveau modèle ».',
  fields: { plan: 'Heures prévues', team: 'Équipe', offers: 'Devis de projet', projects: 'Projets' },
  form: { plan: 'Heures et équipe', tasks: 'Tâches' },
  help: {
    plan: 'Combien d’heures prend d’habitude chaque type de travail.',
    team: 'Combien de personnes de quel type un projet mobilise au départ.',
    tasks: 'Toutes sont créées d’un coup au début du projet ; les échéances se comptent en jours ouvrés depuis le début.',
    archived: 'Un modèle archivé n’est plus proposé. Les anciens projets le gardent.',
  },
  rows: {
    plan: {
      count: '%{smart_count} type de travail |||| %{smart_count} types de travail',
      create: 'Ajouter un type de travail',
      fields: { work_type_id: 'Type de travail', planned_time: 'Heures' },
    },
    team: {
      count: '%{smart_count} type |||| %{smart_count} types',
      create: 'Ajouter un type d’utilisateur',
      fields: { user_type_id: 'Type d’utilisateur', people: 'Personnes' },
    },
    tasks: {
      count: '%{smart_count} tâche |||| %{smart_count} tâches',
      create: 'Ajouter une tâche',
      fields: {
        title: 'Tâche',
        work_type_id: 'Type de travail',
        planned_time: 'Heures',
        days_after_start: 'Échéance, jours ouvrés',
        description: 'Description',
        checklist: 'Liste de contrôle, un point par ligne',
        tags: 'Étiquettes',
      },
    },
  },
  rules: {
    project_template_title_unique: 'Un modèle porte déjà ce titre. Choisis-en un autre.',
  },
  screen: {
    start: 'Démarrer un projet …',
    title: 'Projet à partir du modèle',
    project: 'Titre du projet',
    client: 'Client',
    required: 'Choisis un client et écris un titre.',
    leader: 'Responsable',
    members: 'Membres',
    startsOn: 'Premier jour de travail',
    will: 'Sera créé',
    tasks: '%{smart_count} tâche |||| %{smart_count} tâches',
    hours: '%{hours} h prévues',
    noDeadline: 'sans échéance',
    wanted: 'Le modèle prévoit : %{team}.',
    action: 'Créer le projet',
    made: 'Le projet %{number} est créé.',
  },
  permissions: {
    project_templates: {
      name: 'Modèles de projet',
      read: { allows: 'Voir les modèles de projet', effect: 'Voit les tâches et les heures qu’un modèle apporte au projet.' },
      write: {
        allows: 'Créer et modifier les modèles de projet',
        effect: 'Décide de quoi partent les projets à venir ; ceux en cours ne changent pas.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof projectTemplate>;
