// Weeks of working time in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceWeek } from '../../attendance-week.ts';
import type sl from '../sl/attendance-week.ts';

export default {
  one: 'Week of working time',
  many: 'Weeks of working time',
  count: '%{smart_count} week |||| %{smart_count} weeks',
  create: 'New week',
  search: 'Person, week',
  empty: 'Weeks that are submitted, approved or locked will be here.',
  fields: {
    user_id: 'Person',
    week: 'Week',
    submitted_at: 'Submitted',
    note: 'Explanation',
    approved_by: 'Approved by',
    approved_at: 'Approved',
    locked_by: 'Locked by',
    locked_at: 'Locked',
    reason: 'Reason',
    unlocked_at: 'Unlocked',
    unlocked_by: 'Unlocked by',
    frozen: 'As submitted, approved or first locked',
  },
  values: {
    status: {
      open: 'Not submitted',
      submitted: 'Submitted',
      approved: 'Approved',
      locked: 'Locked',
    },
  },
  transitions: {
    submit: 'Submit',
    approve: 'Approve',
    lock: 'Lock',
    sendBack: 'Return …',
    unlock: 'Unlock …',
  },
  history: {
    submit: 'Week submitted',
    approve: 'Week approved',
    lock: 'Week locked',
    sendBack: 'Week returned',
    unlock: 'Week unlocked',
  },
  reasons: {
    wrongState: 'The week is no longer in this state. Refresh the page.',
    notAllowed: 'Weeks are decided by whoever approves working time.',
    timeLocked: 'Week %{week} is locked. Whoever approves working time can unlock it.',
    unanswered: 'First settle what is missing in week %{week}: %{days}.',
    notOver: 'Week %{week} is not over. Lock it afterwards.',
    workAhead: 'Week %{week} still has a working day. Submit it after the last one.',
    notLocked: 'Week %{week} is not locked.',
    stillRuns: 'A clock still runs in week %{week}. It must be ended first.',
  },
  rules: {
    noteMissing: 'Say why the hours differ.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceWeek>;
