// Versions of wiki pages in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiVersion } from '../../wiki-version.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Version of a page',
  many: 'Versions of pages',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: { page_id: 'Page', page_title: 'Title', body: 'Text', reverts_to: 'Restores version', made_by: 'Author', made_at: 'Made' },
} satisfies EntityTranslation<typeof sl, typeof wikiVersion>;
