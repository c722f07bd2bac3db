// Calendar feeds in Croatian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { calendarFeed } from '../../calendar-feed.ts';

export default {
  one: 'Kalendarska veza',
  many: 'Kalendarske veze',
  count: '%{smart_count} veza |||| %{smart_count} veze |||| %{smart_count} veza',
  create: 'Nova veza',
  search: 'Osoba',
  empty: 'Ovdje će biti adrese na kojima tvoj telefon čita tvoje odsutnosti i dežurstva.',
  fields: {
    user_id: 'Osoba',
    scope: 'Što se čita',
    token_hash: 'Ključ',
    last_read_at: 'Zadnje čitanje',
    revoked_at: 'Opozvano',
  },
  values: {
    scope: {
      own: 'Moje odsutnosti i dežurstva',
      company: 'Tko je odsutan',
    },
  },
  history: {
    revoke: 'Veza opozvana',
  },
  reasons: {
    revoked: 'Veza je već opozvana.',
    notAllowed: 'To smije vlasnik veze.',
  },
} as const satisfies EntityWords<typeof calendarFeed> & { readonly reasons: Phrases };
