// Calendar feeds in German.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { calendarFeed } from '../../calendar-feed.ts';

export default {
  one: 'Kalenderlink',
  many: 'Kalenderlinks',
  count: '%{smart_count} Kalenderlink |||| %{smart_count} Kalenderlinks',
  create: 'Neuer Kalenderlink',
  search: 'Person',
  empty: 'Hier stehen die Adressen, unter denen dein Telefon deine Abwesenheiten und Bereitschaften liest.',
  fields: {
    user_id: 'Person',
    scope: 'Inhalt',
    token_hash: 'Schlüssel',
    last_read_at: 'Zuletzt gelesen',
    revoked_at: 'Widerrufen',
  },
  values: {
    scope: {
      own: 'Meine Abwesenheiten und Bereitschaften',
      company: 'Wer abwesend ist',
    },
  },
  history: {
    revoke: 'Link widerrufen',
  },
  reasons: {
    revoked: 'Der Link ist schon widerrufen.',
    notAllowed: 'Das darf nur, wem der Link gehört.',
  },
} as const satisfies EntityWords<typeof calendarFeed> & { readonly reasons: Phrases };
