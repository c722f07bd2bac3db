// The printed handover of a project in German: clients read it.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/handover.ts';

export default {
  title: 'Projektübergabe',
  preview: 'Vorschau – noch nicht bestätigt',
  leader: 'Projektleitung',
  period: 'Zeitraum',
  comment: 'Zur Übergabe',
  tasks: 'Erledigte Aufgaben',
  number: 'Nr.',
  task: 'Aufgabe',
  work: 'Stunden nach Tätigkeit',
} satisfies Translation<typeof sl>;
