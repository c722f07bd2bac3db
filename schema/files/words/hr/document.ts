// Printed work orders in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { document } from '../../document.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Radni nalog',
  many: 'Radni nalozi',
  count: '%{smart_count} nalog |||| %{smart_count} naloga |||| %{smart_count} naloga',
  fields: { name: 'Datoteka', kind: 'Izdanje', created_by: 'Izrada', created_at: 'Izrađeno' },
  values: { kind: { preview: 'pretpregled', printout: 'ispis' } },
} satisfies EntityTranslation<typeof sl, typeof document>;
