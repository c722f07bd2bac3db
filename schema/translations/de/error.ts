// What is said in German when something does not go.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/error.ts';

export default {
  notSignedIn: { title: 'Anmeldung nötig', detail: 'Es gibt keine Sitzung oder sie ist abgelaufen. Melde dich an und versuche es erneut.' },
  wrongCredentials: { title: 'Anmeldung fehlgeschlagen', detail: 'E-Mail und Passwort passen nicht zusammen.' },
  tooManyTries: { title: 'Zu viele Versuche', detail: 'Versuche es in %{seconds} s erneut.' },
  notAllowed: {
    title: 'Keine Berechtigung',
    detail: 'Dafür ist die Berechtigung „%{permission}“ nötig. Vergeben kann sie, wer Rollen bearbeitet.',
  },
  notAllowedHere: { title: 'Hier nicht möglich', detail: 'Das darf, wer zuständig ist, daran arbeitet oder die Berechtigung hat.' },
  notFound: { title: 'Nicht gefunden', detail: 'Vielleicht wurde es gelöscht, oder die Adresse stimmt nicht.' },
  methodNotAllowed: { title: 'Aufruf nicht möglich', detail: 'Diese Adresse nimmt diese Methode nicht an.' },
  conflict: { title: 'Jetzt nicht möglich', detail: 'Der Stand hat sich inzwischen geändert. Lade neu und versuche es erneut.' },
  stale: {
    title: 'Es gibt eine neuere Version',
    detail: 'Der Eintrag wurde inzwischen geändert. Öffne die neue Version und trage deine Änderung erneut ein.',
  },
  referred: {
    title: 'Der Eintrag wird verwendet',
    detail:
      '%{smart_count} Eintrag verweist darauf. Archiviere ihn, statt ihn zu löschen. |||| %{smart_count} Einträge verweisen darauf. Archiviere ihn, statt ihn zu löschen.',
  },
  stillReferred: {
    title: 'Der Eintrag wird verwendet',
    detail:
      '%{smart_count} Eintrag verweist darauf. Ordne ihn zuerst anders zu. |||| %{smart_count} Einträge verweisen darauf. Ordne sie zuerst anders zu.',
  },
  duplicate: {
    title: 'Gibt es schon',
    detail: 'Ein Eintrag mit diesen Daten ist schon vorhanden. Ändere die Daten oder öffne den vorhandenen.',
  },
  invalid: { title: 'Einige Angaben stimmen nicht', detail: 'Prüfe die markierten Felder.' },
  malformed: { title: 'Die Anfrage ist nicht lesbar', detail: 'Der Inhalt ist kein gültiges JSON.' },
  tooLarge: { title: 'Die Anfrage ist zu groß', detail: 'Sende weniger auf einmal.' },
  unsupported: { title: 'Inhaltstyp nicht unterstützt', detail: 'Sende ihn als application/json.' },
  foreignOrigin: {
    title: 'Aufruf von einer fremden Seite',
    detail: 'Änderungen sind nur aus diesem Programm möglich. Öffne es unter seiner eigenen Adresse.',
  },
  keyReused: {
    title: 'Der Schlüssel ist schon verwendet',
    detail: 'Dieser Idempotency-Key gehört zu einem anderen Aufruf. Nimm für einen neuen Aufruf einen neuen Schlüssel.',
  },
  serverOwned: { title: 'Das Feld bestimmt der Server', detail: 'Sein Wert lässt sich nicht ändern. Lass es weg.' },
  unavailable: { title: 'Daten zurzeit nicht erreichbar', detail: 'Die Datenbank antwortet nicht. Versuche es gleich noch einmal.' },
  diskFull: { title: 'Kein Speicherplatz auf dem Server', detail: 'Nichts wurde gespeichert. Informiere die Systemverwaltung.' },
  internal: {
    title: 'Fehler auf dem Server',
    detail: 'Nichts wurde gespeichert. Versuche es erneut; bleibt der Fehler, informiere die Systemverwaltung.',
  },
  network: { title: 'Keine Verbindung', detail: 'Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es erneut.' },
  chunk: {
    title: 'Ein Teil des Programms wurde nicht geladen',
    timeout: 'Ein Teil des Programms wurde nicht geladen (Zeit abgelaufen).',
    error: 'Ein Teil des Programms wurde nicht geladen (Übertragung fehlgeschlagen).',
    missing: 'Ein Teil des Programms wurde nicht geladen (der Server hat eine neuere Version).',
    reload: 'Neu laden',
  },
  field: {
    required: 'Fülle dieses Feld aus.',
    notText: 'Der Text enthält Zeichen, die sich nicht speichern lassen. Entferne sie.',
    oneLine: 'Nur eine Zeile, ohne Umbruch.',
    tooShort: 'Zu kurz. Mindestzahl der Zeichen: %{minimum}.',
    tooLong: 'Zu lang. Höchstzahl der Zeichen: %{maximum}.',
    tooSmall: 'Zu klein. Mindestens %{minimum}.',
    tooBig: 'Zu groß. Höchstens %{maximum}.',
    notInteger: 'Gib eine ganze Zahl ein.',
    notNumber: 'Gib eine Zahl ein.',
    tooManyDigits: 'Zu viele Nachkommastellen. Höchstens %{scale}.',
    notDate: 'Dieses Datum gibt es nicht. Prüfe Tag, Monat und Jahr.',
    outOfReach: 'Das Jahr kann von 1900 bis 2199 reichen.',
    notInstant: 'Gib Datum und Uhrzeit ein.',
    notFlag: 'Wähle Ja oder Nein.',
    notChoice: 'Wähle eine der Möglichkeiten.',
    notColor: 'Gib die Farbe als #rrggbb ein.',
    notEmail: 'Gib die ganze Adresse ein, zum Beispiel name@example.com.',
    notPhone: 'Gib eine Telefonnummer ein, zum Beispiel +386 40 555 218.',
    notCountry: 'Wähle ein Land aus der Liste.',
    notLanguage: 'Wähle eine Sprache aus der Liste.',
    vatChecksum: 'Die Prüfziffer stimmt nicht. Prüfe die letzte Ziffer oder lass das Feld leer.',
    vatFormat: 'Beginne mit dem Länderkürzel, zum Beispiel SI12345679.',
    twice: 'Derselbe Wert steht hier zweimal. Entferne einen.',
    notReference: 'Diesen Eintrag gibt es nicht oder er ist archiviert. Wähle einen anderen.',
    unknown: 'Dieses Feld gibt es nicht.',
    wrongType: 'Der Wert hat den falschen Typ.',
    serverOwned: 'Dieses Feld bestimmt der Server.',
    tooMany: 'Zu viele Werte. Höchstens %{maximum}.',
  },
} satisfies Translation<typeof sl>;
