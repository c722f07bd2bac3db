// Mileage and per diems in French: rows that hold from a day on.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/rate.ts';

export default {
  mileage: {
    title: 'Frais kilométriques',
    help: 'Un tarif n’est jamais écrasé : ajoute une ligne avec le jour où il prend effet. Un trajet suit le tarif de son jour.',
    add: 'Nouveau tarif dès …',
    one: 'Frais kilométriques dès le %{day}',
    empty: 'Pas encore de tarif. Le premier vaut dès le jour que tu indiques.',
  },
  perDiem: {
    title: 'Indemnités journalières',
    help: 'Par pays et durée du voyage. Les ordres de mission ne les utilisent pas encore : seul son jour verrouille une ligne.',
    add: 'Nouvelle indemnité dès …',
    one: 'Indemnité %{country} dès le %{day}',
    empty: 'Pas encore d’indemnités. La première vaut dès le jour que tu indiques.',
  },
  vat: {
    title: 'Taux de TVA',
    help: 'Un devis prend le taux normal du jour où il est rédigé et le garde. Un changement est une nouvelle ligne avec le jour où il prend effet.',
    add: 'Nouveau taux dès …',
    one: 'TVA, taux %{kind}, dès le %{day}',
    empty: 'Pas encore de taux. D’ici là, les nouveaux devis prennent 22 %.',
  },
  onCall: {
    title: 'Rémunération des astreintes',
    help: 'Par niveau : un forfait pour 24 heures, un autre le week-end et les jours fériés, ou la part des heures qui est payée. Le fichier de paie prend la ligne de son jour.',
    add: 'Nouvelle rémunération du …',
    one: 'Astreintes, %{level}, à partir du %{day}',
    empty: 'Pas encore de rémunération. La première vaut à partir du jour saisi.',
  },
  validFrom: 'À partir du',
  pricePerKm: '€ par km',
  country: 'Pays',
  from6: '6–8 h',
  from8: '8–12 h',
  over12: 'plus de 12 h',
  vatKind: 'Type',
  percent: 'Taux',
  level: 'Niveau',
  dayAmount: '€ par jour',
  freeDayAmount: '€ par jour férié',
  hoursPercent: 'Heures payées',
  standing: 'Statut',
  entry: 'Saisie',
  note: 'Note',
  current: 'en vigueur',
  inDays: 'dans %{smart_count} jour |||| dans %{smart_count} jours',
  until: 'jusqu’au %{day}',
  unused: 'pas encore utilisé',
  rides: '%{smart_count} trajet |||| %{smart_count} trajets',
  fixed: 'verrouillé',
  unknownAuthor: 'repris',
  remove: 'Supprimer : %{name}',
  removed: 'Supprimé : %{name}.',
  saved: 'Enregistré : %{name}.',
  actions: 'Actions disponibles',
  reasons: {
    rateUsed:
      '%{smart_count} trajet utilise déjà ce tarif, il reste donc. Ajoute une ligne pour la suite. |||| %{smart_count} trajets utilisent déjà ce tarif, il reste donc. Ajoute une ligne pour la suite.',
    ratePast:
      'Cette ligne était déjà en vigueur, elle reste donc. Tu ne peux la corriger que le jour de sa saisie ; ajoute une ligne pour la suite.',
  },
  rules: {
    alreadyPriced:
      'Dès ce jour, %{smart_count} trajet utilise déjà le tarif précédent. Indique un jour plus tard. |||| Dès ce jour, %{smart_count} trajets utilisent déjà le tarif précédent. Indique un jour plus tard.',
    sameDay: 'Une autre ligne vaut déjà dès ce jour. Indique un autre jour.',
  },
} satisfies Translation<typeof sl>;
