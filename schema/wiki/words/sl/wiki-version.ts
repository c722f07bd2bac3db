// Versions of wiki pages in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { wikiVersion } from '../../wiki-version.ts';

export default {
  one: 'Različica strani',
  many: 'Različice strani',
  count: '%{smart_count} različica |||| %{smart_count} različici |||| %{smart_count} različice |||| %{smart_count} različic',
  fields: {
    page_id: 'Stran',
    page_title: 'Naslov',
    body: 'Besedilo',
    reverts_to: 'Obnova različice',
    made_by: 'Avtor',
    made_at: 'Narejeno',
  },
} as const satisfies Pick<EntityWords<typeof wikiVersion>, 'one' | 'many' | 'count' | 'fields'>;
