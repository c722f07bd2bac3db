// A correction of a day whose week is locked: a difference that stands beside the hours as they were locked, never instead of them.
import { anyOf, can, own } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, dateTime, duration, readOnly, reference, text, word } from '../core/fields.ts';
import { correctedHours } from './corrected-hours.ts';

/** A day, in seconds. */
export const longestCorrection = 86_400;

export const attendanceCorrection = defineEntity({
  name: 'attendance_correction',
  fields: {
    user_id: readOnly(reference('user')),
    day: readOnly(date()),
    hours: readOnly(word(...correctedHours).default('present')),
    difference: readOnly(duration({ min: -longestCorrection, max: longestCorrection })),
    reason: readOnly(text({ max: 1000 })),
    user_added: readOnly(reference('user').optional()),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/attendanceCorrections', detail: '/attendanceCorrection/{id}' },
  title: ['day'],
  list: {
    columns: ['day', 'user_id', 'hours', 'difference', 'reason', 'user_added', 'date_added'],
    search: ['user_id', 'reason'],
    filters: ['user_id', 'day', 'hours'],
    sort: 'day',
    order: 'DESC',
  },
  // Written by its own call alone, never changed: a wrong correction is corrected by another one.
  access: { read: anyOf(own('user_id'), can('attendance.write')) },
  database: [index('user_id', 'day'), index('day')],
  menu: null,
});
