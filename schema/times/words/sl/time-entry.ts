// Time entries in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { timeEntry } from '../../time-entry.ts';

export default {
  one: 'Vnos časa',
  many: 'Časi',
  count: '%{smart_count} vnos časa |||| %{smart_count} vnosa časa |||| %{smart_count} vnosi časa |||| %{smart_count} vnosov časa',
  fields: {
    user_id: 'Sodelavec',
    class: 'Vrsta časa',
    status_since: 'Stanje od',
    total_time: 'Trajanje',
    notes: 'Opomba',
    final_notes: 'Zaključna opomba',
    non_invoiced_part: 'Del časa ne gre na račun',
    non_invoiced_time: 'Brez računa',
    non_invoiced_comment: 'Zakaj brez računa',
  },
  values: { status: { running: 'Teče', paused: 'Na pavzi', stopped: 'Ustavljeno' }, class: { work: 'Delo', attendance: 'Prisotnost' } },
  rules: {
    notMoreThanWorked: 'Brez računa je več kot ves čas vnosa.',
    time_entry_user_id_class_unique: 'Delo ti že teče na drugi nalogi. Najprej ga daj na pavzo ali ustavi.',
    time_entry_task_id_user_id_unique: 'Na tej nalogi imaš delo že odprto. Nadaljuj ali ustavi.',
  },
  history: { changeInvoicing: 'Brez računa' },
} as const satisfies Pick<EntityWords<typeof timeEntry>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules' | 'history'>;
