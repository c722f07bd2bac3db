// Stretches of time in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { subTime } from '../../sub-time.ts';

export default {
  one: 'Čas',
  many: 'Časi',
  count: '%{smart_count} čas |||| %{smart_count} časa |||| %{smart_count} časi |||| %{smart_count} časov',
  fields: { user_id: 'Sodelavec', class: 'Vrsta časa', start_time: 'Začetek', end_time: 'Konec', multiplier: 'Faktor' },
  values: { class: { work: 'Delo', attendance: 'Prisotnost' } },
  rules: {
    sub_time_user_id_class_unique: 'Čas že teče. Najprej ga ustavi.',
    sub_time_user_id_class_overlap: 'Čas se prekriva z drugim. Popravi začetek ali konec.',
    sub_time_order: 'Konec je pred začetkom. Popravi enega od njiju.',
  },
  history: { edit: 'Popravljen čas', remove: 'Odstranjen čas', changeMultiplier: 'Faktor' },
} as const satisfies Pick<EntityWords<typeof subTime>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules' | 'history'>;
