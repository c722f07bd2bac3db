// Writers of minutes in Croatian.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingWriter } from '../../meeting-writer.ts';
import type sl from '../sl/meeting-writer.ts';

export default {
  one: 'Zapisničar',
  many: 'Zapisničari',
  count: '%{smart_count} zapisničar |||| %{smart_count} zapisničara |||| %{smart_count} zapisničara',
  fields: { user_id: 'Tko', tab: 'Otvorena stranica', key: 'Odlomak', seen_at: 'Zadnji put' },
} satisfies EntityTranslation<typeof sl, typeof meetingWriter>;
