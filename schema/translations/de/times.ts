// Correcting times in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/times.ts';

export default {
  transitions: {
    editNotes: 'Notiz bearbeiten …',
    changeWorkType: 'Arbeitsart ändern …',
    changeInvoicing: 'Abrechnung …',
    edit: 'Zeit bearbeiten …',
    remove: 'Zeit entfernen …',
    changeMultiplier: 'Faktor …',
  },
  reasons: {
    notAllowed: 'Zeiten anderer korrigiert, wer das Recht „%{permission}“ hat.',
    awaitsConfirmation: 'Die Aufgabe liegt zur Bestätigung beim Kunden. Zieh sie zuerst zurück.',
    taskIsClosed: 'Die Aufgabe ist abgeschlossen. Ihre Zeiten ändern sich nicht mehr.',
    timeLocked: 'Die Stunden dieses Monats sind gesperrt.',
    stillRuns: 'Diese Zeit läuft noch. Pausiere oder beende sie zuerst.',
    overlaps: 'Überschneidet sich mit %{from} – %{to} auf #%{number} %{title}.',
    overlapsRunning: 'Überschneidet sich mit der Zeit, die seit %{from} auf #%{number} %{title} läuft.',
  },
  rules: {
    inFuture: 'Das liegt in der Zukunft.',
    notAfterStart: 'Das Ende muss nach dem Beginn liegen.',
  },
} satisfies Translation<typeof sl>;
