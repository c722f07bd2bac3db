// The calendar of absences: periods of months, the place of a span among days, and how many are missing from work.
import { describe, expect, it } from 'vitest';
import { barsOf, coverageOf, mostOthers, together } from '#admin/screens/absences/calendar/coverage.ts';
import { daysOfMonth, monthsOf, periodAfter, placeOf, quarterOf, shifted } from '#admin/screens/absences/calendar/days.ts';

describe('a period', () => {
  it('has the months in which its month lies, and steps over the turn of the year', () => {
    expect(monthsOf('quarter', '2026-11')).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(quarterOf('2026-11')).toBe(4);
    expect(
      monthsOf('year', '2026-11')
        .map((month) => month.slice(5))
        .join(),
    ).toBe('01,02,03,04,05,06,07,08,09,10,11,12');
    expect(periodAfter('quarter', '2026-11', 1)).toBe('2027-02');
    expect(periodAfter('year', '2026-11', -1)).toBe('2025-11');
    expect(monthsOf('year', '2028-02').flatMap(daysOfMonth)).toHaveLength(366);
  });

  it('places a span by its days, halves too, and none that lies outside', () => {
    const days = daysOfMonth('2026-02');
    const stay = { from: '2026-01-30', to: '2026-02-02', half_from: false, half_to: true };
    expect(placeOf(stay, days, 31)).toEqual({ start: 0, length: 1.5 / 31 });
    expect(placeOf({ ...stay, to: '2026-01-31' }, days, 31)).toBeNull();
    expect(placeOf({ ...stay, from: '2026-02-28', to: '2026-03-05', half_from: true }, days, 31)).toEqual({
      start: 27.5 / 31,
      length: 0.5 / 31,
    });
  });
});

it('an absence keeps its length where it is moved to, over the end of a month too', () => {
  expect(shifted({ from: '2026-11-27', to: '2026-11-30', half_to: true }, 4)).toEqual({
    from: '2026-12-01',
    to: '2026-12-04',
    half_to: true,
  });
  expect(shifted({ from: '2026-03-01', to: '2026-03-01' }, -1)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});

it('beside an absence stands how many others are away on its fullest day, counted once each and approved alone', () => {
  const days = daysOfMonth('2026-11');
  const of = { user_id: 1, from: '2026-11-02', to: '2026-11-06' };
  const away = (user_id: number, from: string, to: string, status: 0 | 1 = 1) =>
    ({
      id: 0,
      version: 1,
      kind_id: 1,
      half_from: false,
      half_to: false,
      days: 1,
      comment: null,
      decided_by: null,
      decided_at: null,
      user_id,
      from,
      to,
      status,
    }) as const;
  const others = [
    away(1, '2026-11-02', '2026-11-06'),
    away(2, '2026-10-30', '2026-11-02'),
    away(3, '2026-11-06', '2026-11-20'),
    away(3, '2026-11-05', '2026-11-05'),
    away(4, '2026-11-06', '2026-11-06'),
    away(5, '2026-11-06', '2026-11-06', 0),
  ];
  expect(mostOthers(of, others, days)).toBe(2);
  expect(mostOthers({ ...of, to: '2026-11-04' }, others, days)).toBe(1);
  expect(mostOthers({ ...of, from: '2026-11-03', to: '2026-11-04' }, others, days)).toBe(0);
});

describe('coverage', () => {
  const days = daysOfMonth('2026-11').slice(1, 9);
  const user = (id: number, weekdays: number[] = []) => ({
    id,
    name: `${id}`,
    user_type_id: 1,
    user_type: 'Monter',
    weekdays,
    days_left: 0,
  });
  const company = { holidays: [{ date: '2026-11-04', name: 'Praznik' }], types: [{ id: 1, least_present: 2 }], work_days: [1, 2, 3, 4, 5] };
  const away = (user_id: number, from: string, to: string, status: 0 | 1 = 1) => ({
    ...{
      id: user_id,
      version: 1,
      kind_id: 1,
      days: 1,
      comment: null,
      decided_by: null,
      decided_at: null,
      half_from: false,
      half_to: false,
    },
    ...{ user_id, from, to, status },
  });
  const users = [user(1), user(2), user(3, [1, 2, 3])];

  it('counts who would work and is away with approval, against the least number of the type', () => {
    const own = new Map([
      [1, [away(1, '2026-11-02', '2026-11-08')]],
      [2, [away(2, '2026-11-03', '2026-11-03'), away(2, '2026-11-05', '2026-11-05', 0)]],
    ]);
    const counted = coverageOf({ id: 1, users }, company, own, days);
    // Monday to Friday with a holiday on Wednesday, then a weekend and a Monday.
    expect(counted.map((one) => one.away)).toEqual([1, 2, 0, 1, 1, 0, 0, 0]);
    expect(counted.map(({ tone }) => tone)).toEqual(['at', 'below', null, 'below', 'below', null, null, null]);
    expect(together([counted, counted], days).map((one) => one.away)).toEqual([2, 4, 0, 2, 2, 0, 0, 0]);
    expect(barsOf(counted)).toEqual([
      { away: 1, tone: 'at', start: 0, length: 1 },
      { away: 2, tone: 'below', start: 1, length: 1 },
      { away: 1, tone: 'below', start: 3, length: 2 },
    ]);
  });

  it('says nothing of a type without a least number', () => {
    const own = new Map([[1, [away(1, '2026-11-02', '2026-11-03')]]]);
    expect(coverageOf({ id: 2, users }, company, own, days).every(({ tone }) => tone === null)).toBe(true);
  });
});
