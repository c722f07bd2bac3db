// The chat of a task in Slovenian.

import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { comment } from '../../comment.ts';

export default {
  one: 'Sporočilo',
  many: 'Pogovor',
  count: '%{smart_count} sporočilo |||| %{smart_count} sporočili |||| %{smart_count} sporočila |||| %{smart_count} sporočil',
  fields: { user_id: 'Avtor', text: 'Sporočilo', mentions: 'Omenjeni', date_added: 'Poslano' },
  values: {},
  screen: {
    write: 'Napiši sporočilo',
    newLine: 'nova vrstica',
    mention: 'omeni',
    audience: 'Vidijo vsi prijavljeni, stranka ne.',
    people: 'Koga omeniš',
    onTask: 'na nalogi',
    offTask: 'ni na nalogi, obvestilo vseeno dobi',
    sending: 'pošiljam …',
    failed: 'ni poslano',
    again: 'Znova',
    drop: 'Zavrzi',
    you: 'Ti',
    fresh: 'novo',
    earlier: 'Pokaži prejšnja sporočila',
    unread: '%{smart_count} novo |||| %{smart_count} novi |||| %{smart_count} nova |||| %{smart_count} novih',
    empty: { title: 'Pogovora še ni', text: 'Napiši prvo sporočilo. Z znakom @ omenjeni sodelavec dobi obvestilo.' },
  },
} as const satisfies Pick<EntityWords<typeof comment>, 'one' | 'many' | 'count' | 'fields' | 'values'> & { readonly screen: Phrases };
