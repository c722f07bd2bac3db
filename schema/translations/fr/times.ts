// Correcting times in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/times.ts';

export default {
  transitions: {
    editNotes: 'Modifier la note …',
    changeWorkType: 'Changer le type de travail …',
    changeInvoicing: 'Facturation …',
    edit: 'Modifier le temps …',
    remove: 'Supprimer le temps …',
    changeMultiplier: 'Coefficient …',
  },
  reasons: {
    notAllowed: 'Le temps d’un collègue se corrige avec le droit « %{permission} ».',
    awaitsConfirmation: 'La tâche attend la confirmation du client. Retirez-la d’abord.',
    taskIsClosed: 'La tâche est close. Ses temps ne changent plus.',
    timeLocked: 'Les heures de ce mois sont verrouillées.',
    stillRuns: 'Ce temps court encore. Mettez-le en pause ou arrêtez-le d’abord.',
    overlaps: 'Chevauche %{from} – %{to} sur #%{number} %{title}.',
    overlapsRunning: 'Chevauche le temps qui court depuis %{from} sur #%{number} %{title}.',
  },
  rules: {
    inFuture: 'C’est dans le futur.',
    notAfterStart: 'La fin doit suivre le début.',
  },
} satisfies Translation<typeof sl>;
