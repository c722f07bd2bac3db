// Printed work orders in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Radni nalog',
  many: 'Radni nalozi',
  count: '%{smart_count} nalog |||| %{smart_count} naloga |||| %{smart_count} naloga',
  fields: {
    task_id: 'Zadatak',
    project_id: 'Projekt',
    name: 'Datoteka',
    kind: 'Izdanje',
    language: 'Jezik',
    file_id: 'Datoteka',
    created_by: 'Izrada',
    created_at: 'Izrađeno',
  },
  values: { kind: { preview: 'pretpregled', printout: 'ispis' } },
} satisfies Translation<typeof sl>;
