// What a permission comes to for its people, in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/effect.ts';

export default {
  tasks: {
    create: 'Legt eine Aufgabe an und ist für sie zuständig. Andere fügt nur hinzu, wer das Recht für Teams hat.',
    manage: 'Bearbeitet und übergibt jede Aufgabe, schließt sie ab oder verwirft sie, auch fremde.',
    delete: 'Eine gelöschte Aufgabe lässt sich nicht wiederherstellen.',
    tags: 'Setzt und entfernt Schlagwörter auch an fremden Aufgaben.',
    users: 'Fügt Personen hinzu, entfernt sie und übergibt Aufgaben.',
    times: 'Korrigiert Beginn und Ende jeder Zeit, auch auf der Rechnung.',
    steal: 'Übernimmt eine Aufgabe, an der niemand arbeitet.',
    reopen: 'Eine bestätigte Aufgabe geht zurück in Arbeit; eine abgerechnete nie.',
  },
  projects: {
    create: 'Legt ein Projekt an, leer oder aus einer Vorlage, und leitet es.',
    manage: 'Bearbeitet und übergibt auch Projekte, die andere leiten.',
    delete: 'Ein gelöschtes Projekt lässt sich nicht wiederherstellen.',
  },
  project_templates: {
    read: 'Sieht, welche Aufgaben und Stunden eine Vorlage mitbringt.',
    write: 'Legt fest, womit künftige Projekte beginnen; bestehende bleiben gleich.',
  },
  project_offers: {
    read: 'Sieht Preise und Rabatte in Projektangeboten.',
    write: 'Legt Preise fest und sendet das Angebot an den Kunden.',
  },
  clients: {
    read: 'Sieht Adressen, Telefon und E-Mail der Kunden und ihrer Leute.',
    write: 'Geänderte Adressen und Kontakte gelten für alle künftigen Aufgaben.',
    delete: 'Ein verwendeter Kunde lässt sich nur archivieren.',
  },
  users: {
    read: 'Sieht Kollegen mit Rollen, Telefon und E-Mail.',
    write: 'Lädt Personen ein und bearbeitet Daten, PIN und Sitzungen.',
    deactivate: 'Wer deaktiviert wird, ist abgemeldet; laufende Arbeit wird beendet.',
  },
  work_types: {
    read: 'Sieht, was eine Stunde jeder Tätigkeit kostet.',
    write: 'Ein neuer Stundenpreis gilt für Rechnungen, die noch nicht ausgestellt sind.',
    delete: 'Eine verwendete Tätigkeit lässt sich nur archivieren.',
  },
  user_types: {
    read: 'Sieht, was eine Stunde jedes Typs das Unternehmen kostet.',
    write: 'Legt fest, wer welche Tätigkeiten wählt und wer Bereitschaft hat.',
    delete: 'Ein Typ, den jemand hat, lässt sich nicht löschen.',
  },
  roles: {
    read: 'Sieht, was jede Rolle darf und wer sie hat.',
    write: 'Erteilt nur eigene Rechte.',
    delete: 'Eine Rolle, die jemand hat, lässt sich nicht löschen.',
  },
  vehicles: {
    write: 'Legt fest, welche Fahrzeuge zur Wahl stehen.',
    delete: 'Ein Fahrzeug mit Fahrten lässt sich nur archivieren.',
  },
  transport_types: {
    read: 'Sieht, was ein Kilometer kostet.',
    write: 'Ein neuer Kilometerpreis gilt für Rechnungen, die noch nicht ausgestellt sind.',
    delete: 'Eine verwendete Fahrtart lässt sich nicht löschen.',
  },
  settings: {
    read: 'Sieht Firmendaten, Sätze und Fristen.',
    write: 'Änderungen gelten für das ganze Unternehmen. Sieht auch die E-Mails des Systems.',
  },
  invoicing: {
    read: 'Sieht bestätigte Arbeit, Beträge und ausgestellte Rechnungen.',
    write: 'Wählt Aufgaben für die Rechnung und ändert Mengen, Preise und Rabatte.',
    issue: 'Eine ausgestellte Rechnung lässt sich nur stornieren.',
  },
  travel_orders: {
    read: 'Sieht Reisen, Kilometergeld und Tagegelder aller; eigene sieht jeder.',
    write: 'Genehmigt, gibt zurück und markiert als bezahlt, was andere melden.',
  },
  open_tasks: {
    read: 'Sieht alle offenen Aufgaben nach Alter, Zuständigen und Kunden.',
  },
  analytics: {
    others: 'Sieht die Stunden jeder Person nach Tagen; eigene sieht jeder.',
  },
  client_time: {
    read: 'Sieht, wie viel für jeden Kunden gearbeitet wurde und was nicht abgerechnet ist.',
  },
  time_analytics: {
    read: 'Sieht fehlende Stunden, Überstunden und Auslastung des Unternehmens.',
  },
  absences: {
    read: 'Sieht, wer wann fehlt und wer Bereitschaft hat.',
    write: 'Die Person erfährt die Entscheidung sofort; Urlaub wird ihr abgezogen.',
  },
  on_call: {
    write: 'Legt fest, wer wann Bereitschaft hat; den Plan sehen alle.',
  },
  holidays: {
    write: 'Feiertage zählen bei Urlaub, fehlenden Stunden und Fristen.',
  },
  attendance: {
    write: 'Eine gesperrte Woche ändert niemand mehr; Entsperren verlangt einen Grund.',
  },
  tags: {
    read: 'Sieht die Liste der Schlagwörter; an Aufgaben sehen sie alle.',
    write: 'Neuer Name und neue Farbe erscheinen überall, wo das Schlagwort steht.',
    delete: 'Ein verwendetes Schlagwort lässt sich nur archivieren.',
  },
  special_vehicles: {
    read: 'Sieht Kilometer und Zeiträume der Fahrzeuge, deren Aufträge erzeugt werden.',
    write: 'Neu erzeugen ersetzt das Erzeugte, nie Änderungen von Hand.',
  },
  offers: {
    read: 'Legt ein Angebot an und betreut es beim Kunden.',
    write: 'Bringt jedes Angebot zum nächsten Schritt, auch fremde.',
    making: 'Sieht, was vorzubereiten ist und was der Kunde angenommen hat.',
  },
  meetings: {
    read: 'Beruft eine Besprechung ein und leitet sie.',
    write: 'Verschiebt, sagt ab und protokolliert auch Besprechungen anderer.',
  },
  wiki: {
    main: {
      read: 'Liest Anleitungen und Wissen für alle.',
      write: 'Alle lesen das Geschriebene; frühere Fassungen bleiben.',
    },
    commercial: {
      read: 'Liest die Seiten des Vertriebs.',
      write: 'Schreibt und verschiebt Seiten des Vertriebs; frühere Fassungen bleiben.',
    },
    board: {
      read: 'Liest die Seiten der Leitung, die andere nicht sehen.',
      write: 'Schreibt und verschiebt Seiten der Leitung; frühere Fassungen bleiben.',
    },
    iso: {
      read: 'Liest Verfahren und Qualitätsdokumente.',
      write: 'Ändert Verfahren und legt ihre Überprüfung fest.',
    },
    meetings: {
      read: 'Liest Protokolle, auch von Besprechungen ohne eigene Teilnahme.',
      write: 'Bearbeitet Protokollseiten; frühere Fassungen bleiben.',
    },
  },
  terminals: {
    read: 'Sieht die Zeitterminals und ob sie laufen.',
    write: 'Mit einem neuen Schlüssel gilt die alte Adresse des Zeitterminals sofort nicht mehr.',
  },
  audit: {
    read: 'Sieht, wer was wann und warum geändert hat.',
  },
  integrations: {
    read: 'Sieht, welche Programme verbunden sind und wann sie zuletzt da waren.',
    write: 'Gibt anderen Programmen Zugriff auf die Daten.',
  },
} satisfies Translation<typeof sl>;
