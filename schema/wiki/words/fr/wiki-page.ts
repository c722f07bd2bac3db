// Wiki pages in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiPage } from '../../wiki-page.ts';
import type sl from '../sl/wiki-page.ts';

export default {
  one: 'Page du wiki',
  many: 'Wiki',
  count: '%{smart_count} page du wiki |||| %{smart_count} pages du wiki',
  create: 'Nouvelle page',
  search: 'Titre, texte ou étiquette',
  empty: 'Les pages s’affichent ici. La première se crée avec « Nouvelle page ».',
  fields: {
    space: 'Espace',
    parent_id: 'Sous la page',
    position: 'Rang',
    body: 'Texte',
    edition: 'Numéro de version',
    owner_id: 'Responsable',
    review_on: 'Révision',
    reminded_for: 'Rappel de la révision',
    binned_at: 'Dans la corbeille depuis',
    binned_by: 'Mise à la corbeille par',
    binned_with: 'Mise à la corbeille avec',
    edited_by: 'Dernière modification par',
    edited_at: 'Modifiée',
    user_added: 'Ajoutée par',
    date_added: 'Ajoutée',
  },
  form: { general: 'Données' },
  help: {
    review_on: 'Le responsable reçoit un rappel une semaine avant.',
  },
  values: {
    space: {
      main: 'Général',
      commercial: 'Commercial',
      board: 'Direction',
      iso: 'ISO',
      meetings: 'Comptes rendus',
    },
    status: {
      live: 'En usage',
      binned: 'Dans la corbeille',
    },
  },
  lists: {
    main: 'Général',
    commercial: 'Commercial',
    board: 'Direction',
    iso: 'ISO',
    meetings: 'Comptes rendus',
  },
  transitions: {
    write: 'Modifier',
    move: 'Déplacer …',
    revert: 'Rétablir une version …',
    review: 'Révisée …',
    addFile: 'Ajouter un fichier',
    bin: 'Mettre à la corbeille',
    restore: 'Sortir de la corbeille',
  },
  history: {
    write: 'Texte modifié',
    move: 'Page déplacée',
    revert: 'Version antérieure rétablie',
    review: 'Page vérifiée',
    addFile: 'Fichier ajouté',
    bin: 'Mise à la corbeille',
    restore: 'Sortie de la corbeille',
  },
  reasons: {
    wrongState: 'La page est dans la corbeille. Sors-la d’abord.',
    notAllowed: 'Tu peux lire cet espace, mais pas y écrire.',
    changedMeanwhile: 'La page a reçu entre-temps une nouvelle version %{edition} (%{by}). Ton texte t’attend : compare et fusionne.',
    belowItself: 'Une page ne peut pas aller sous elle-même.',
    parentGone: 'La page sous laquelle la placer n’existe plus.',
  },
} satisfies EntityTranslation<typeof sl, typeof wikiPage>;
