// Permissions without an entity that has words, in German; all others are worded with their entity.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/permission.ts';

export default {
  permissions: {
    travel_orders: {
      name: 'Reiseaufträge',
      read: { allows: 'Reiseaufträge aller ansehen', effect: 'Sieht Reisen, Kilometergeld und Tagegelder aller; eigene sieht jeder.' },
      write: {
        allows: 'Reiseaufträge aller bearbeiten und genehmigen',
        effect: 'Genehmigt, gibt zurück und markiert als bezahlt, was andere melden.',
      },
    },
    open_tasks: {
      name: 'Offene Aufgaben des Unternehmens',
      read: {
        allows: 'Offene Aufgaben des Unternehmens ansehen',
        effect: 'Sieht alle offenen Aufgaben nach Alter, Zuständigen und Kunden.',
      },
    },
    analytics: {
      name: 'Auswertungen',
      others: {
        allows: 'Detaillierte Auswertungen anderer ansehen',
        effect: 'Sieht die Stunden jeder Person nach Tagen; eigene sieht jeder.',
      },
    },
    client_time: {
      name: 'Zeit nach Kunden',
      read: {
        allows: 'Zeit nach Kunden ansehen',
        effect: 'Sieht, wie viel für jeden Kunden gearbeitet wurde und was nicht abgerechnet ist.',
      },
    },
    time_analytics: {
      name: 'Arbeitszeit',
      read: {
        allows: 'Auswertung der Arbeitszeit ansehen',
        effect: 'Sieht fehlende Stunden, Überstunden und Auslastung des Unternehmens.',
      },
    },
    absences: {
      name: 'Abwesenheiten',
      read: { allows: 'Abwesenheitskalender ansehen', effect: 'Sieht, wer wann fehlt und wer Bereitschaft hat.' },
      write: {
        allows: 'Abwesenheiten anderer genehmigen, ablehnen und eintragen',
        effect: 'Die Person erfährt die Entscheidung sofort; Urlaub wird ihr abgezogen.',
      },
    },
    attendance: {
      name: 'Anwesenheit',
      write: {
        allows: 'Wochen genehmigen, sperren und entsperren',
        effect: 'Eine gesperrte Woche ändert niemand mehr; Entsperren verlangt einen Grund.',
      },
    },
    special_vehicles: {
      name: 'Sonderfahrzeuge',
      read: {
        allows: 'Sonderfahrzeuge und Zeiträume ansehen',
        effect: 'Sieht Kilometer und Zeiträume der Fahrzeuge, deren Aufträge erzeugt werden.',
      },
      write: {
        allows: 'Sonderfahrzeuge bearbeiten und daraus Reiseaufträge erstellen',
        effect: 'Neu erzeugen ersetzt das Erzeugte, nie Änderungen von Hand.',
      },
    },
    audit: {
      name: 'Änderungsprotokoll',
      read: { allows: 'Änderungsprotokoll ansehen', effect: 'Sieht, wer was wann und warum geändert hat.' },
    },
    integrations: {
      name: 'Anbindungen',
      read: { allows: 'Anbindungen ansehen', effect: 'Sieht, welche Programme verbunden sind und wann sie zuletzt da waren.' },
      write: { allows: 'API-Token und Webhooks anlegen und widerrufen', effect: 'Gibt anderen Programmen Zugriff auf die Daten.' },
    },
  },
} satisfies Translation<typeof sl>;
