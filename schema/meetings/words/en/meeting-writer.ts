// Writers of minutes in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Minute taker',
  many: 'Minute takers',
  count: '%{smart_count} minute taker |||| %{smart_count} minute takers',
  fields: { meeting_id: 'Meeting', user_id: 'Who', tab: 'Open page', key: 'Paragraph', seen_at: 'Last seen' },
} satisfies Translation<typeof sl>;
