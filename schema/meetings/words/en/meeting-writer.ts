// Writers of minutes in English.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingWriter } from '../../meeting-writer.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Minute taker',
  many: 'Minute takers',
  count: '%{smart_count} minute taker |||| %{smart_count} minute takers',
  fields: { user_id: 'Who', tab: 'Open page', key: 'Paragraph', seen_at: 'Last seen' },
} satisfies EntityTranslation<typeof sl, typeof meetingWriter>;
