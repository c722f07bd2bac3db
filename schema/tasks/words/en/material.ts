// Material in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { material } from '../../material.ts';
import type sl from '../sl/material.ts';

export default {
  one: 'Material',
  many: 'Material',
  count: '%{smart_count} line |||| %{smart_count} lines',
  fields: { user_id: 'Author', name: 'Material', unit: 'Unit' },
  values: { unit: { Meter: 'Metre', Piece: 'Piece' } },
  screen: {
    hint: 'What was used',
    pieces: 'pc |||| pcs',
    meters: 'm',
    lastUsed: 'last on %{date}, #%{number}',
    suggestions: 'Material used before',
    onlyAuthor: 'only the author can edit or delete',
    notAuthor: 'Only the author can edit or delete this: %{name}.',
    edit: 'Edit: %{name}',
    remove: 'Delete: %{name}',
    save: 'Save: %{name}',
    removed: 'Deleted: %{name}.',
    added: 'Added: %{name}.',
    saved: 'Saved: %{name}.',
    search: 'Search material',
    noQuantity: 'The quantity is a number above 0.',
    noName: 'Enter what was used.',
    none: 'No line matches the search.',
    empty: { title: 'No material yet', text: 'What was used goes here. It is printed on the work order.' },
  },
} satisfies EntityTranslation<typeof sl, typeof material>;
