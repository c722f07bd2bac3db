// What payroll takes of time on call, by level, from a day on: a flat rate for a day, or a share of its hours; a rate is never overwritten.
import { decimal, money, word } from '../core/fields.ts';
import { defineRate } from '../core/rate.ts';
import { onCallLevels } from './on-call-shift.ts';

export const onCallRate = defineRate('on_call_rate', {
  kind: { level: word(...onCallLevels).default('first') },
  amounts: {
    /** For 24 hours on working days, and on Saturdays, Sundays and holidays. */
    day_amount: money().default(0),
    free_day_amount: money().default(0),
    /** How much of each hour is paid as working time. */
    hours_percent: decimal({ max: 100, scale: 2, unit: 'percent' }).default(0),
  },
});
