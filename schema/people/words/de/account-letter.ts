// Mails to staff about their account in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account-letter.ts';

export default {
  greeting: 'Hallo %{name},',
  closing: 'Viele Grüße',
  fallback: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  expires: 'Der Link funktioniert einmal und ist bis %{time} gültig.',
  notYou: 'Falls du das nicht warst, ändere sofort dein Passwort und ruf im Büro an.',
  notExpected: 'Falls du das nicht erwartet hast, ruf sofort im Büro an.',
  invitation: {
    subject: 'Einladung: %{company}',
    text: '%{by} lädt dich in das Auftragssystem von %{company} ein.',
    ask: 'Lege ein Passwort fest und melde dich dann mit %{email} an.',
    action: 'Passwort festlegen',
    ignore: 'Falls du keine Einladung erwartest, ignoriere sie.',
  },
  reset: {
    subject: 'Neues Passwort',
    text: 'wir haben eine Anfrage nach einem neuen Passwort für dein Konto erhalten.',
    ask: 'Du legst es über den folgenden Link fest.',
    action: 'Neues Passwort festlegen',
    ignore: 'Falls du kein neues Passwort brauchst, ignoriere diese Nachricht: deines bleibt, wie es ist.',
  },
  emailChanged: {
    subject: 'Deine Anmeldeadresse wurde geändert',
    text: 'die Adresse, mit der du dich anmeldest, wurde geändert (%{by}, %{time}). Ab jetzt gilt %{email}; an diese hier schreiben wir nicht mehr.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'das Passwort deines Kontos wurde geändert (%{time}). Andere Geräte müssen sich neu anmelden.',
  },
  secondFactorOn: {
    subject: 'Der zweite Faktor ist eingeschaltet',
    text: 'seit %{time} verlangt die Anmeldung auch einen Code aus der App.',
  },
  secondFactorOff: {
    subject: 'Der zweite Faktor ist ausgeschaltet',
    text: 'seit %{time} genügt zur Anmeldung das Passwort.',
  },
  secondFactorTaken: {
    subject: 'Dein zweiter Faktor wurde entfernt',
    text: 'der zweite Faktor deines Kontos wurde entfernt (%{by}, %{time}). Grund: %{reason}',
  },
  recoveryCodeUsed: {
    subject: 'Ein Ersatzcode wurde benutzt',
    text: 'ein Ersatzcode deines Kontos wurde benutzt (%{time}). Es bleibt %{smart_count} Code. |||| ein Ersatzcode deines Kontos wurde benutzt (%{time}). Es bleiben %{smart_count} Codes.',
  },
  roleChanged: { subject: 'Eine Rolle wurde geändert', text: 'die Rolle %{role} wurde geändert (%{by}, %{time}).' },
  roleDeleted: { subject: 'Eine Rolle wurde gelöscht', text: 'die Rolle %{role} wurde gelöscht (%{by}, %{time}).' },
  roleGiven: { subject: 'Ein Benutzer hat eine andere Rolle', text: '%{user} hat ab jetzt die Rolle %{role} (%{by}, %{time}).' },
  userEmailChanged: {
    subject: 'Die Anmeldeadresse eines Benutzers wurde geändert',
    text: '%{user} meldet sich ab jetzt mit %{email} an (%{by}, %{time}).',
  },
  userSecondFactorTaken: {
    subject: 'Einem Benutzer wurde der zweite Faktor entzogen',
    text: '%{user} hat keinen zweiten Faktor mehr (%{by}, %{time}). Grund: %{reason}',
  },
  forEditors: 'Diese Nachricht bekommen alle, die Rollen bearbeiten. Wenn du das nicht erwartest, prüfe sofort Rollen und Benutzer.',
} satisfies Translation<typeof sl>;
