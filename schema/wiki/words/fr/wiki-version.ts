// Versions of wiki pages in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiVersion } from '../../wiki-version.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Version d’une page',
  many: 'Versions de pages',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: { page_title: 'Titre', body: 'Texte', reverts_to: 'Rétablit la version', made_by: 'Auteur', made_at: 'Établie' },
} satisfies EntityTranslation<typeof sl, typeof wikiVersion>;
