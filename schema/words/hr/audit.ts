// The audit log in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/audit.ts';

export default {
  title: 'Revizijski trag',
  search: 'Ime, broj, razlog',
  who: 'Tko',
  what: 'Što',
  action: 'Radnja',
  when: 'Kada',
  machine: 'Sustav',
  older: 'Prikaži starije',
  lookedUntil: 'Pregledano do %{at}, dalje još ne.',
  empty: 'Još nema zapisa.',
  none: 'S ovim filtrom nema zapisa.',
  label: 'Što se dogodilo',
  hidden: 'Pojedinosti vide samo oni koji vide taj zapis.',
  columns: { record: 'Zapis', field: 'Polje', before: 'Prije', after: 'Poslije', reason: 'Razlog' },
  entities: {
    client_merge: 'Spajanje klijenata',
    mileage_rate: 'Naknada po kilometru',
    vat_rate: 'Stopa PDV-a',
    per_diem_rate: 'Dnevnica',
    notification: 'Obavijest',
    notification_choice: 'Odabir obavijesti',
    public_link: 'Javna poveznica',
    recovery_code: 'Rezervni kodovi',
    session: 'Prijava',
    transport_passenger: 'Suputnik',
    import_mapping: 'Povezivanje stupaca uvoza',
    import_run: 'Uvoz',
    removal: 'Uklonjeno, može se vratiti',
    installation_secret: 'Tajna instalacije',
    known_permission: 'Dozvola',
    mail: 'Pošta',
    failed_try: 'Neuspio pokušaj',
  },
} satisfies Translation<typeof sl>;
