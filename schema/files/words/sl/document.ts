// Printed work orders in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { document } from '../../document.ts';

export default {
  one: 'Delovni nalog',
  many: 'Delovni nalogi',
  count: '%{smart_count} nalog |||| %{smart_count} naloga |||| %{smart_count} nalogi |||| %{smart_count} nalogov',
  fields: { name: 'Datoteka', kind: 'Izdaja', created_by: 'Priprava', created_at: 'Pripravljeno' },
  values: { kind: { preview: 'predogled', printout: 'izpis' } },
} as const satisfies Pick<EntityWords<typeof document>, 'one' | 'many' | 'count' | 'fields' | 'values'>;
