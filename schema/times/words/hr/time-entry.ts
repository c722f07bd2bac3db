// Time entries in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { timeEntry } from '../../time-entry.ts';
import type sl from '../sl/time-entry.ts';

export default {
  one: 'Unos vremena',
  many: 'Vremena',
  count: '%{smart_count} unos vremena |||| %{smart_count} unosa vremena |||| %{smart_count} unosa vremena',
  fields: {
    user_id: 'Tko',
    class: 'Vrsta vremena',
    status_since: 'Stanje od',
    total_time: 'Trajanje',
    notes: 'Napomena',
    final_notes: 'Završna napomena',
    non_invoiced_part: 'Dio vremena ne ide na račun',
    non_invoiced_time: 'Bez računa',
    non_invoiced_comment: 'Zašto bez računa',
  },
  values: { status: { running: 'Teče', paused: 'Na pauzi', stopped: 'Zaustavljeno' }, class: { work: 'Rad', attendance: 'Prisutnost' } },
  rules: {
    notMoreThanWorked: 'Bez računa je više od cijelog vremena unosa.',
    time_entry_user_id_class_unique: 'Vrijeme ti već teče na drugom zadatku. Najprije ga pauziraj ili zaustavi.',
    time_entry_task_id_user_id_unique: 'Na ovom zadatku već imaš otvoren rad. Nastavi ili zaustavi.',
  },
  history: { changeInvoicing: 'Bez računa' },
} satisfies EntityTranslation<typeof sl, typeof timeEntry>;
