// Material in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { material } from '../../material.ts';
import type sl from '../sl/material.ts';

export default {
  one: 'Matériel',
  many: 'Matériel',
  count: '%{smart_count} ligne |||| %{smart_count} lignes',
  fields: { user_id: 'Ajouté par', name: 'Matériel', unit: 'Unité', date_added: 'Ajouté le' },
  values: { unit: { Meter: 'Mètre', Piece: 'Pièce' } },
  screen: {
    hint: 'Ce qui a été utilisé',
    pieces: 'pièce |||| pièces',
    meters: 'm',
    lastUsed: 'dernière fois le %{date}, #%{number}',
    suggestions: 'Matériel déjà utilisé',
    onlyAuthor: 'modification et suppression réservées à la personne qui l’a ajouté',
    notAuthor: 'Modification et suppression réservées à %{name}.',
    edit: 'Modifier : %{name}',
    remove: 'Supprimer : %{name}',
    save: 'Enregistrer : %{name}',
    removed: 'Supprimé : %{name}.',
    added: 'Ajouté : %{name}.',
    saved: 'Enregistré : %{name}.',
    search: 'Rechercher du matériel',
    noQuantity: 'Saisis une quantité supérieure à 0.',
    noName: 'Indique ce qui a été utilisé.',
    none: 'Aucune ligne ne correspond à la recherche.',
    empty: { title: 'Pas encore de matériel', text: 'Ici figure ce qui a été utilisé. Tout est imprimé sur le bon de travail.' },
  },
} satisfies EntityTranslation<typeof sl, typeof material>;
