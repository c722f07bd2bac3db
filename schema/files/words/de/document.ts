// Printed work orders in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { document } from '../../document.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Arbeitsauftrag',
  many: 'Arbeitsaufträge',
  count: '%{smart_count} Auftrag |||| %{smart_count} Aufträge',
  fields: { name: 'Datei', kind: 'Ausgabe', created_by: 'Erstellt von', created_at: 'Erstellt' },
  values: { kind: { preview: 'Vorschau', printout: 'Ausdruck' } },
} satisfies EntityTranslation<typeof sl, typeof document>;
