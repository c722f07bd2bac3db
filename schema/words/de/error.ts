// What is said in German when something does not go.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/error.ts';

export default {
  notSignedIn: { title: 'Anmeldung nötig', detail: 'Es gibt keine Sitzung oder sie ist abgelaufen. Melde dich an und versuche es erneut.' },
  wrongCredentials: { title: 'Anmeldung fehlgeschlagen', detail: 'E-Mail und Passwort passen nicht zusammen.' },
  secondFactorNeeded: { title: 'Ein Code wird benötigt', detail: 'Gib den Code aus der App oder einen Ersatzcode ein.' },
  wrongCode: { title: 'Falscher Code', detail: 'Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.' },
  secondFactorRequired: {
    title: 'Richte einen zweiten Faktor ein',
    detail: 'Deine Rolle verlangt einen zweiten Faktor. Richte ihn ein, dann geht es weiter.',
  },
  lookingOnly: {
    title: 'Nur Ansicht',
    detail: 'Du siehst die App als andere Rolle, daher wird nichts gespeichert. Beende die Ansicht und versuche es erneut.',
  },
  tooManyTries: { title: 'Zu viele Versuche', detail: 'Versuche es in %{seconds} s erneut.' },
  notAllowed: {
    title: 'Dafür fehlt das Recht',
    detail: 'Du brauchst das Recht „%{permission}“. Erteilen kann es, wer Rollen bearbeitet.',
  },
  notAllowedHere: { title: 'Hier nicht möglich', detail: 'Das darf, wer zuständig ist, daran arbeitet oder das Recht dazu hat.' },
  passwordNeeded: { title: 'Passwort nötig', detail: 'Gib dein Passwort ein, dann wird die Änderung gespeichert.' },
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
      '%{smart_count} anderer Eintrag verweist darauf. Archiviere statt zu löschen. |||| %{smart_count} andere Einträge verweisen darauf. Archiviere statt zu löschen.',
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
  paperTooLarge: {
    title: 'Das Dokument ist zu lang für ein PDF',
    detail: 'Es hat zu viele Zeilen für ein Dokument. Teile den Inhalt auf und versuche es noch einmal.',
  },
  unsupported: { title: 'Inhaltstyp nicht unterstützt', detail: 'Sende ihn als application/json.' },
  fileTooLarge: { title: 'Die Datei ist zu groß', detail: 'Eine Datei darf höchstens %{maximum} MB groß sein. Sende eine kleinere.' },
  malformedForm: { title: 'Die Anfrage ist nicht lesbar', detail: 'Die Übertragung wurde unterbrochen, oder das Formular ist ungültig.' },
  notMultipart: { title: 'Inhaltstyp nicht unterstützt', detail: 'Sende die Datei als multipart/form-data im Feld file.' },
  beyondEnd: { title: 'Diesen Teil hat die Datei nicht', detail: 'Die Datei hat %{size} Bytes. Lade sie von Anfang an herunter.' },
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
  },
  tooManyPapers: {
    title: 'Zu viele Dokumente auf einmal',
    detail: 'Höchstens %{maximum} warten gleichzeitig. Warte auf die vorigen und versuche es erneut.',
  },
  tooManyStreams: {
    title: 'Zu viele offene Ansichten',
    detail: 'Du kannst höchstens %{maximum} live verfolgen. Schließe eine und lade neu.',
  },
  tooMuchApart: {
    title: 'Zu viele nicht angehängte Dateien',
    detail:
      'Höchstens %{files} Dateien oder %{size} MB können nicht angehängt sein. Hänge sie an oder lösche sie; nach einem Tag verschwinden sie.',
  },
  hiddenRecords: '%{smart_count} Datensatz, den du nicht siehst |||| %{smart_count} Datensätze, die du nicht siehst',
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
    outOfReach: 'Das Jahr muss zwischen 1900 und 2199 liegen.',
    notInstant: 'Gib Datum und Uhrzeit ein.',
    notFlag: 'Wähle Ja oder Nein.',
    notChoice: 'Wähle eine der Möglichkeiten.',
    notColor: 'Gib die Farbe als #rrggbb ein.',
    notEmail: 'Gib die ganze Adresse ein, zum Beispiel name@example.com.',
    notPhone: 'Gib eine Telefonnummer ein, zum Beispiel +386 40 555 218.',
    notCountry: 'Wähle ein Land aus der Liste.',
    notLanguage: 'Wähle eine Sprache aus der Liste.',
    hiddenPart: 'Das ist der sichtbare Teil der Nummer. Lösche ihn und gib sie ganz ein.',
    vatChecksum: 'Die Prüfziffer stimmt nicht. Prüfe die letzte Ziffer oder lass das Feld leer.',
    notNetwork: 'Das ist kein Netz. Gib zum Beispiel 192.168.1.0/24 oder 10.0.0.7 ein.',
    ibanChecksum: 'Die Prüfziffern dieser IBAN stimmen nicht. Gib sie noch einmal ein, zum Beispiel SI56 0201 0001 2345 641.',
    vatFormat: 'Beginne mit dem Länderkürzel, zum Beispiel SI12345679.',
    twice: 'Derselbe Wert steht hier zweimal. Entferne einen.',
    notReference: 'Diesen Eintrag gibt es nicht oder er ist archiviert. Wähle einen anderen.',
    stillNamed: 'Einträge am bisherigen Ort nennen ihn noch (%{count}). Ersetze ihn dort oder lege einen neuen an.',
    unknown: 'Dieses Feld gibt es nicht.',
    wrongType: 'Der Wert hat den falschen Typ.',
    serverOwned: 'Dieses Feld bestimmt der Server.',
    tooMany: 'Zu viele Werte. Höchstens %{maximum}.',
    oneFile: 'Sende eine Datei nach der anderen.',
    emptyFile: 'Die Datei ist leer. Wähle eine andere.',
    notOwnFile: 'Anhängen lässt sich nur eine Datei, die du selbst hochgeladen hast und die noch nirgends verwendet wird.',
    notPicture: 'Wähle ein Bild (JPEG oder PNG).',
  },
} satisfies Translation<typeof sl>;
