// Material in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { material } from '../../material.ts';

export default {
  one: 'Material',
  many: 'Material',
  count: '%{smart_count} vrstica |||| %{smart_count} vrstici |||| %{smart_count} vrstice |||| %{smart_count} vrstic',
  fields: { user_id: 'Avtor', name: 'Material', unit: 'Enota' },
  values: { unit: { Meter: 'Meter', Piece: 'Kos' } },
  screen: {
    hint: 'Kaj je bilo porabljeno',
    pieces: 'kos |||| kosa |||| kosi |||| kosov',
    meters: 'm',
    lastUsed: 'nazadnje %{date} na #%{number}',
    suggestions: 'Material, ki je že bil uporabljen',
    onlyAuthor: 'spreminja in briše samo avtor',
    notAuthor: 'Spreminja in briše samo avtor: %{name}.',
    edit: 'Uredi: %{name}',
    remove: 'Izbriši: %{name}',
    save: 'Shrani: %{name}',
    removed: 'Izbrisano: %{name}.',
    added: 'Dodano: %{name}.',
    saved: 'Shranjeno: %{name}.',
    search: 'Išči po materialu',
    noQuantity: 'Količina je število, večje od 0.',
    noName: 'Napiši, kaj je bilo porabljeno.',
    none: 'Nobena vrstica ne ustreza iskanju.',
    empty: { title: 'Materiala še ni', text: 'Sem pride, kar je bilo porabljeno. Natisne se na delovni nalog.' },
  },
} as const satisfies Pick<EntityWords<typeof material>, 'one' | 'many' | 'count' | 'fields' | 'values'> & { readonly screen: Phrases };
