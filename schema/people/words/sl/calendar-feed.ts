// Calendar feeds in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { calendarFeed } from '../../calendar-feed.ts';

export default {
  one: 'Koledarska povezava',
  many: 'Koledarske povezave',
  count: '%{smart_count} povezava |||| %{smart_count} povezavi |||| %{smart_count} povezave |||| %{smart_count} povezav',
  create: 'Nova povezava',
  search: 'Oseba',
  empty: 'Tu bodo naslovi, na katerih tvoj telefon bere tvoje odsotnosti in dežurstva.',
  fields: {
    user_id: 'Oseba',
    scope: 'Kaj se bere',
    token_hash: 'Ključ',
    last_read_at: 'Zadnje branje',
    revoked_at: 'Preklicano',
  },
  values: {
    scope: {
      own: 'Moje odsotnosti in dežurstva',
      company: 'Kdo je odsoten',
    },
  },
  history: {
    revoke: 'Povezava preklicana',
  },
  reasons: {
    revoked: 'Povezava je že preklicana.',
    notAllowed: 'To sme lastnik povezave.',
  },
} as const satisfies EntityWords<typeof calendarFeed> & { readonly reasons: Phrases };
