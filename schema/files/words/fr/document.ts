// Printed work orders in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { document } from '../../document.ts';
import type sl from '../sl/document.ts';

export default {
  one: 'Bon de travail',
  many: 'Bons de travail',
  count: '%{smart_count} bon de travail |||| %{smart_count} bons de travail',
  fields: { name: 'Fichier', kind: 'Édition', created_by: 'Créé par', created_at: 'Créé le' },
  values: { kind: { preview: 'aperçu', printout: 'impression' } },
} satisfies EntityTranslation<typeof sl, typeof document>;
