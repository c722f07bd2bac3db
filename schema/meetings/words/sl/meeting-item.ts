// Agenda items in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingItem } from '../../meeting-item.ts';

export default {
  one: 'Točka dnevnega reda',
  many: 'Dnevni red',
  count: '%{smart_count} točka |||| %{smart_count} točki |||| %{smart_count} točke |||| %{smart_count} točk',
  fields: {
    position: 'Vrstni red',
    title: 'Točka',
    speaker: 'Kdo',
    minutes: 'Minute',
    spent: 'Porabljeno',
    since: 'Teče od',
    current: 'Na vrsti',
    done: 'Opravljeno',
  },
  history: {
    open: 'Na vrsti',
  },
} as const satisfies Pick<EntityWords<typeof meetingItem>, 'one' | 'many' | 'count' | 'fields' | 'history'>;
