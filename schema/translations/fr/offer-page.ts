// The screens of offers in French: the page with its timeline, the figures and the board.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/offer-page.ts';

export default {
  time: {
    days: '%{count} j',
    hours: '%{count} h',
    minutes: '%{count} min',
  },
  track: {
    label: 'Parcours de l’offre',
    soFar: '%{time} jusqu’ici',
    times: '%{count}×',
    answered: 'Réponse après %{time}.',
    unanswered: 'Pas encore de réponse, %{time}.',
    ahead: 'à venir',
  },
  tabs: {
    label: 'Onglets de l’offre',
    way: 'Parcours',
    linked: 'Liens',
  },
  next: {
    title: 'Et maintenant ?',
    here: '%{time} à cette étape',
    waits: 'À qui de jouer : %{name}.',
    anybody: 'À jouer : les responsables des offres.',
    finished: 'L’offre est terminée.',
    archived: 'L’offre est archivée.',
    addNote: 'Ajouter une remarque',
    note: 'Remarque à l’étape',
    again: 'Retour en rédaction',
  },
  ask: {
    change: 'Ce qu’il faut modifier',
    changeHint: 'par exemple : quelle est la puissance raccordée ?',
    decline: 'Pourquoi elle est refusée',
    declineHint: 'par exemple : un fournisseur moins cher a été choisi',
    required: 'Écris le motif.',
  },
  data: {
    title: 'Données',
    left: '%{date}, encore %{smart_count} jour |||| %{date}, encore %{smart_count} jours',
    over: '%{date}, expirée',
  },
  client: {
    title: 'Client',
    noContact: 'Sans contact',
  },
  linked: {
    title: 'Rien n’est encore lié',
    text: 'L’offre de projet, le projet et les tâches issus de l’offre seront ici. Lie-les en modifiant l’offre.',
  },
  empty: {
    description: 'Sans description',
    notes: 'Sans notes commerciales',
  },
  toast: {
    moved: '%{number} : %{step}',
  },
  view: {
    label: 'Affichage',
    list: 'Liste',
    board: 'Tableau',
  },
  figures: {
    label: 'Chiffres des offres',
    open: 'Ouvertes, étapes 0 à 8',
    weighted: 'Pondéré par la probabilité',
    conversion: 'Conversion, 12 mois',
    of: '%{approved} sur %{sent} envoyées',
    longest: 'Attend depuis le plus longtemps',
  },
  board: {
    label: 'Offres par étape',
    moving: 'tu déplaces : %{from} → %{to}',
    allowed: 'étapes permises %{steps}',
    drop: 'Déposer',
    lands: 'atterrit ici : %{value} en tout',
    keys: 'Espace déplace, Entrée ouvre',
    move: 'Déplacer …',
    stuck: 'Tu ne peux pas déplacer cette offre maintenant.',
    step: 'Étape',
    empty: 'Aucune offre à cette étape.',
    fold: 'Replier la colonne',
    unfold: 'Déplier la colonne',
    more: 'Et %{smart_count} autre offre dans la liste. |||| Et %{smart_count} autres offres dans la liste.',
  },
} satisfies Translation<typeof sl>;
