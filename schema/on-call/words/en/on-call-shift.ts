// On-call shifts in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallShift } from '../../on-call-shift.ts';
import type sl from '../sl/on-call-shift.ts';

export default {
  one: 'On-call shift',
  many: 'On-call',
  count: '%{smart_count} on-call shift |||| %{smart_count} on-call shifts',
  create: 'New shift',
  search: 'Note',
  empty: 'On-call shifts will be here. Add them with “New shift” or by a rotation.',
  fields: {
    user_id: 'On call',
    level: 'Level',
    team_id: 'Team',
    from: 'Start',
    to: 'End',
    reminded_at: 'Reminded the day before',
    handover_at: 'Notified at the start',
    uncovered_at: 'Gap notified',
    handover_note: 'Hand-over note',
    handover_note_by: 'Written by',
    handover_note_at: 'Written',
  },
  none: {
    team_id: 'all teams',
  },
  values: {
    level: {
      first: 'First',
      backup: 'Backup',
    },
  },
  rules: {
    toAfterFrom: 'The end must be after the start. Correct one of them.',
    on_call_shift_order: 'The end must be after the start. Correct one of them.',
    notBegun: 'The note is written once the shift has begun.',
    sameMonth: 'Choose two different months.',
    on_call_shift_user_id_level_overlap: 'This person is already on call at this level then. Choose another person or another time.',
    on_call_shift_level_team_id_overlap: 'Somebody is already on call at this level then. Change that shift or choose another time.',
  },
  permissions: {
    on_call: {
      name: 'On-call duty',
      write: {
        allows: 'Plan on-call duty',
        effect: 'Decides who is on call when; everybody sees the plan.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof onCallShift>;
