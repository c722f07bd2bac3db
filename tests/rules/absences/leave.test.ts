// Vacation days by their years: accrual, use, return, lapse.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedDays, isEmptyStay, sumOfDays } from '#schema/absences/absence-days.ts';
import {
  balanceOf,
  entitlement,
  entitlementChange,
  giveBackDays,
  lapsesOn,
  leftByYear,
  monthsEmployed,
  takeDays,
} from '#schema/absences/leave.ts';
import type { LeaveReason } from '#schema/absences/leave-entry.ts';
import { dayAfter } from '#schema/core/zone.ts';
import { partsAround } from '#server/domain/absences/life.ts';
import { dueRows } from '#server/domain/absences/turn.ts';

const settings = { vacation_removal_day: 30, vacation_removal_month: 6, timezone: 'Europe/Ljubljana', time_lock_day: 5 };
const weekdays = { workDays: [1, 2, 3, 4, 5], holidays: new Set(['2026-12-25', '2027-01-01', '2028-02-08']) };
type Row = { year: number; days: number; reason: LeaveReason; day: string; basis: number | null; months: number | null };
const rowOf = (year: number, days: number, reason: LeaveReason, day: string): Row => ({
  year,
  days,
  reason,
  day,
  basis: null,
  months: null,
});

describe('a year brings', () => {
  it.each([
    ['all of it to who is employed all year', {}, 12],
    ['a twelfth for each full month to who joins', { employed_from: '2026-04-01' }, 9],
    ['nothing for the month that was joined later', { employed_from: '2026-04-02' }, 8],
    ['a twelfth for each full month to who leaves', { employed_until: '2026-02-28' }, 2],
    ['nothing for the month that was left earlier', { employed_until: '2026-02-27' }, 1],
    ['nothing before and after', { employed_from: '2027-01-01' }, 0],
    ['nothing to who left', { employed_until: '2025-12-31' }, 0],
    ['nothing for half a month', { employed_from: '2026-05-10', employed_until: '2026-05-20' }, 0],
  ])('%s', (_case, employed, months) => {
    expect(monthsEmployed(2026, { employed_from: null, employed_until: null, ...employed })).toBe(months);
  });
  it('counts a February of 29 days', () => {
    expect(monthsEmployed(2028, { employed_from: null, employed_until: '2028-02-28' })).toBe(1);
    expect(monthsEmployed(2028, { employed_from: null, employed_until: '2028-02-29' })).toBe(2);
  });
  it('quarters of a day', () => expect([entitlement(20, 7), entitlement(25, 12)]).toEqual([11.75, 25]));
  it('what a change brings for the rest of the year', () => {
    expect(entitlementChange(20, 24, 12, '2026-07-02')).toBe(2);
    expect(entitlementChange(20, 24, 12, '2026-01-01')).toBe(4);
    expect(entitlementChange(24, 20, 12, '2026-07-02')).toBe(-2);
  });
});

describe('days are used', () => {
  const rows = [rowOf(2026, 3, 'carriedOver', '2026-12-31'), rowOf(2027, 20, 'accrued', '2027-01-01')];
  it('of the oldest year first, as long as they hold', () => {
    const days = countedDays({ from: '2027-06-28', to: '2027-07-02', half_from: false, half_to: false }, 'workingDays', weekdays);
    expect(takeDays(days, rows, settings)).toEqual([
      { year: 2026, days: 3 },
      { year: 2027, days: 2 },
    ]);
    const later = days.map(({ day, counts }) => ({ day: dayAfter(day, 7), counts }));
    expect(takeDays(later, rows, settings)).toEqual([{ year: 2027, days: 5 }]);
  });
  it('until the end of the year by who was prevented', () => {
    const prevented = [...rows, rowOf(2026, 0, 'prevented', '2027-03-01')];
    expect(takeDays([{ day: '2027-11-02', counts: 1 }], prevented, settings)).toEqual([{ year: 2026, days: 1 }]);
    expect(lapsesOn(2026, settings, true)).toBe('2027-12-31');
  });
  it('of no year that is still to come', () => {
    expect(takeDays([{ day: '2026-12-28', counts: 1 }], [rowOf(2027, 20, 'accrued', '2027-01-01')], settings)).toEqual([
      { year: 2026, days: 1 },
    ]);
  });
  it('and shown as a balance that adds up', () => {
    const all = [...rows, rowOf(2026, -3, 'used', '2027-03-01'), rowOf(2027, -2, 'used', '2027-03-04')];
    expect(balanceOf(all, '2027-05-01', settings)).toEqual({ year_days: 20, carried_over: 3, lapses_on: null, used: 5, left: 18 });
  });
});

describe('the turn of a year', () => {
  const of = { vacation_days: 20, employed_from: null, employed_until: null };
  const turned = (rows: Row[], today: string): Row[] => [
    ...rows,
    ...dueRows(of, rows, today, settings).map((row) => ({ basis: null, months: null, ...row }) as Row),
  ];
  it('writes nothing twice, and what is due late', () => {
    const first = turned([], '2027-01-01');
    expect(first).toMatchObject([{ year: 2027, days: 20, reason: 'accrued' }]);
    expect(turned(first, '2027-12-31')).toEqual(first);
    const late = turned(first, '2028-09-01');
    expect(late.slice(1)).toMatchObject([
      { year: 2028, days: 20, reason: 'accrued' },
      { year: 2027, days: -20, reason: 'lapsed', day: '2028-07-01' },
    ]);
    expect(turned(late, '2028-09-01')).toEqual(late);
  });
  it('leaves days until the last day on which they hold', () => {
    const first = turned([], '2027-01-01');
    expect(turned(first, '2028-06-30').filter(({ reason }) => reason === 'lapsed')).toEqual([]);
    expect(turned(first, '2028-07-01').filter(({ reason }) => reason === 'lapsed')).toHaveLength(1);
  });
  it('warns 60, 30 and 7 days before days lapse, once each, also late', () => {
    const warnings = (rows: readonly Row[]) => rows.filter(({ reason }) => reason === 'warned').map(({ day }) => day);
    let rows = turned([], '2027-01-01');
    for (const today of ['2028-04-30', '2028-05-01', '2028-05-02', '2028-06-10', '2028-06-11', '2028-06-23', '2028-06-30', '2028-07-01'])
      rows = turned(rows, today);
    expect(warnings(rows)).toEqual(['2028-05-01', '2028-06-10', '2028-06-23']);
    const used = [...turned([], '2027-01-01'), rowOf(2027, -20, 'used', '2027-08-02')];
    expect(warnings(turned(used, '2028-06-29'))).toEqual([]);
  });
  it('follows a change of the days a year, and of the employment', () => {
    const first = turned([], '2026-01-01');
    const more = dueRows({ ...of, vacation_days: 24 }, first, '2026-07-02', settings);
    expect(more).toMatchObject([{ days: 2, basis: 24, months: 12 }]);
    const leaves = dueRows({ ...of, employed_until: '2026-06-30' }, first, '2026-05-02', settings);
    expect(leaves).toMatchObject([{ days: -10, basis: 20, months: 6 }]);
  });
});

describe('for any history', () => {
  const day = fc.integer({ min: 0, max: 1400 }).map((after) => dayAfter('2026-01-01', after));
  const stay = fc
    .record({ from: day, length: fc.integer({ min: 0, max: 30 }), half_from: fc.boolean(), half_to: fc.boolean() })
    .map(({ from, length, half_from, half_to }) => ({ from, to: dayAfter(from, length), half_from, half_to }))
    .filter((one) => !isEmptyStay(one));
  const step = fc.oneof(
    fc.record({ is: fc.constant('use' as const), stay }),
    fc.record({ is: fc.constant('back' as const), which: fc.nat(20), share: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ is: fc.constant('turn' as const), day }),
  );
  it('the sum is what the years brought, less what lapsed and what is away', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const rows: (Row & { absence?: number })[] = [];
        const away: number[] = [];
        let today = '2026-01-01';
        for (const one of steps) {
          if (one.is === 'turn') {
            if (one.day > today) today = one.day;
            const of = { vacation_days: 20, employed_from: null, employed_until: null };
            for (const row of dueRows(of, rows, today, settings)) rows.push({ basis: null, months: null, ...row } as Row);
          } else if (one.is === 'use') {
            const days = countedDays(one.stay, 'workingDays', weekdays);
            const used = takeDays(days, rows, settings);
            expect(sumOfDays(used.map((part) => ({ counts: part.days })))).toBe(sumOfDays(days));
            for (const part of used) rows.push({ ...rowOf(part.year, -part.days, 'used', one.stay.from), absence: away.length });
            away.push(sumOfDays(days));
          } else if (away.length > 0) {
            const at = one.which % away.length;
            const most = away[at] ?? 0;
            const back = Math.min(most, Math.round(((most * one.share) / 4) * 2) / 2);
            const given = giveBackDays(
              back,
              rows.filter(({ absence }) => absence === at),
            );
            expect(sumOfDays(given.map((part) => ({ counts: part.days })))).toBe(back);
            for (const part of given) rows.push({ ...rowOf(part.year, part.days, 'givenBack', today), absence: at });
            away[at] = most - back;
          }
        }
        const sumOf = (reasons: readonly LeaveReason[]) =>
          sumOfDays(rows.filter(({ reason }) => reasons.includes(reason)).map(({ days }) => ({ counts: days })));
        expect([...leftByYear(rows).values()].reduce((sum, left) => sum + left, 0)).toBe(
          sumOf(['accrued', 'lapsed']) - away.reduce((sum, days) => sum + days, 0),
        );
        // No year gives more than it has, but the one in which the day lies.
        for (const at of away.keys()) {
          const net = leftByYear(rows.filter(({ absence }) => absence === at));
          for (const left of net.values()) expect(left).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
  it('what is left around a sickness and the sickness are the whole, and share nothing', () => {
    fc.assert(
      fc.property(stay, stay, (whole, middle) => {
        fc.pre(middle.from <= whole.to && middle.to >= whole.from);
        const all = { ...weekdays, workDays: [1, 2, 3, 4, 5, 6, 7] };
        const halves = (part: typeof whole | null) =>
          new Set(
            (part ? countedDays(part, 'calendarDays', all) : []).flatMap(({ day: on }) => [
              ...(part?.half_from && on === part.from ? [] : [`${on}a`]),
              ...(part?.half_to && on === part.to ? [] : [`${on}b`]),
            ]),
          );
        const { before, after } = partsAround(whole, middle);
        const [taken, left] = [halves(middle), [...halves(before), ...halves(after)]];
        expect(new Set(left).size).toBe(left.length);
        expect(new Set(left)).toEqual(new Set([...halves(whole)].filter((half) => !taken.has(half))));
      }),
    );
  });
});
