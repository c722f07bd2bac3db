// The clock that was probably forgotten, in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/forgotten-clock.ts';

export default {
  title: 'Die Uhr läuft seit %{time}',
  note: 'Die Korrektur steht im Verlauf der Aufgabe. Von selbst wird nichts gekürzt.',
  done: 'Die Arbeit an #%{number} endete am %{time}.',
  end: 'Um %{time} beenden, %{why}',
  usual: 'übliches Ende',
  goesOn: 'Die Arbeit läuft noch',
  signs: {
    file: 'letzte Datei',
    comment: 'letzte Nachricht',
    material: 'letztes Material',
    transport: 'letzte Fahrt',
    other: 'letztes Zeichen',
  },
} satisfies Translation<typeof sl>;
