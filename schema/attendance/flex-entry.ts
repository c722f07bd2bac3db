// A flex entry is a change of a user's flexible hours: what a month brought against the contract, a payout, a correction; nothing but the sum of such entries is a balance.
import { weekdays } from '../company/settings.ts';
import { anyOf, can, own } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choices, date, dateTime, decimal, duration, readOnly, reference, text, word } from '../core/fields.ts';

export const flexReasons = ['corrected', 'payout', 'opening', 'counted'] as const;
export type FlexReason = (typeof flexReasons)[number];
/** What the office writes by hand: a correction, hours that are paid out, and hours from before this product. */
export const flexReasonsByHand: readonly FlexReason[] = ['corrected', 'payout', 'opening'];

/** Five years of full time, in seconds. */
const most = 36_000_000;

export const flexEntry = defineEntity({
  name: 'flex_entry',
  fields: {
    user_id: reference('user'),
    /** Of a month that is counted its last day. */
    day: date(),
    /** What it adds to the balance. */
    seconds: duration({ min: -most, max: most }),
    reason: word(...flexReasons).default('corrected'),
    note: text({ max: 1000 }).optional(),
    /** Of a month: the contract on which it rests, so that a later contract does not count it anew. */
    contract_hours: readOnly(decimal({ min: 0, max: 80, scale: 2, unit: 'hoursAWeek' }).optional()),
    work_days: readOnly(choices(weekdays).default([])),
    user_added: readOnly(reference('user').optional()),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/flexEntries', detail: '/flexEntry/{id}' },
  title: ['day'],
  list: {
    columns: ['day', 'user_id', 'reason', 'seconds', 'note'],
    hidden: ['contract_hours', 'work_days', 'user_added', 'date_added'],
    search: ['user_id', 'note'],
    filters: ['user_id', 'reason', 'day'],
    sort: 'day',
    order: 'DESC',
  },
  form: { general: ['user_id', 'day', 'seconds', 'reason', 'note'] },
  access: { read: anyOf(own('user_id'), can('attendance.write')), create: can('attendance.write') },
  rules: {
    saysWhy: { field: 'note', holds: ({ reason, note }) => !['corrected', 'payout'].includes(reason) || note !== null },
    changesSomething: { field: 'seconds', holds: ({ reason, seconds }) => seconds !== 0 || ['counted', 'opening'].includes(reason) },
    payoutTakes: { field: 'seconds', holds: ({ reason, seconds }) => reason !== 'payout' || seconds < 0 },
  },
  database: [index('user_id', 'day'), index('day')],
  menu: null,
});
