// Versions of wiki pages in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiVersion } from '../../wiki-version.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Verzija stranice',
  many: 'Verzije stranica',
  count: '%{smart_count} verzija |||| %{smart_count} verzije |||| %{smart_count} verzija',
  fields: {
    page_id: 'Stranica',
    page_title: 'Naslov',
    body: 'Tekst',
    reverts_to: 'Vraća verziju',
    made_by: 'Autor',
    made_at: 'Napravljeno',
  },
} satisfies EntityTranslation<typeof sl, typeof wikiVersion>;
