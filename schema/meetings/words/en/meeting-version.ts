// Versions of minutes in English.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingVersion } from '../../meeting-version.ts';
import type sl from '../sl/meeting-version.ts';

export default {
  one: 'Version of the minutes',
  many: 'Versions of the minutes',
  count: '%{smart_count} version |||| %{smart_count} versions',
  fields: { made_by: 'Author', made_at: 'Made', reason: 'Reason', minutes: 'Minutes' },
} satisfies EntityTranslation<typeof sl, typeof meetingVersion>;
