// Writers of minutes in German.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingWriter } from '../../meeting-writer.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Protokollführung',
  many: 'Protokollführungen',
  count: '%{smart_count} Protokollführung |||| %{smart_count} Protokollführungen',
  fields: { user_id: 'Wer', tab: 'Offene Seite', key: 'Absatz', seen_at: 'Zuletzt' },
} satisfies EntityTranslation<typeof sl, typeof meetingWriter>;
