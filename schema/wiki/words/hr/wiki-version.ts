// Versions of wiki pages in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/wiki-version.ts';

export default {
  one: 'Verzija stranice',
  many: 'Verzije stranica',
  count: '%{smart_count} verzija |||| %{smart_count} verzije |||| %{smart_count} verzija',
  fields: {
    page_id: 'Stranica',
    number: 'Broj',
    page_title: 'Naslov',
    body: 'Tekst',
    note: 'Napomena',
    reverts_to: 'Vraća verziju',
    made_by: 'Autor',
    made_at: 'Napravljeno',
  },
} satisfies Translation<typeof sl>;
