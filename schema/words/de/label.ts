// Default labels of fields, form groups and flag values in German, for entities without their own.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/label.ts';

export default {
  fields: {
    name: 'Name',
    title: 'Titel',
    number: 'Nummer',
    kind: 'Art',
    status: 'Status',
    description: 'Beschreibung',
    note: 'Notiz',
    quantity: 'Menge',
    deadline: 'Frist',
    valid_from: 'Gilt ab',
    archived: 'Archiviert',
    language: 'Sprache',
    address: 'Adresse',
    zip: 'PLZ',
    town: 'Ort',
    country: 'Land',
    phone: 'Telefon',
    email: 'E-Mail',
    files: 'Dateien',
    comments: 'Nachrichten',
    tasks: 'Aufgaben',
    date_added: 'Angelegt',
    user_added: 'Erfasst von',
    running_since: 'Läuft seit',
  },
  form: { general: 'Allgemein', use: 'Verwendung', notes: 'Notizen' },
  values: { archived: { true: 'Archiviert', false: 'Nicht archiviert' } },
} satisfies Translation<typeof sl>;
