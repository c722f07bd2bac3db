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
  popups: {
    review: {
      title: 'Révisée',
      text: 'Ce que dit la page est toujours valable.',
      review_on: 'Prochaine révision',
      action: 'Confirmer la révision',
      done: 'Révisée : %{title}.',
    },
  },
  reasons: {
    wrongState: 'La page est dans la corbeille. Sors-la d’abord.',
    notAllowed: 'Tu peux lire cet espace, mais pas y écrire.',
    changedMeanwhile: 'La page a reçu entre-temps une nouvelle version %{edition} (%{by}). Ton texte t’attend : compare et fusionne.',
    belowItself: 'Une page ne peut pas aller sous elle-même.',
    parentGone: 'La page sous laquelle la placer n’existe plus.',
  },
  permissions: {
    wiki: {
      name: 'Wiki et connaissances',
      main: {
        read: { allows: 'Lire le wiki général', effect: 'Lit les guides et le savoir communs.' },
        write: { allows: 'Écrire dans le wiki général', effect: 'Tous lisent ce qui est écrit ; les versions précédentes restent.' },
      },
      commercial: {
        read: { allows: 'Lire le wiki commercial', effect: 'Lit les pages du service commercial.' },
        write: {
          allows: 'Écrire dans le wiki commercial',
          effect: 'Écrit et déplace les pages commerciales ; les versions précédentes restent.',
        },
      },
      board: {
        read: { allows: 'Lire le wiki de la direction', effect: 'Lit les pages de la direction, que les autres ne voient pas.' },
        write: {
          allows: 'Écrire dans le wiki de la direction',
          effect: 'Écrit et déplace les pages de la direction ; les versions précédentes restent.',
        },
      },
      iso: {
        read: { allows: 'Lire le wiki ISO', effect: 'Lit les procédures et documents qualité.' },
        write: { allows: 'Écrire dans le wiki ISO', effect: 'Modifie les procédures et fixe leur date de révision.' },
      },
      meetings: {
        read: { allows: 'Lire le wiki des comptes rendus', effect: 'Lit les comptes rendus, même des réunions sans sa participation.' },
        write: {
          allows: 'Écrire dans le wiki des comptes rendus',
          effect: 'Modifie les pages de comptes rendus ; les versions précédentes restent.',
        },
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof wikiPage>;
