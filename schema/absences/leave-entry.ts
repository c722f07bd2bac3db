// A leave entry is a change of a user's vacation days of one year of entitlement; nothing but the sum of such entries is a balance.
import { anyOf, can, own } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, dateTime, decimal, integer, readOnly, reference, text, word } from '../core/fields.ts';

export const leaveReasons = ['corrected', 'carriedOver', 'prevented', 'accrued', 'used', 'givenBack', 'warned', 'lapsed'] as const;
export type LeaveReason = (typeof leaveReasons)[number];
/** What the office writes by hand: a correction, days from before this product, and that days of a year could not be used in time. */
export const reasonsByHand: readonly LeaveReason[] = ['corrected', 'carriedOver', 'prevented'];

export const leaveEntry = defineEntity({
  name: 'leave_entry',
  fields: {
    user_id: reference('user'),
    /** The year of the entitlement, whichever year the days are used in. */
    year: integer({ min: 1900, max: 2199 }),
    days: decimal({ min: -366, max: 366 }),
    reason: word(...leaveReasons).default('corrected'),
    day: date(),
    note: text({ max: 1000 }).optional(),
    absence_id: readOnly(reference('absence').optional()),
    /** Of an accrual: the days of a whole year, and the months of the year that it stands for. */
    basis: readOnly(integer({ max: 366 }).optional()),
    months: readOnly(integer({ max: 12 }).optional()),
    user_added: readOnly(reference('user').optional()),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/leaveEntries', detail: '/leaveEntry/{id}' },
  title: ['day'],
  list: {
    columns: ['day', 'user_id', 'year', 'reason', 'days', 'note', 'absence_id'],
    hidden: ['basis', 'months', 'user_added', 'date_added'],
    search: ['user_id', 'note'],
    filters: ['user_id', 'year', 'reason', 'day'],
    sort: 'day',
    order: 'DESC',
  },
  form: { general: ['user_id', 'year', 'days', 'reason', 'day', 'note'] },
  access: { read: anyOf(own('user_id'), can('absences.read'), can('absences.write')), create: can('absences.write') },
  rules: {
    correctionSaysWhy: { field: 'note', holds: ({ reason, note }) => !['corrected', 'prevented'].includes(reason) || note !== null },
    preventionTakesNothing: { field: 'days', holds: ({ reason, days }) => reason !== 'prevented' || days === 0 },
  },
  database: [index('user_id', 'year'), index('absence_id'), index('day')],
  menu: null,
});
