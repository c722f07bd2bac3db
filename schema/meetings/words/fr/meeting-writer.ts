// Writers of minutes in French.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingWriter } from '../../meeting-writer.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Rédacteur',
  many: 'Rédacteurs',
  count: '%{smart_count} rédacteur |||| %{smart_count} rédacteurs',
  fields: { user_id: 'Qui', tab: 'Page ouverte', key: 'Paragraphe', seen_at: 'Vu le' },
} satisfies EntityTranslation<typeof sl, typeof meetingWriter>;
