// What payroll takes of time on call: by the rates of their days, the same for a turn that was divided.
import { describe, expect, it } from 'vitest';
import { freeDaysIn } from '#schema/on-call/duty-time.ts';
import { dutyPay } from '#schema/on-call/payroll.ts';

const zone = 'Europe/Ljubljana';
const period = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const month = period('2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z');
const always = { from: 0, to: Number.POSITIVE_INFINITY };
const freeDays = freeDaysIn(month, new Set(['2026-11-01']), zone);
const hour = 3600;

describe('pay for time on call', () => {
  const week = period('2026-11-02T06:00:00Z', '2026-11-09T06:00:00Z');
  const flat = { ...always, day_amount: 2400, free_day_amount: 4000, hours_percent: 0 };

  it('is the flat rate of five working days and two free ones for a week', () => {
    expect(dutyPay(month, [week], freeDays, [flat])).toEqual({
      ...{ seconds: 168 * hour, free_seconds: 48 * hour, paid_seconds: 0 },
      amount: 5 * 2400 + 2 * 4000,
    });
  });

  it('is a share of the hours where the company pays hours', () => {
    const hours = { ...always, day_amount: 0, free_day_amount: 0, hours_percent: 12.5 };
    expect(dutyPay(month, [week], freeDays, [hours])).toMatchObject({ paid_seconds: 21 * hour, amount: 0 });
  });

  it('changes with the rate on its day', () => {
    const change = Date.parse('2026-11-04T23:00:00Z');
    const rates = [
      { ...flat, to: change },
      { ...flat, from: change, day_amount: 4800, free_day_amount: 0 },
    ];
    // Two days and 17 hours by the first rate, then two working days and 7 hours.
    expect(dutyPay(month, [week], freeDays, rates).amount).toBe(Math.round((65 / 24) * 2400 + (55 / 24) * 4800));
  });

  it('is the same for a turn that was divided, and for one over two months in two parts', () => {
    const parts = [period('2026-11-02T06:00:00Z', '2026-11-05T10:00:00Z'), period('2026-11-05T10:00:00Z', '2026-11-09T06:00:00Z')];
    expect(dutyPay(month, parts, freeDays, [flat])).toEqual(dutyPay(month, [week], freeDays, [flat]));
    const over = period('2026-11-30T06:00:00Z', '2026-12-07T06:00:00Z');
    const next = period('2026-11-30T23:00:00Z', '2026-12-31T23:00:00Z');
    const both = [month, next].map((one) => dutyPay(one, [over], freeDaysIn(one, new Set(), zone), [flat]).seconds);
    expect(both).toEqual([17 * hour, 151 * hour]);
  });

  it('is nothing without a rate', () => {
    expect(dutyPay(month, [week], freeDays, [])).toMatchObject({ seconds: 168 * hour, paid_seconds: 0, amount: 0 });
  });
});
