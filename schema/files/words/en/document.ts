// Printed work orders in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { document } from '../../document.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Work order',
  many: 'Work orders',
  count: '%{smart_count} work order |||| %{smart_count} work orders',
  fields: { name: 'File', kind: 'Issue', created_by: 'Made by', created_at: 'Made' },
  values: { kind: { preview: 'preview', printout: 'printout' } },
} satisfies EntityTranslation<typeof sl, typeof document>;
