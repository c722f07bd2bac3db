// Saved views of lists in German.
import type { EntityTranslation } from '../../core/entity-words.ts';
import type { listView } from '../../engine/list-view.ts';
import type sl from '../sl/list-view.ts';

export default {
  one: 'Ansicht',
  many: 'Ansichten',
  count: '%{smart_count} Ansicht |||| %{smart_count} Ansichten',
  create: 'Neue Ansicht',
  search: 'Name der Ansicht',
  empty: 'Hier stehen die Ansichten. Richte eine Liste ein, wie du sie brauchst, und speichere sie unter einem Namen.',
  fields: {
    user_id: 'Gespeichert von',
    role_id: 'Auch für die Rolle',
    in_menu: 'Im Menü',
    page: 'Liste',
    query: 'Suche, Filter und Reihenfolge',
    hidden_columns: 'Ausgeblendete Spalten',
  },
  none: { role_id: 'Nur ich' },
  help: {
    role_id: 'Wer diese Rolle hat, sieht und öffnet die Ansicht; ändern und löschen kannst nur du sie.',
    in_menu: 'Die Ansicht steht im Menü unter ihrer Liste.',
  },
  save: 'Ansicht speichern …',
  saveTitle: 'Ansicht speichern',
  saved: 'Erfolg. Die Ansicht „%{name}“ ist gespeichert.',
  effect: 'Gespeichert wird, was du siehst: Suche, Filter, Reihenfolge und Spalten.',
  replace: 'Durch das ersetzen, was ich sehe',
  edit: 'Umbenennen und teilen …',
  editTitle: 'Ansicht bearbeiten',
  deleted: 'Erfolg. Die Ansicht „%{name}“ ist gelöscht.',
  sharedBy: 'geteilt von %{name}',
  ownRole: 'Alle mit meiner Rolle sehen sie',
  rules: { list_view_user_id_page_name_unique: 'Eine Ansicht mit diesem Namen hast du für diese Liste schon. Wähle einen anderen Namen.' },
} satisfies EntityTranslation<typeof sl, typeof listView>;
