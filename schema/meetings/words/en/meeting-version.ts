// Versions of minutes in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Version of the minutes',
  many: 'Versions of the minutes',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: { meeting_id: 'Meeting', number: 'Number', made_by: 'Author', made_at: 'Made', reason: 'Reason', minutes: 'Minutes' },
} satisfies Translation<typeof sl>;
