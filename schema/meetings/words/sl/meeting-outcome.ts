// Decisions and action items in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingOutcome } from '../../meeting-outcome.ts';

export default {
  one: 'Sklep ali zadolžitev',
  many: 'Sklepi in zadolžitve',
  count: '%{smart_count} zadolžitev |||| %{smart_count} zadolžitvi |||| %{smart_count} zadolžitve |||| %{smart_count} zadolžitev',
  fields: { item_id: 'Točka', text: 'Kaj', user_id: 'Kdo', due: 'Rok', done: 'Opravljeno' },
  values: { kind: { decision: 'Sklep', action: 'Zadolžitev' } },
  history: {
    makeTask: 'Naloga ustvarjena',
  },
} as const satisfies Pick<EntityWords<typeof meetingOutcome>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'history'>;
