// Paragraphs of minutes in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingParagraph } from '../../meeting-paragraph.ts';

export default {
  one: 'Odstavek zapisnika',
  many: 'Zapisnik',
  count: '%{smart_count} odstavek |||| %{smart_count} odstavka |||| %{smart_count} odstavki |||| %{smart_count} odstavkov',
  fields: {
    item_id: 'Točka',
    key: 'Oznaka',
    position: 'Vrstni red',
    html: 'Besedilo',
    edition: 'Različica besedila',
    tab: 'Odprta stran',
    written_by: 'Avtor',
    written_at: 'Zapisano',
    removed: 'Odstranjeno',
  },
} as const satisfies Pick<EntityWords<typeof meetingParagraph>, 'one' | 'many' | 'count' | 'fields'>;
