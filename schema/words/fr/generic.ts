// The generic lists and forms in French, with the history of a record and the permissions of a role.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/generic.ts';

export default {
  data: 'Données',
  recent: 'Dernières modifications',
  latest: { task: 'Dernières tâches' },
  saved: 'Enregistré : %{title}.',
  created: 'Créé : %{title}.',
  deleted: 'Supprimé : %{title}.',
  archived: 'Archivé : %{title}.',
  restored: 'Désarchivé : %{title}.',
  undone: 'Annulé.',
  kept: 'Ta saisie est toujours là.',
  inArchive: '« %{title} » est dans les archives.',
  hasLeft: '%{name} ne fait plus partie de l’entreprise.',
  duplicate: 'Dupliquer …',
  copied: 'Repris de « %{title} » : %{fields}. Les dates, les fichiers, la discussion et l’historique ne sont pas repris.',
  refused_rows: '%{smart_count} ligne reste inchangée : |||| %{smart_count} lignes restent inchangées :',
  archived_many: '%{smart_count} fiche archivée. |||| %{smart_count} fiches archivées.',
  restored_many: '%{smart_count} fiche désarchivée. |||| %{smart_count} fiches désarchivées.',
  deleted_many: '%{smart_count} fiche supprimée. |||| %{smart_count} fiches supprimées.',
  delete: {
    title: 'Supprimer',
    final: 'Une suppression est définitive.',
    referred: 'Cette fiche est utilisée ailleurs, elle ne peut pas être supprimée.',
    kept: '%{smart_count} fiche est utilisée ailleurs et reste en place : |||| %{smart_count} fiches sont utilisées ailleurs et restent en place :',
    archive: 'Archiver %{smart_count} fiche |||| Archiver %{smart_count} fiches',
  },
  in_row: 'Ligne %{row}, %{field} : %{message}',
  row: {
    one: 'Ligne %{title}',
    duplicate: 'Dupliquer',
    up: 'Monter',
    down: 'Descendre',
    remove: 'Retirer la ligne',
    more: 'Détails de la ligne',
    keys: 'nouvelle ligne',
    order: 'ordre',
  },
  stale: {
    load: 'Voir la nouvelle version',
  },
  permissions: {
    area: 'Domaine',
    read: 'Voit',
    write: 'Modifie',
    delete: 'Supprime',
    special: 'Droits particuliers',
    everybody: 'tous',
    locked: 'Tu n’as pas ce droit : tu ne peux pas l’accorder.',
  },
} satisfies Translation<typeof sl>;
