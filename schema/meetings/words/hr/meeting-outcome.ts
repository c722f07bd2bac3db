// Decisions and action items in Croatian.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingOutcome } from '../../meeting-outcome.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Odluka ili zaduženje',
  many: 'Odluke i zaduženja',
  count: '%{smart_count} zaduženje |||| %{smart_count} zaduženja |||| %{smart_count} zaduženja',
  fields: { item_id: 'Točka', text: 'Što', user_id: 'Tko', due: 'Rok', done: 'Obavljeno' },
  values: { kind: { decision: 'Odluka', action: 'Zaduženje' } },
  history: {
    makeTask: 'Zadatak stvoren',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingOutcome>;
