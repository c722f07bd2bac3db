// Writers of minutes in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingWriter } from '../../meeting-writer.ts';

export default {
  one: 'Zapisnikar',
  many: 'Zapisnikarji',
  count: '%{smart_count} zapisnikar |||| %{smart_count} zapisnikarja |||| %{smart_count} zapisnikarji |||| %{smart_count} zapisnikarjev',
  fields: { user_id: 'Kdo', tab: 'Odprta stran', key: 'Odstavek', seen_at: 'Nazadnje' },
} as const satisfies Pick<EntityWords<typeof meetingWriter>, 'one' | 'many' | 'count' | 'fields'>;
