// Saved views of lists in French.
import type { EntityTranslation } from '../../core/entity-words.ts';
import type { listView } from '../../engine/list-view.ts';
import type sl from '../sl/list-view.ts';

export default {
  one: 'Vue',
  many: 'Vues',
  count: '%{smart_count} vue |||| %{smart_count} vues',
  create: 'Nouvelle vue',
  search: 'Nom de la vue',
  empty: 'Les vues apparaîtront ici. Arrange une liste comme il te faut et enregistre-la sous un nom.',
  fields: {
    user_id: 'Enregistrée par',
    role_id: 'Aussi pour le rôle',
    in_menu: 'Dans le menu',
    page: 'Liste',
    query: 'Recherche, filtres et ordre',
    hidden_columns: 'Colonnes masquées',
  },
  none: { role_id: 'Moi seul' },
  help: {
    role_id: 'Tous ceux qui ont ce rôle voient et ouvrent la vue ; toi seul la modifies et la supprimes.',
    in_menu: 'La vue se trouve dans le menu, sous sa liste.',
  },
  save: 'Enregistrer la vue …',
  saveTitle: 'Enregistrer la vue',
  saved: 'Succès. La vue « %{name} » est enregistrée.',
  effect: 'On enregistre ce que tu vois : recherche, filtres, ordre et colonnes.',
  replace: 'Remplacer par ce que je vois',
  edit: 'Renommer et partager …',
  editTitle: 'Modifier la vue',
  deleted: 'Succès. La vue « %{name} » est supprimée.',
  sharedBy: 'partagée par %{name}',
  ownRole: 'Tous ceux de mon rôle la voient',
  rules: { list_view_user_id_page_name_unique: 'Tu as déjà une vue de ce nom pour cette liste. Choisis un autre nom.' },
} satisfies EntityTranslation<typeof sl, typeof listView>;
