// History in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/history.ts';

export default {
  reason: '« %{reason} »',
  reordered: 'Seul l’ordre a changé',
  rowAdded: 'ajouté',
  rowRemoved: 'retiré',
  all: 'Tout',
  who: 'Qui',
  link: '%{name}, lien',
  linkAlone: 'Client, lien',
  system: 'Système',
  event: 'Modification',
  empty: 'Pas encore d’historique.',
  none: 'Rien ne correspond à ce filtre.',
  show: 'Tout afficher',
  label: 'Historique',
  filters: 'Que montrer',
  search: 'Rechercher dans l’historique',
  actions: {
    merge: 'Fusionné avec ce client',
    mergeInto: 'Fusionné avec un autre client',
    mergeClient: 'Fusion de clients',
    undoMerge: 'Fusion annulée',
    undoImport: 'Import annulé',
    create: 'Ajouté',
    update: 'Modifié',
    delete: 'Supprimé',
    remove: 'Supprimé',
    bringBack: 'Rétabli',
    start: 'Début',
    stop: 'Fin',
    signIn: 'Connexion',
    signOut: 'Déconnexion',
  },
  groups: { time_entry: 'Saisies de temps' },
} satisfies Translation<typeof sl>;
