// The audit log in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/audit.ts';

export default {
  title: 'Audit log',
  search: 'Name, number, reason',
  who: 'Who',
  what: 'What',
  action: 'Action',
  when: 'When',
  machine: 'System',
  older: 'Show older',
  lookedUntil: 'Looked through until %{at}, not further yet.',
  empty: 'Nothing here yet.',
  none: 'No entries match this filter.',
  label: 'What happened',
  hidden: 'Details are for those who may see this record.',
  columns: { record: 'Record', field: 'Field', before: 'Before', after: 'After', reason: 'Reason' },
  entities: {
    client_merge: 'Client merge',
    mileage_rate: 'Mileage rate',
    vat_rate: 'VAT rate',
    per_diem_rate: 'Per diem',
    notification: 'Notification',
    notification_choice: 'Notification choice',
    public_link: 'Public link',
    recovery_code: 'Recovery codes',
    session: 'Session',
    transport_passenger: 'Passenger',
    import_mapping: 'Import mapping',
    import_run: 'Import',
    removal: 'Removed, can be brought back',
    installation_secret: 'Installation secret',
    known_permission: 'Permission',
    mail: 'Email',
    failed_try: 'Failed attempt',
  },
} satisfies Translation<typeof sl>;
