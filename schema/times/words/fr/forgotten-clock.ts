// The clock that was probably forgotten, in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/forgotten-clock.ts';

export default {
  title: 'Le chronomètre tourne depuis %{time}',
  note: 'La correction figure dans l’historique de la tâche. Rien n’est raccourci tout seul.',
  done: 'Le travail sur #%{number} s’est terminé le %{time}.',
  end: 'Terminer à %{time}, %{why}',
  usual: 'fin habituelle',
  goesOn: 'Le travail continue',
  signs: {
    file: 'dernier fichier',
    comment: 'dernier message',
    material: 'dernier matériel',
    transport: 'dernier trajet',
    other: 'dernier signe',
  },
} satisfies Translation<typeof sl>;
