// The chat of a task in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { comment } from '../../comment.ts';
import type sl from '../sl/comment.ts';

export default {
  one: 'Poruka',
  many: 'Razgovor',
  count: '%{smart_count} poruka |||| %{smart_count} poruke |||| %{smart_count} poruka',
  fields: { user_id: 'Autor', text: 'Poruka', mentions: 'Spomenuti', date_added: 'Poslano' },
  values: {},
  screen: {
    write: 'Napiši poruku',
    newLine: 'novi redak',
    mention: 'spomeni',
    audience: 'Vide svi prijavljeni, klijent ne.',
    people: 'Koga spominješ',
    onTask: 'na zadatku',
    offTask: 'nije na zadatku, obavijest ipak dobiva',
    sending: 'šaljem …',
    failed: 'nije poslano',
    again: 'Ponovno',
    drop: 'Odbaci',
    you: 'Ti',
    fresh: 'novo',
    earlier: 'Prikaži ranije poruke',
    unread: '%{smart_count} nova |||| %{smart_count} nove |||| %{smart_count} novih',
    empty: { title: 'Još nema poruka', text: 'Napiši prvu poruku. Kolega spomenut znakom @ dobiva obavijest.' },
  },
} satisfies EntityTranslation<typeof sl, typeof comment>;
