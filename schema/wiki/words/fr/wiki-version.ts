// Versions of wiki pages in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Version d’une page',
  many: 'Versions de pages',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: {
    page_id: 'Page du wiki',
    number: 'Numéro',
    page_title: 'Titre',
    body: 'Texte',
    note: 'Remarque',
    reverts_to: 'Rétablit la version',
    made_by: 'Auteur',
    made_at: 'Établie',
  },
} satisfies Translation<typeof sl>;
