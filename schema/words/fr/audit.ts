// The audit log in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/audit.ts';

export default {
  title: 'Journal des modifications',
  search: 'Nom, numéro, motif',
  who: 'Qui',
  what: 'Quoi',
  action: 'Action',
  when: 'Quand',
  machine: 'Système',
  older: 'Afficher les plus anciennes',
  lookedUntil: 'Parcouru jusqu’au %{at}, pas plus loin.',
  empty: 'Aucune entrée.',
  none: 'Aucune entrée avec ce filtre.',
  label: 'Ce qui s’est passé',
  hidden: 'Les détails sont réservés à qui peut voir cette fiche.',
  columns: { record: 'Fiche', field: 'Champ', before: 'Avant', after: 'Après', reason: 'Motif' },
  entities: {
    client_merge: 'Fusion de clients',
    mileage_rate: 'Frais kilométriques',
    vat_rate: 'Taux de TVA',
    per_diem_rate: 'Indemnité journalière',
    notification: 'Notification',
    notification_choice: 'Choix des notifications',
    public_link: 'Lien public',
    recovery_code: 'Codes de secours',
    session: 'Session',
    transport_passenger: 'Passager',
    import_mapping: 'Correspondance d’import',
    import_run: 'Import',
    removal: 'Retiré, peut être rétabli',
    installation_secret: 'Secret de l’installation',
    known_permission: 'Droit',
    mail: 'E-mail',
    failed_try: 'Tentative échouée',
  },
} satisfies Translation<typeof sl>;
