// Writers of minutes in French.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Rédacteur',
  many: 'Rédacteurs',
  count: '%{smart_count} rédacteur |||| %{smart_count} rédacteurs',
  fields: { meeting_id: 'Réunion', user_id: 'Qui', tab: 'Page ouverte', key: 'Paragraphe', seen_at: 'Vu le' },
} satisfies Translation<typeof sl>;
