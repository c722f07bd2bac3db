// Clients in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { client } from '../../client.ts';
import type sl from '../sl/client.ts';

export default {
  one: 'Kunde',
  many: 'Kunden',
  count: '%{smart_count} Kunde |||| %{smart_count} Kunden',
  create: 'Neuer Kunde',
  search: 'Name, USt-IdNr., Ort (c findet č)',
  empty: 'Hier stehen die Unternehmen und Personen, für die wir arbeiten. Der erste Eintrag entsteht mit „Neuer Kunde“.',
  fields: {
    vat_number: 'USt-IdNr.',
    payment_term_days: 'Zahlungsziel',
    language: 'Sprache der Dokumente',
    notes: 'Interne Notizen',
    primary_contact_id: 'Hauptkontakt',
    merged_into_id: 'Zusammengeführt mit',
    branch_offices: 'Standorte',
    contacts: 'Kontakte',
    open_tasks: 'Offene Aufgaben',
  },
  short: { vat_number: 'USt-IdNr.', language: 'Sprache' },
  form: { address: 'Adresse', billing: 'Zahlung', sorting: 'Schlagwörter und Archiv' },
  help: {
    address: 'Der Ort ergibt sich aus der Postleitzahl.',
    general: 'Wie auf Rechnung und Arbeitsauftrag.',
    vat_number: 'Mit Länderkürzel, zum Beispiel SI12345679.',
    notes: 'Nur wer Kunden sehen darf, sieht sie; auf Dokumenten stehen sie nie.',
    archived: 'Ein archivierter Kunde bekommt keine neuen Aufgaben. Offene laufen weiter.',
  },
  permissions: {
    clients: {
      name: 'Kunden',
      read: { allows: 'Kunden, Standorte und Kontakte ansehen', effect: 'Sieht Adressen, Telefon und E-Mail der Kunden und ihrer Leute.' },
      write: {
        allows: 'Kunden, Standorte und Kontakte anlegen und bearbeiten',
        effect: 'Geänderte Adressen und Kontakte gelten für alle künftigen Aufgaben.',
      },
      delete: { allows: 'Kunden löschen', effect: 'Ein verwendeter Kunde lässt sich nur archivieren.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof client>;
