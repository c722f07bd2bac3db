// The workflow of a week: its user submits it, whoever approves working time approves, locks, returns or unlocks it.
import { can, own } from '../core/access.ts';
import { text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { attendanceWeek, weekStates } from './attendance-week.ts';

const decides = can('attendance.write');
const reason = text({ max: 1000 });

export const attendanceWeekWorkflow = defineWorkflow(attendanceWeek, 'status', {
  states: weekStates,
  guards: {},
  transitions: {
    submit: { from: 'open', to: 'submitted', allow: own('user_id'), input: { note: text({ max: 1000 }).optional() } },
    approve: { from: 'submitted', to: 'approved', allow: decides },
    lock: { from: ['open', 'submitted', 'approved'], to: 'locked', allow: decides },
    sendBack: { from: ['submitted', 'approved'], to: 'open', allow: decides, input: { reason } },
    // Open as well: the time lock of the settings may hold it.
    unlock: { from: ['open', 'submitted', 'approved', 'locked'], to: 'open', allow: decides, input: { reason } },
  },
});
