// The steps to the first task in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/first-steps.ts';

export default {
  title: 'Unternehmen einrichten',
  note: 'Die Schritte bis zur ersten Aufgabe. Die Reihenfolge ist ein Vorschlag, alles lässt sich später ändern.',
  profile: 'Kollegen sehen dich als „%{name}“. Den Namen änderst du im Profil.',
  done: 'erledigt',
  company: {
    title: 'Unternehmen',
    note: 'Name, USt-IdNr. und Logo für Arbeitsaufträge; Arbeitszeit und Rundung auf der Rechnung.',
  },
  workTypes: {
    title: 'Tätigkeiten',
    note: 'Montage, Wartung, Fahrt … mit Stundenpreis. Ohne sie kann die Arbeit an einer Aufgabe nicht beginnen.',
  },
  roles: {
    title: 'Rollen',
    note: 'Wer was sieht und bearbeitet. Deine Rolle hat schon alle Rechte.',
  },
  people: {
    title: 'Kollegen',
    note: 'Alle bekommen einen Link für das erste Passwort.',
  },
  clients: {
    title: 'Kunden',
    note: 'Importiere sie aus einer Datei oder lege sie von Hand an.',
  },
  task: {
    title: 'Erste Aufgabe',
    note: 'Gib sie jemandem im Team: Sie steht dort sofort in der Liste.',
  },
} satisfies Translation<typeof sl>;
