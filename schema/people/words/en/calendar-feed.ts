// Calendar feeds in English.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { calendarFeed } from '../../calendar-feed.ts';

export default {
  one: 'Calendar feed',
  many: 'Calendar feeds',
  count: '%{smart_count} calendar feed |||| %{smart_count} calendar feeds',
  create: 'New calendar feed',
  search: 'Person',
  empty: 'The addresses at which your phone reads your absences and shifts will be here.',
  fields: {
    user_id: 'Person',
    scope: 'What is read',
    token_hash: 'Key',
    last_read_at: 'Last read',
    revoked_at: 'Revoked',
  },
  values: {
    scope: {
      own: 'My absences and shifts',
      company: 'Who is away',
    },
  },
  history: {
    revoke: 'Feed revoked',
  },
  reasons: {
    revoked: 'The feed is already revoked.',
    notAllowed: 'Only its owner may do that.',
  },
} as const satisfies EntityWords<typeof calendarFeed> & { readonly reasons: Phrases };
