// Versions of wiki pages in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Fassung einer Seite',
  many: 'Fassungen von Seiten',
  count: '%{smart_count} Fassung |||| %{smart_count} Fassungen',
  fields: {
    page_id: 'Seite',
    number: 'Nummer',
    page_title: 'Titel',
    body: 'Text der Seite',
    note: 'Anmerkung',
    reverts_to: 'Holt zurück',
    made_by: 'Verfasst von',
    made_at: 'Erstellt',
  },
} satisfies Translation<typeof sl>;
