// A day is counted from what is recorded: parts add up, the law's break and rest are watched, and the clocks change in Ljubljana.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDay } from '#schema/attendance/count-day.ts';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { type DayFacts, type Stay, staysOfWork, type Work } from '#schema/attendance/day-parts.ts';
import { overlapOf, secondsOf, union, without } from '#schema/attendance/periods.ts';
import { dayAfter, instantsAt } from '#schema/core/zone.ts';

const timeZone = 'Europe/Ljubljana';
const hour = 3_600_000;
const at = (text: string): number => instantsAt(text, timeZone)[0] ?? Number.NaN;
const day = '2026-11-24';
const on = (clock: string) => at(`${day} ${clock}`);

const stay = (...clocks: readonly (readonly [start: number, end: number | null])[]): Stay => {
  const open = clocks.at(-1)?.[1] === null;
  return { stretches: clocks.map(([start, end], id) => ({ id, start, end })), place: 'Vhod', state: open ? 'in' : 'out', since: 0 };
};
const task = (start: number, end: number | null, number = 523): Work => ({
  start,
  end,
  kind: 'task',
  id: start,
  task_id: 1,
  number,
  title: 'Črpalka',
});

const counted = (more: Partial<DayFacts> = {}): AttendanceDay =>
  countDay({
    ...{ day, timeZone, now: at('2026-11-30 12:00'), source: 'own', working: true, holiday: null, daily: 8 * hour, employed: true },
    ...{ stays: [], work: [], absences: [], on_call: [], corrections: [], lastDeparture: null, isHoliday: () => false },
    ...more,
  });
const kinds = ({ problems }: AttendanceDay) => problems.map(({ kind }) => kind);
const hours = (seconds: number) => seconds / 3600;

describe('a usual day', () => {
  const usual = counted({
    stays: [stay([on('06:55'), on('11:00')], [on('11:30'), on('15:02')])],
    work: [task(on('07:00'), on('10:50')), task(on('11:32'), on('14:40'))],
  });
  it('counts the paid break as present, and what is on no task as the difference', () => {
    expect(usual).toMatchObject({ present: 8 * 3600 + 7 * 60, break: 1800, break_due: 1800, on_tasks: 6 * 3600 + 58 * 60, overtime: 420 });
    expect(usual.difference).toBe(usual.present - usual.on_tasks);
    expect(usual.problems).toEqual([]);
  });
});

describe('a break', () => {
  it('longer than the law gives is not present', () => {
    expect(hours(counted({ stays: [stay([on('07:00'), on('11:00')], [on('12:00'), on('16:00')])] }).present)).toBe(8.5);
  });
  it.each([
    [8, 3.9, 0],
    [8, 4, 30],
    [4, 4, 15],
    [6, 6, 23],
    [8, 12, 30],
  ])('of who works %d h a day by contract and %d h today is due with %d minutes', (contract, spent, due) => {
    const { break_due } = counted({ daily: contract * hour, stays: [stay([on('07:00'), on('07:00') + spent * hour])] });
    expect(break_due / 60).toBe(due);
  });
  it('that is missing can still be taken for six hours', () => {
    const now = on('10:52');
    const running = counted({ now, stays: [stay([on('06:52'), null])] });
    expect(running.problems).toEqual([
      expect.objectContaining({ kind: 'breakShort', to: new Date(on('12:52')).toISOString(), mendable: true }),
    ]);
  });
});

describe('what does not fit', () => {
  it('is a task that runs beyond the departure, with the departure as its proposal', () => {
    const friday = counted({
      stays: [stay([on('07:02'), on('11:00')], [on('11:30'), on('15:00')])],
      work: [task(on('07:10'), on('16:14'))],
    });
    expect(friday.difference).toBeLessThan(0);
    expect(friday.problems).toEqual([
      expect.objectContaining({ kind: 'runsBeyond', task: 523, proposal: { at: friday.departure, because: 'departure' } }),
    ]);
  });
  it('is work without presence, except where presence follows from work', () => {
    const work = [task(on('07:00'), on('11:00'))];
    expect(kinds(counted({ work }))).toEqual(['workOutside']);
    expect(kinds(counted({ work, source: 'tasks', stays: staysOfWork(work, 0) }))).toEqual(['breakShort']);
  });
  it('is a stay without a departure: its last work is proposed, else the usual hours; nothing is cut', () => {
    const stays = [stay([on('07:00'), null])];
    const forgotten = counted({ stays, work: [task(on('08:00'), on('14:52'))] });
    expect(forgotten.problems[0]).toMatchObject({
      kind: 'noDeparture',
      proposal: { at: new Date(on('14:52')).toISOString(), because: 'lastWork' },
    });
    expect(counted({ stays }).problems[0]?.proposal).toEqual({ at: new Date(on('15:30')).toISOString(), because: 'usualHours' });
    expect(forgotten.departure).toBeNull();
  });
  it('is a working day with nobody there, but no holiday, absence, or day before they came', () => {
    expect(kinds(counted())).toEqual(['noArrival']);
    const off = { id: 1, name: 'Dopust', class: 'vacation', payer: 'employer', half: false } as const;
    for (const more of [{ holiday: 'Božič' }, { absences: [off] }, { employed: false }, { working: false }])
      expect(kinds(counted(more))).toEqual([]);
  });
  it('is a rest of less than twelve hours', () => {
    const stays = [stay([on('07:00'), on('10:00')])];
    expect(kinds(counted({ stays, lastDeparture: at('2026-11-23 20:20') }))).toEqual(['restShort']);
    expect(counted({ stays, lastDeparture: at('2026-11-23 19:00') })).toMatchObject({ rest_before: 12 * 3600, problems: [] });
  });
});

describe('half a day away', () => {
  it('halves what is due, and is worth the other half', () => {
    const half = { id: 1, name: 'Dopust', class: 'vacation', payer: 'employer', half: true } as const;
    const { contract, absences } = counted({ absences: [half], stays: [stay([on('08:00'), on('12:00')])] });
    expect([contract, absences[0]?.seconds]).toEqual([4 * 3600, 4 * 3600]);
  });
});

describe('the clocks of Ljubljana', () => {
  it.each([
    ['2026-03-28', 7, 6],
    ['2026-10-24', 9, 8],
    ['2026-11-24', 8, 7],
    ['2028-02-29', 8, 7],
  ])('a night from 22 to 6 that begins on %s lasts %d hours, %d of them at night', (begins, present, night) => {
    const worked = counted({
      day: begins,
      now: at('2030-01-01 12:00'),
      stays: [stay([at(`${begins} 22:00`), at(`${dayAfter(begins)} 06:00`)])],
    });
    expect([hours(worked.present), hours(worked.night)]).toEqual([present, night]);
  });
  it('tell Sunday and holiday apart: no hour counts twice', () => {
    const stays = [stay([at('2026-11-28 22:00'), at('2026-11-29 06:00')])];
    expect(hours(counted({ day: '2026-11-28', stays }).sunday)).toBe(6);
    const both = counted({ day: '2026-11-28', stays, isHoliday: (one) => one === '2026-11-29' });
    expect([hours(both.sunday), hours(both.holiday_seconds)]).toEqual([0, 6]);
  });
});

describe('presence that follows from times on tasks', () => {
  it('joins short gaps, breaks at longer ones and parts the day at the longest', () => {
    const gaps = [
      task(on('07:00'), on('09:00')),
      task(on('09:10'), on('11:00')),
      task(on('11:30'), on('12:00')),
      task(on('15:00'), on('17:00')),
    ];
    const split = counted({ source: 'tasks', work: gaps, stays: staysOfWork(gaps, 0) });
    expect(split).toMatchObject({ split: true, break: 1800 });
    expect(hours(split.present)).toBe(7);
  });
});

/** Moments of one day in order, two for each stretch. */
const stretches = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 12 })
  .map((minutes) => minutes.sort((one, other) => one - other).slice(0, minutes.length - (minutes.length % 2)))
  .map((minutes) =>
    Array.from(
      { length: minutes.length / 2 },
      (_one, n) => [on('00:00') + (minutes[2 * n] ?? 0) * 60_000, on('00:00') + (minutes[2 * n + 1] ?? 0) * 60_000] as const,
    ),
  );

describe('whatever is recorded', () => {
  it('adds up: presence is its stretches and the paid part of the break, the difference its rest', () => {
    fc.assert(
      fc.property(stretches, stretches, (there, worked) => {
        const one = counted({ stays: [stay(...there)], work: worked.map(([start, end]) => task(start, end)) });
        const spent = there.reduce((sum, [start, end]) => sum + (end - start) / 1000, 0);
        expect(one.present).toBe(spent + Math.min(one.break, one.break_due));
        expect(one.difference).toBe(one.present - one.on_tasks);
        const [begin, end] = [there[0]?.[0] ?? 0, there.at(-1)?.[1] ?? 0];
        expect(spent + one.break).toBe((end - begin) / 1000);
        expect(one.night + one.sunday + one.holiday_seconds).toBeLessThanOrEqual(2 * spent);
      }),
    );
  });
  it('is the same time in periods, however they overlap', () => {
    const periods = fc.array(
      fc.tuple(fc.nat(500), fc.nat(500)).map(([start, length]) => ({ start: start * 1000, end: (start + length) * 1000 })),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(periods, periods, (some, others) => {
        expect(secondsOf(without(some, others)) + secondsOf(overlapOf(some, others))).toBe(secondsOf(some));
        expect(union([...some, ...others])).toEqual(union([...others, ...some]));
      }),
    );
  });
});
