// The additional notes of a task in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  title: 'Notizen zur Aufgabe',
  empty: { title: 'Keine Notizen', text: 'Hier steht, was nicht in die Beschreibung gehört. Es wird auf den Arbeitsauftrag gedruckt.' },
  add: 'Notizen hinzufügen',
  edit: 'Notizen bearbeiten',
  save: 'Notizen speichern',
  saved: 'Notizen gespeichert.',
} satisfies Translation<typeof sl>;
