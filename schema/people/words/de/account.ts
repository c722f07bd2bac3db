// The account of a user in German: refusals, work ended by a deactivation, and the second factor.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account.ts';

export default {
  reasons: {
    inactive: 'Das Konto ist deaktiviert. Aktiviere es zuerst.',
    alreadyJoined: 'Das Passwort ist schon festgelegt. Wer es vergisst, legt auf der Anmeldeseite ein neues fest.',
    notJoined: 'Es gibt noch kein Passwort. Sende eine Einladung.',
    alreadyUsed: 'Der Link wurde schon benutzt. Fordere für ein neues Passwort einen neuen an.',
    secondFactorInForce: 'Der zweite Faktor ist schon eingeschaltet. Schalte ihn für ein neues Telefon zuerst aus.',
    secondFactorNotBegun: 'Die Einrichtung hat noch nicht begonnen. Fang von vorn an.',
    secondFactorNotInForce: 'Es ist kein zweiter Faktor eingeschaltet.',
  },
  rules: {
    shortPassword:
      'Noch %{smart_count} Zeichen. Länge zählt mehr als Sonderzeichen, zum Beispiel vier Wörter. |||| Noch %{smart_count} Zeichen. Länge zählt mehr als Sonderzeichen, zum Beispiel vier Wörter.',
    commonPassword: 'Dieses Passwort ist zu verbreitet. Nimm zum Beispiel vier Wörter, die nicht zusammengehören.',
    personalPassword: 'Das Passwort besteht aus Name, E-Mail oder Firma. Ergänze etwas, das andere nicht wissen.',
    samePassword: 'Das ist dein bisheriges Passwort. Gib ein anderes ein.',
    wrongPassword: 'Das Passwort stimmt nicht.',
    wrongCode: 'Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.',
  },
  left: {
    clock: 'Die Uhr wurde angehalten, weil das Konto deaktiviert wurde.',
    ride: 'Die Fahrt wurde beendet, weil das Konto deaktiviert wurde. Prüfe den Kilometerstand am Ende.',
  },
  proof: {
    title: 'Mit Passwort bestätigen',
    text: 'Du änderst, was jemand darf oder wie sich jemand anmeldet. Bestätige mit deinem Passwort, dass du es bist; das gilt 10 Minuten.',
    action: 'Bestätigen',
  },
  secondFactor: {
    title: 'Zweiter Faktor',
    required: 'Deine Rolle verlangt einen zweiten Faktor. Richte ihn ein, dann geht es weiter.',
    needs: 'Du brauchst ein Telefon mit einer App für Codes, etwa Google Authenticator, Microsoft Authenticator oder 2FAS.',
    password: 'Passwort',
    begin: 'Weiter',
    scan: 'Scanne den Code mit der App',
    qr: 'QR-Code für die App',
    byHand: 'Keine Kamera? Gib diesen Schlüssel in die App ein:',
    openApp: 'In der App auf diesem Gerät öffnen',
    code: 'Code aus der App',
    codeHelp: 'Sechs Ziffern, die alle 30 Sekunden wechseln.',
    confirm: 'Einschalten',
    codesTitle: 'Ersatzcodes',
    codesText:
      'Jeder meldet dich einmal ohne Telefon an. Wir zeigen sie nur jetzt: Drucke sie aus oder bewahre sie auf, wo du sie auch ohne Telefon findest.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    save: 'Als Datei speichern',
    done: 'Codes gesichert, fertig',
    signOut: 'Abmelden',
  },
} satisfies Translation<typeof sl>;
