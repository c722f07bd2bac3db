// The printed work order in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/work-order.ts';

export default {
  title: 'Arbeitsauftrag',
  preview: 'Vorschau – noch nicht bestätigt',
  printed: 'Gedruckt %{time}',
  page: 'Seite %{page} von %{pages}',
  vat: 'USt-IdNr.',
  client: 'Kunde',
  branch_office: 'Standort',
  contact: 'Kontakt',
  people: 'Ausgeführt von',
  deadline: 'Frist',
  closed: 'Abgeschlossen',
  notes: 'Bemerkungen',
  times: {
    title: 'Zeiten',
    who: 'Wer',
    workType: 'Tätigkeit',
    day: 'Tag',
    span: 'Von – bis',
    duration: 'Dauer',
    factor: 'Faktor',
    total: 'Summe',
    empty: 'Keine Zeit erfasst.',
  },
  transports: {
    title: 'Fahrten',
    day: 'Tag',
    who: 'Am Steuer',
    vehicle: 'Fahrzeug',
    route: 'Strecke',
    kilometers: 'Kilometerstand',
    distance: 'Entfernung',
    total: 'Summe',
  },
  materials: {
    title: 'Material',
    name: 'Bezeichnung',
    quantity: 'Menge',
    unit: 'Einheit',
  },
  confirmation: {
    title: 'Bestätigung',
    at: 'Bestätigt am',
    phone: 'Telefonisch bestätigt, notiert von %{name}',
    spot: 'Vor Ort unterschrieben, auf dem Gerät von %{name}',
    handed: 'Link übergeben von %{name}',
    document: 'SHA-256 des Dokuments, wie es zur Bestätigung vorlag',
    here: 'Name und Unterschrift des Kunden',
    date: 'Datum',
  },
  units: {
    Meter: 'm',
    Piece: 'Stück',
  },
} satisfies Translation<typeof sl>;
