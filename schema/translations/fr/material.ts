// Material in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/material.ts';

export default {
  one: 'Matériel',
  many: 'Matériel',
  count: '%{smart_count} ligne |||| %{smart_count} lignes',
  fields: { task_id: 'Tâche', user_id: 'Auteur', name: 'Matériel', unit: 'Unité', quantity: 'Quantité', date_added: 'Ajouté le' },
  values: { unit: { Meter: 'Mètre', Piece: 'Pièce' } },
  screen: {
    hint: 'Ce qui a été utilisé',
    pieces: 'pièce |||| pièces',
    meters: 'm',
    lastUsed: 'dernière fois le %{date}, #%{number}',
    suggestions: 'Matériel déjà utilisé',
    onlyAuthor: 'seul l’auteur peut modifier ou supprimer',
    notAuthor: 'Seul l’auteur peut modifier ou supprimer : %{name}.',
    edit: 'Modifier : %{name}',
    remove: 'Supprimer : %{name}',
    save: 'Enregistrer : %{name}',
    removed: 'Supprimé : %{name}.',
    search: 'Rechercher du matériel',
    noQuantity: 'La quantité est un nombre supérieur à 0.',
    noName: 'Indiquez ce qui a été utilisé.',
    none: 'Aucune ligne ne correspond à la recherche.',
    empty: { title: 'Pas encore de matériel', text: 'Ici figure ce qui a été utilisé. C’est imprimé sur le bon de travail.' },
  },
} satisfies Translation<typeof sl>;
