// Versions of minutes in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingVersion } from '../../meeting-version.ts';

export default {
  one: 'Različica zapisnika',
  many: 'Različice zapisnika',
  count: '%{smart_count} različica |||| %{smart_count} različici |||| %{smart_count} različice |||| %{smart_count} različic',
  fields: { made_by: 'Avtor', made_at: 'Narejeno', reason: 'Razlog', minutes: 'Zapisnik' },
} as const satisfies Pick<EntityWords<typeof meetingVersion>, 'one' | 'many' | 'count' | 'fields'>;
