// Versions of wiki pages in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Version of a page',
  many: 'Versions of pages',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: {
    page_id: 'Page',
    number: 'Number',
    page_title: 'Title',
    body: 'Text',
    note: 'Note',
    reverts_to: 'Restores version',
    made_by: 'Author',
    made_at: 'Made',
  },
} satisfies Translation<typeof sl>;
