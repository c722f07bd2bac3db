// Printed work orders in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Arbeitsauftrag',
  many: 'Arbeitsaufträge',
  count: '%{smart_count} Auftrag |||| %{smart_count} Aufträge',
  fields: {
    task_id: 'Aufgabe',
    project_id: 'Projekt',
    name: 'Datei',
    kind: 'Ausgabe',
    language: 'Sprache',
    file_id: 'Datei',
    created_by: 'Erstellt von',
    created_at: 'Erstellt',
  },
  values: { kind: { preview: 'Vorschau', printout: 'Ausdruck' } },
} satisfies Translation<typeof sl>;
