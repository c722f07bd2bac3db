// Presence in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/presence.ts';

export default {
  own: 'Saisie personnelle',
  reasons: {
    alreadyIn: 'L’arrivée est déjà enregistrée à %{at}.',
    inElsewhere: 'Elle est déjà enregistrée ailleurs : %{place}, %{at}.',
    notIn: 'Aucune arrivée n’est enregistrée.',
    alreadyPaused: 'La pause court depuis %{at}.',
    noWorkType: 'Aucun type de travail pour cette personne. Appelle le bureau.',
    byTerminal: 'Tu pointes à la badgeuse. En cas d’oubli, indique l’heure et la raison.',
    byTasks: 'Ta journée se lit dans les temps des tâches.',
    workRuns: 'Le chrono tourne sur la tâche #%{number} %{title}. Dis s’il continue.',
    beforeLast: 'Quelque chose est déjà enregistré après cette heure.',
    notShorter: 'Choisis une heure dans la saisie : ici elle ne peut que raccourcir.',
    inFuture: 'Cette heure est dans le futur.',
    tooLongAgo: 'C’était il y a plus d’un jour. La personne qui gère les présences peut corriger.',
    stillIn: 'Le départ manque encore. Saisis-le d’abord.',
    intoNext: 'La présence suivante commence avant.',
    notAfterStart: 'La fin n’est pas après le début.',
    stayTooLong: 'Une présence dure au plus un jour.',
    outsideStay: 'La pause se situe pendant la présence.',
  },
} satisfies Translation<typeof sl>;
