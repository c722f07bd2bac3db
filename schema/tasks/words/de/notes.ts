// The additional notes of a task in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  empty: { title: 'Keine Notizen', text: 'Hier steht, was nicht in die Beschreibung gehört. Es wird auf den Arbeitsauftrag gedruckt.' },
  add: 'Notizen hinzufügen',
  edit: 'Notizen bearbeiten',
} satisfies Translation<typeof sl>;
