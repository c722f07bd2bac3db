// The additional notes of a task in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  empty: {
    title: 'Aucune note',
    text: 'Ici figure ce qui n’a pas sa place dans la description. Les notes sont imprimées sur le bon de travail.',
  },
  add: 'Ajouter des notes',
  edit: 'Modifier les notes',
} satisfies Translation<typeof sl>;
