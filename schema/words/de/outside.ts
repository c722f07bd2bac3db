// Error messages for people outside in German: they are addressed as Sie.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/outside.ts';

export default {
  notFound:
    'Der Link ist abgelaufen, wurde durch einen neueren ersetzt oder die Adresse ist unvollständig. Öffnen Sie unsere neueste Nachricht oder rufen Sie uns an.',
  tooManyTries: 'Versuchen Sie es in %{seconds} s erneut.',
  conflict: 'Inzwischen hat sich etwas geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  wrongState: 'Inzwischen hat sich etwas geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  invalid: 'Prüfen Sie die markierten Felder.',
  tooLarge: 'Senden Sie weniger auf einmal.',
  malformed: 'Der Inhalt der Anfrage ist ungültig. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unsupported: 'Der Inhalt der Anfrage ist ungültig. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  beyondEnd: 'Die Datei hat %{size} Bytes. Laden Sie sie von Anfang an herunter.',
  foreignOrigin: 'Antworten nehmen wir nur von unserer eigenen Seite an. Öffnen Sie den Link direkt aus der Nachricht.',
  unavailable: 'Die Daten sind gerade nicht erreichbar. Versuchen Sie es in ein paar Augenblicken erneut.',
  diskFull: 'Es wurde nichts gespeichert. Versuchen Sie es später oder rufen Sie uns an.',
  internal: 'Es wurde nichts gespeichert. Versuchen Sie es noch einmal; passiert es wieder, rufen Sie uns an.',
  field: {
    required: 'Füllen Sie dieses Feld aus.',
    notText: 'Der Text enthält Zeichen, die sich nicht speichern lassen. Löschen Sie sie.',
    oneLine: 'Nur eine Zeile, ohne Umbruch.',
    tooShort: 'Zu kurz. Mindestens %{minimum} Zeichen.',
    tooLong: 'Zu lang. Höchstens %{maximum} Zeichen.',
    notReference: 'Diese Zeile gibt es nicht mehr. Laden Sie die Seite neu.',
    tooMany: 'Zu viele Werte. Höchstens %{maximum}.',
    notPicture: 'Die Unterschrift ist nicht lesbar. Löschen Sie sie und unterschreiben Sie noch einmal.',
    wrongType: 'Der Wert ist nicht von der richtigen Art.',
    unknown: 'Dieses Feld gibt es nicht.',
  },
} satisfies Translation<typeof sl>;
