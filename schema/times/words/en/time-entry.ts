// Time entries in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { timeEntry } from '../../time-entry.ts';
import type sl from '../sl/time-entry.ts';

export default {
  one: 'Time entry',
  many: 'Times',
  count: '%{smart_count} time entry |||| %{smart_count} time entries',
  fields: {
    user_id: 'Person',
    class: 'Kind of time',
    status_since: 'Status since',
    total_time: 'Duration',
    notes: 'Note',
    final_notes: 'Closing note',
    non_invoiced_part: 'Part of the time is not invoiced',
    non_invoiced_time: 'Not invoiced',
    non_invoiced_comment: 'Why not invoiced',
  },
  values: { status: { running: 'Running', paused: 'Paused', stopped: 'Stopped' }, class: { work: 'Work', attendance: 'Attendance' } },
  rules: {
    notMoreThanWorked: 'More is kept off the invoice than was worked.',
    time_entry_user_id_class_unique: 'Your clock is already running on another task. Pause or stop it first.',
    time_entry_task_id_user_id_unique: 'You already have open work on this task. Continue or stop it.',
  },
  history: { changeInvoicing: 'Not invoiced' },
} satisfies EntityTranslation<typeof sl, typeof timeEntry>;
