// Versions of wiki pages in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiVersion } from '../../wiki-version.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Fassung einer Seite',
  many: 'Fassungen von Seiten',
  count: '%{smart_count} Fassung |||| %{smart_count} Fassungen',
  fields: {
    page_id: 'Seite',
    page_title: 'Titel',
    body: 'Text der Seite',
    note: 'Anmerkung',
    reverts_to: 'Holt zurück',
    made_by: 'Verfasst von',
    made_at: 'Erstellt',
  },
} satisfies EntityTranslation<typeof sl, typeof wikiVersion>;
