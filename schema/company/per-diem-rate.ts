// A per-diem rate is the allowance for a day of travel in a country, by its length in hours, from a day on; a rate is never overwritten.
import { country, money } from '../core/fields.ts';
import { defineRate } from '../core/rate.ts';

export const perDiemRate = defineRate('per_diem_rate', {
  kind: { country: country().default('SI') },
  amounts: {
    /** Over six hours, up to eight; empty where the country has no allowance for so short a day. */
    amount_6_8: money().optional(),
    amount_8_12: money(),
    amount_over_12: money(),
  },
});
