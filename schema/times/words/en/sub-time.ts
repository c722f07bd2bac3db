// Stretches of time in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { subTime } from '../../sub-time.ts';
import type sl from '../sl/sub-time.ts';

export default {
  one: 'Time',
  many: 'Times',
  count: '%{smart_count} time |||| %{smart_count} times',
  fields: { user_id: 'Person', class: 'Kind of time', start_time: 'Start', end_time: 'End', multiplier: 'Multiplier' },
  values: { class: { work: 'Work', attendance: 'Attendance' } },
  rules: {
    sub_time_user_id_class_unique: 'The clock is already running. Stop it first.',
    sub_time_user_id_class_overlap: 'The time overlaps with another. Correct the start or the end.',
    sub_time_order: 'The end is before the start. Correct one of them.',
  },
  history: { edit: 'Time corrected', remove: 'Time removed', changeMultiplier: 'Multiplier' },
} satisfies EntityTranslation<typeof sl, typeof subTime>;
