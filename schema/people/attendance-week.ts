// A week of one person's working time: submitted by them, approved and locked. Without a row a week is open.
import { anyOf, can, never, own } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, dateTime, longText, readOnly, reference, text } from '../core/fields.ts';

export const weekStates = { open: 0, submitted: 1, approved: 2, locked: 3 } as const;
const tones = { open: 'idle', submitted: 'sent', approved: 'done', locked: 'settled' } as const;

export const attendanceWeek = defineEntity({
  name: 'attendance_week',
  fields: {
    user_id: readOnly(reference('user')),
    /** `2026-W47` */
    week: readOnly(text({ max: 8 })),
    status: readOnly(choice(weekStates, tones).default(0)),
    submitted_at: readOnly(dateTime().optional()),
    /** What its user says of what differs. */
    note: readOnly(text({ max: 1000 }).optional()),
    approved_by: readOnly(reference('user').optional()),
    approved_at: readOnly(dateTime().optional()),
    locked_by: readOnly(reference('user').optional()),
    locked_at: readOnly(dateTime().optional()),
    /** Why it was returned or unlocked the last time. */
    reason: readOnly(text({ max: 1000 }).optional()),
    /** From then on the time lock of the settings lets its hours be changed, until it is locked by hand. */
    unlocked_at: readOnly(dateTime().optional()),
    unlocked_by: readOnly(reference('user').optional()),
    /** The days as they stood when it was last submitted or approved, or first locked. */
    frozen: readOnly(longText({ max: 20_000 }).optional()),
  },
  paths: { list: '/attendanceWeeks', detail: '/attendanceWeek/{id}' },
  title: ['week'],
  list: {
    columns: ['status', 'user_id', 'week', 'submitted_at', 'note', 'approved_at', 'locked_at'],
    hidden: ['approved_by', 'locked_by', 'reason', 'unlocked_at', 'unlocked_by'],
    search: ['user_id', 'week'],
    filters: ['status', 'user_id', 'week'],
    sort: 'week',
    order: 'DESC',
  },
  access: { read: anyOf(own('user_id'), can('attendance.write')), fields: { frozen: never } },
  database: [unique('user_id', 'week'), index('status', 'week'), index('week')],
  menu: null,
});
