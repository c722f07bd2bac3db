// A task and its project in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-project.ts';

export default {
  partOf: 'Teil des Projekts',
  title: 'Projekt der Aufgabe',
  project: 'Projekt',
  hours: 'Zeiten dieser Aufgabe zählen zum Projektplan',
  planned: 'Geplante Zeit (h)',
  action: 'Speichern',
  change: 'Projekt wechseln',
  done: 'Aufgabe #%{number}: Projekt gewechselt.',
  help: 'Zur Wahl stehen offene Projekte dieses Kunden.',
} satisfies Translation<typeof sl>;
