// User types in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { userType } from '../../user-type.ts';
import type sl from '../sl/user-type.ts';

export default {
  one: 'Type d’utilisateur',
  many: 'Types d’utilisateurs',
  count: '%{smart_count} type d’utilisateur |||| %{smart_count} types d’utilisateurs',
  create: 'Nouveau type d’utilisateur',
  search: 'Nom du type',
  empty:
    'Les types, par exemple montage ou électricité, s’affichent ici avec leurs types de travail. Ajoute-les avec le bouton « Nouveau type d’utilisateur ».',
  fields: {
    hourly_cost: 'Coût horaire',
    on_call: 'Astreinte',
    presence: 'Présence',
    least_present: 'Présents au minimum',
    shift_work: 'Travail posté',
    uneven_hours: 'Horaire inégalement réparti',
    increased_pension: 'Durée de retraite majorée',
    flexible_from: 'Heures flexibles depuis',
    users: 'Utilisateurs',
  },
  form: { work: 'Travail' },
  help: {
    work_type_ids: 'La personne qui démarre le travail choisit parmi ces types. Sans choix, parmi tous.',
    hourly_cost: 'Ce qu’une heure coûte à l’entreprise.',
    on_call: 'Les personnes de ce type peuvent être d’astreinte.',
    presence:
      'D’où l’on connaît la journée de travail : arrivée et départ à la borne, saisie personnelle sur le téléphone, ou premier et dernier temps des tâches.',
    least_present: 'Une absence avertit si moins de personnes seraient là un jour ouvré. Vide signifie sans limite.',
    flexible_from:
      'À partir du mois de ce jour, les heures sont comparées au contrat chaque mois et la différence est reportée. Vide signifie sans heures flexibles.',
  },
  values: {
    on_call: { true: 'Avec astreinte', false: 'Sans astreinte' },
    presence: { terminal: 'par la borne', own: 'saisie personnelle', tasks: 'd’après les temps des tâches' },
  },
  rules: { user_type_name_unique: 'Un type porte déjà ce nom. Choisis-en un autre.' },
  permissions: {
    user_types: {
      name: 'Types d’utilisateurs',
      read: {
        allows: 'Voir les types d’utilisateurs et leur coût horaire',
        effect: 'Voit ce qu’une heure de chaque type coûte à l’entreprise.',
      },
      write: {
        allows: 'Créer et modifier les types d’utilisateurs',
        effect: 'Décide qui choisit quels types de travail et qui est d’astreinte.',
      },
      delete: { allows: 'Supprimer des types d’utilisateurs', effect: 'Un type attribué ne peut pas être supprimé.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof userType>;
