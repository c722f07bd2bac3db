// The screens of offers in French: the page with its timeline, the figures and the board.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/offer-page.ts';

export default {
  time: {
    days: '%{count} j',
    hours: '%{count} h',
    minutes: '%{count} min',
  },
  track: {
    label: 'Parcours du devis',
    soFar: '%{time} jusqu’ici',
    times: '%{count}×',
    answered: 'Réponse après %{time}.',
    unanswered: 'Pas encore de réponse, %{time}.',
    ahead: 'à venir',
  },
  tabs: {
    label: 'Onglets du devis',
    way: 'Parcours',
    linked: 'Liens',
  },
  next: {
    title: 'Et maintenant ?',
    here: '%{time} à cette étape',
    waits: 'Prochaine action : %{name}.',
    anybody: 'Prochaine action : les responsables des devis.',
    finished: 'Le devis est terminé.',
    archived: 'Le devis est archivé.',
    addNote: 'Ajouter une remarque',
    note: 'Remarque à l’étape',
    again: 'Retour en rédaction',
  },
  ask: {
    change: 'Ce qu’il faut modifier',
    changeHint: 'par exemple : quelle est la puissance raccordée ?',
    decline: 'Pourquoi il est refusé',
    declineHint: 'par exemple : un fournisseur moins cher a été choisi',
    required: 'Indique un motif.',
  },
  data: {
    title: 'Données',
    left: '%{date}, encore %{smart_count} jour |||| %{date}, encore %{smart_count} jours',
    over: '%{date}, expiré',
  },
  linked: {
    title: 'Rien n’est encore lié',
    text: 'Le devis de projet, le projet et les tâches issus du devis seront ici. Lie-les en modifiant le devis.',
  },
  empty: {
    description: 'Sans description',
    notes: 'Sans notes commerciales',
  },
  toast: {
    moved: '%{number} : %{step}',
  },
  view: {
    label: 'Affichage',
    list: 'Liste',
    board: 'Tableau',
  },
  figures: {
    label: 'Chiffres des devis',
    open: 'Ouverts, étapes 0 à 8',
    weighted: 'Pondéré par la probabilité',
    conversion: 'Conversion, 12 mois',
    of: '%{approved} sur %{sent} envoyés',
    longest: 'Attend depuis le plus longtemps',
  },
  board: {
    label: 'Devis par étape',
    moving: 'déplacement : %{from} → %{to}',
    allowed: 'étapes permises %{steps}',
    drop: 'Déposer',
    lands: 'ira ici : %{value} en tout',
    keys: 'Espace déplace, Entrée ouvre',
    move: 'Déplacer …',
    moveTo: 'Déplacer l’offre',
    stuck: 'Tu ne peux pas déplacer ce devis maintenant.',
    step: 'Étape',
    choose: 'Choisis une étape.',
    empty: 'Aucun devis à cette étape.',
    fold: 'Replier la colonne',
    unfold: 'Déplier la colonne',
    more: 'Et %{smart_count} autre devis dans la liste. |||| Et %{smart_count} autres devis dans la liste.',
  },
} satisfies Translation<typeof sl>;
