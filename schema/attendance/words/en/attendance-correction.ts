// Corrections of locked working time in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceCorrection } from '../../attendance-correction.ts';
import type sl from '../sl/attendance-correction.ts';

export default {
  one: 'Correction of working time',
  many: 'Corrections of working time',
  count: '%{smart_count} correction |||| %{smart_count} corrections',
  create: 'New correction',
  search: 'Person, reason',
  empty: 'Corrections of locked days will be here: each beside the hours that it corrects.',
  fields: {
    user_id: 'Person',
    day: 'Day',
    hours: 'Hours',
    difference: 'Difference',
    reason: 'Reason',
  },
  values: {
    hours: {
      present: 'Working time',
      break: 'Break',
      night: 'Night',
      sunday: 'Sunday',
      holiday_seconds: 'Holiday',
    },
  },
  history: {
    create: 'Working time corrected',
  },
  rules: {
    changesSomething: 'A difference of 0 corrects nothing.',
    dayNotLocked: 'This day is not locked. Change its times instead.',
    outsideDay: 'The corrected hours would be less than none, or more than a day has.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceCorrection>;
