// The generic lists and forms in German, with the history of a record and the permissions of a role.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/generic.ts';

export default {
  data: 'Daten',
  recent: 'Letzte Änderungen',
  latest: { task: 'Letzte Aufgaben' },
  saved: 'Gespeichert: %{title}.',
  created: 'Angelegt: %{title}.',
  deleted: 'Gelöscht: %{title}.',
  archived: 'Archiviert: %{title}.',
  restored: 'Wiederhergestellt: %{title}.',
  undone: 'Rückgängig gemacht.',
  kept: 'Deine Eingaben sind noch da.',
  inArchive: '„%{title}“ ist im Archiv.',
  hasLeft: '%{name} ist nicht mehr im Unternehmen.',
  duplicate: 'Duplizieren …',
  copied: 'Übernommen aus „%{title}“: %{fields}. Termine, Dateien, Chat und Verlauf werden nicht übernommen.',
  refused_rows: '%{smart_count} Zeile bleibt unverändert: |||| %{smart_count} Zeilen bleiben unverändert:',
  archived_many: '%{smart_count} Eintrag archiviert. |||| %{smart_count} Einträge archiviert.',
  restored_many: '%{smart_count} Eintrag wiederhergestellt. |||| %{smart_count} Einträge wiederhergestellt.',
  deleted_many: '%{smart_count} Eintrag gelöscht. |||| %{smart_count} Einträge gelöscht.',
  delete: {
    title: 'Löschen',
    final: 'Gelöschtes lässt sich nicht zurückholen.',
    referred: 'Der Eintrag wird verwendet und lässt sich deshalb nicht löschen.',
    kept: '%{smart_count} Eintrag wird verwendet und bleibt bestehen: |||| %{smart_count} Einträge werden verwendet und bleiben bestehen:',
    archive: '%{smart_count} Eintrag archivieren |||| %{smart_count} Einträge archivieren',
  },
  in_row: 'Zeile %{row}, %{field}: %{message}',
  row: {
    one: 'Position %{title}',
    duplicate: 'Duplizieren',
    up: 'Nach oben',
    down: 'Nach unten',
    remove: 'Zeile entfernen',
    more: 'Mehr zur Zeile',
    keys: 'neue Zeile',
    order: 'Reihenfolge',
  },
  stale: {
    load: 'Neue Version zeigen',
  },
  permissions: {
    area: 'Bereich',
    read: 'Sieht',
    write: 'Ändert',
    delete: 'Löscht',
    special: 'Besondere Rechte',
    everybody: 'alle',
    locked: 'Dieses Recht hast du nicht, deshalb kannst du es nicht erteilen.',
  },
} satisfies Translation<typeof sl>;
