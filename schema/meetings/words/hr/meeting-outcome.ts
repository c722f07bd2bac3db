// Decisions and action items in Croatian.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-outcome.ts';

export default {
  one: 'Odluka ili zaduženje',
  many: 'Odluke i zaduženja',
  count: '%{smart_count} zaduženje |||| %{smart_count} zaduženja |||| %{smart_count} zaduženja',
  fields: {
    meeting_id: 'Sastanak',
    item_id: 'Točka',
    kind: 'Vrsta',
    text: 'Što',
    user_id: 'Tko',
    due: 'Rok',
    task_id: 'Zadatak',
    done: 'Obavljeno',
    user_added: 'Unos',
    date_added: 'Dodano',
  },
  values: { kind: { decision: 'Odluka', action: 'Zaduženje' } },
} satisfies Translation<typeof sl>;
