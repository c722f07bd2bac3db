// Roles in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { role } from '../../role.ts';
import type sl from '../sl/role.ts';

export default {
  one: 'Rôle',
  many: 'Rôles',
  count: '%{smart_count} rôle |||| %{smart_count} rôles',
  create: 'Nouveau rôle',
  search: 'Nom du rôle',
  empty: 'Les rôles qui disent qui peut faire quoi s’affichent ici. Ajoute-les avec le bouton « Nouveau rôle ».',
  fields: { permissions: 'Droits', users: 'Utilisateurs', second_factor_required: 'Second facteur obligatoire' },
  form: { permissions: 'Droits' },
  help: {
    second_factor_required:
      'Avec ce rôle, on se connecte avec le mot de passe et un code du téléphone. Les personnes qui n’en ont pas encore le configurent à la prochaine connexion.',
    permissions: 'Une modification prend effet aussitôt, sans nouvelle connexion. Tu ne peux accorder que tes propres droits.',
  },
  rules: {
    role_name_unique: 'Un rôle porte déjà ce nom. Choisis-en un autre.',
    lastEditor: 'Quelqu’un doit encore pouvoir gérer les rôles. Donne d’abord ce droit à un autre rôle ou à une autre personne.',
  },
  permissions: {
    roles: {
      name: 'Rôles',
      read: { allows: 'Voir les rôles', effect: 'Voit ce que chaque rôle permet et qui l’a.' },
      write: { allows: 'Créer et modifier les rôles', effect: 'N’accorde que ses propres droits.' },
      delete: { allows: 'Supprimer des rôles', effect: 'Un rôle attribué ne peut pas être supprimé.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof role>;
