// The audit log in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/audit.ts';

export default {
  title: 'Änderungsprotokoll',
  search: 'Name, Nummer, Grund',
  who: 'Wer',
  what: 'Was',
  action: 'Aktion',
  when: 'Wann',
  machine: 'System',
  older: 'Ältere zeigen',
  lookedUntil: 'Bis %{at} durchsucht, Älteres noch nicht.',
  empty: 'Noch keine Einträge.',
  none: 'Mit diesem Filter gibt es keine Einträge.',
  label: 'Was geschehen ist',
  hidden: 'Einzelheiten sieht nur, wer diesen Eintrag sehen darf.',
  columns: { record: 'Eintrag', field: 'Feld', before: 'Vorher', after: 'Nachher', reason: 'Grund' },
  entities: {
    client_merge: 'Kundenzusammenführung',
    mileage_rate: 'Kilometergeld',
    vat_rate: 'MwSt.-Satz',
    per_diem_rate: 'Tagegeld',
    notification: 'Benachrichtigung',
    notification_choice: 'Wahl der Benachrichtigungen',
    public_link: 'Öffentlicher Link',
    recovery_code: 'Ersatzcodes',
    session: 'Sitzung',
    transport_passenger: 'Mitfahrer',
    import_mapping: 'Importzuordnung',
    import_run: 'Import',
    removal: 'Entfernt, kann zurückgeholt werden',
    installation_secret: 'Geheimnis der Installation',
    known_permission: 'Recht',
    mail: 'E-Mail',
    failed_try: 'Fehlversuch',
  },
} satisfies Translation<typeof sl>;
