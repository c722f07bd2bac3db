// Printed work orders in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Bon de travail',
  many: 'Bons de travail',
  count: '%{smart_count} bon de travail |||| %{smart_count} bons de travail',
  fields: {
    task_id: 'Tâche',
    project_id: 'Projet',
    name: 'Fichier',
    kind: 'Édition',
    language: 'Langue',
    file_id: 'Fichier',
    created_by: 'Créé par',
    created_at: 'Créé le',
  },
  values: { kind: { preview: 'aperçu', printout: 'impression' } },
} satisfies Translation<typeof sl>;
