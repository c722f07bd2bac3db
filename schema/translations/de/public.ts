// What the public pages say in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/public.ts';

export default {
  product: 'Arbeitsaufträge',
  language: 'Sprache',
  login: {
    title: 'Anmeldung',
    email: 'E-Mail',
    password: 'Passwort',
    show_password: 'Passwort anzeigen',
    hide_password: 'Passwort verbergen',
    submit: 'Anmelden',
    expired: 'Die Sitzung ist abgelaufen.',
    return_to_task: 'Nach der Anmeldung geht es mit derselben Aufgabe weiter.',
    return_to_own_tasks: 'Nach der Anmeldung geht es zurück zu deinen Aufgaben.',
    return_to_path: 'Nach der Anmeldung geht es zurück zu %{path}.',
    email_missing: 'Gib deine E-Mail-Adresse ein.',
    password_missing: 'Gib dein Passwort ein.',
    wrong_pair: 'E-Mail und Passwort passen nicht zusammen.',
    caps_lock: 'Die Feststelltaste ist aktiviert.',
    too_many_tries: 'Zu viele Versuche.',
    wait: 'Warte noch %{time}.',
    wait_is_over: 'Du kannst es jetzt erneut versuchen.',
    offline: 'Der Server ist nicht erreichbar.',
    offline_advice: 'Prüfe die Verbindung und versuche es erneut.',
    failed: 'Die Anmeldung ist fehlgeschlagen.',
    failed_advice: 'Der Server meldet Fehler %{status}. Versuche es in einer Minute erneut.',
  },
  missing: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse ist falsch geschrieben, oder die Seite ist nicht mehr hier. Mit den Daten ist alles in Ordnung.',
    to_own_tasks: 'Zu meinen Aufgaben',
    back: 'Zurück',
    client_question: 'Sind Sie Kunde und kommen aus einer E-Mail?',
    client_advice: 'Öffnen Sie den Link noch einmal direkt aus der Nachricht oder rufen Sie die Firma an, die ihn geschickt hat.',
  },
} satisfies Translation<typeof sl>;
