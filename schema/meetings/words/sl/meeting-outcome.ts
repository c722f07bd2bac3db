// Decisions and action items in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingOutcome } from '../../meeting-outcome.ts';

export default {
  one: 'Sklep ali zadolžitev',
  many: 'Sklepi in zadolžitve',
  count: '%{smart_count} zadolžitev |||| %{smart_count} zadolžitvi |||| %{smart_count} zadolžitve |||| %{smart_count} zadolžitev',
  fields: {
    meeting_id: 'Sestanek',
    item_id: 'Točka',
    kind: 'Vrsta',
    text: 'Kaj',
    user_id: 'Kdo',
    due: 'Rok',
    task_id: 'Naloga',
    done: 'Opravljeno',
    user_added: 'Vpis',
    date_added: 'Dodano',
  },
  values: { kind: { decision: 'Sklep', action: 'Zadolžitev' } },
} as const satisfies Pick<EntityWords<typeof meetingOutcome>, 'one' | 'many' | 'count' | 'fields' | 'values'>;
