// A rotation leaves no gap and gives nobody two turns at once, whatever its length and wherever clocks change.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayOf, two, wallClock } from '#schema/core/zone.ts';
import { type Period, within, without } from '#schema/on-call/periods.ts';
import { type Rotation, turnCount, turnsOf, weeksBetween } from '#schema/on-call/rotation.ts';

const zone = 'Europe/Ljubljana';
const hour = 3_600_000;
const clockAt = (instant: number, at = zone) => {
  const { hour: hours, minute } = wallClock(instant, at);
  return `${dayOf(instant, at)} ${two(hours)}:${two(minute)}`;
};
const rotation = (fields: Partial<Rotation> = {}): Rotation => ({
  user_ids: [1, 2, 3],
  turn_hours: 168,
  handover: '07:00',
  start: '2026-10-12',
  end: '2026-11-09',
  ...fields,
});
const lengths = (of: Rotation) => turnsOf(of, zone).map(({ from, to }) => (to - from) / hour);

describe('the hand-over stays at its hour', () => {
  it('a week is an hour longer when clocks are set back', () => {
    expect(turnsOf(rotation(), zone).map(({ user_id, from }) => [user_id, clockAt(from)])).toEqual([
      [1, '2026-10-12 07:00'],
      [2, '2026-10-19 07:00'],
      [3, '2026-10-26 07:00'],
      [1, '2026-11-02 07:00'],
    ]);
    expect(lengths(rotation())).toEqual([168, 169, 168, 168]);
  });
  it('a night is an hour shorter when clocks are set forward', () => {
    const nights = rotation({ turn_hours: 12, handover: '19:00', start: '2027-03-27', end: '2027-03-28' });
    expect(lengths(nights)).toEqual([11, 12]);
  });
  it.each([
    ['spring, when two o’clock is left out', '2027-03-27', '2027-03-28', 23],
    ['autumn, when it comes twice', '2026-10-24', '2026-10-25', 25],
  ])('turns of one hour cover the night of %s', (_case, start, end, hours) => {
    const turns = turnsOf(rotation({ turn_hours: 1, handover: '12:00', start, end }), zone);
    expect(turns.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(hours * hour);
    expect(turns.every(({ from, to }) => to > from)).toBe(true);
  });
  it('a hand-over in the hour that is left out comes with its end', () => {
    const [turn] = turnsOf(rotation({ turn_hours: 24, handover: '02:30', start: '2027-03-28', end: '2027-03-29' }), zone);
    expect(clockAt(turn?.from ?? 0)).toBe('2027-03-28 03:00');
  });
});

it('the last turn ends with the rotation', () => {
  expect(turnsOf(rotation({ end: '2026-11-04' }), zone).map(({ to }) => clockAt(to))).toEqual([
    '2026-10-19 07:00',
    '2026-10-26 07:00',
    '2026-11-02 07:00',
    '2026-11-04 07:00',
  ]);
  expect(turnsOf(rotation({ end: '2026-10-12' }), zone)).toEqual([]);
});

const zones = ['Europe/Ljubljana', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];
const anyRotation = fc.record({
  user_ids: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
  turn_hours: fc.integer({ min: 1, max: 400 }),
  handover: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hours, minutes]) => `${two(hours)}:${two(minutes)}`),
  start: fc.integer({ min: 0, max: 800 }).map((days) => dayAfter('2026-01-01', days)),
  days: fc.integer({ min: 1, max: 20 }),
});

it('covers its whole time without a gap or two turns at once, in the order of its people', () => {
  fc.assert(
    fc.property(anyRotation, fc.constantFrom(...zones), ({ days, ...fields }, at) => {
      const one: Rotation = { ...fields, end: dayAfter(fields.start, days) };
      const turns = turnsOf(one, at);
      expect(turns.length).toBeGreaterThan(0);
      expect(turns.length).toBeLessThanOrEqual(turnCount(one));
      for (const [index, turn] of turns.entries()) {
        expect(turn.to).toBeGreaterThan(turn.from);
        expect(turn.user_id).toBe(one.user_ids[index % one.user_ids.length]);
        if (index > 0) expect(turn.from).toBe(turns[index - 1]?.to);
        // A turn differs from its length by the step of the clocks alone; the last one may be cut.
        const late = (turn.to - turn.from) / hour - one.turn_hours;
        if (index < turns.length - 1) expect(Math.abs(late)).toBeLessThanOrEqual(1);
      }
      expect(dayOf(turns[0]?.from ?? 0, at)).toBe(one.start);
      expect(dayOf(turns.at(-1)?.to ?? 0, at)).toBe(one.end);
    }),
  );
});

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, length]): Period => ({ from, to: from + length }));

it('what others cover of a period and what they leave free are the whole of it', () => {
  fc.assert(
    fc.property(anyPeriod, fc.array(anyPeriod, { maxLength: 6 }), (whole, others) => {
      const covers = (periods: readonly Period[], at: number) => periods.some(({ from, to }) => from <= at && at < to);
      const [free, covered] = [without(whole, others), within(whole, others)];
      for (let at = whole.from; at < whole.to; at += 1) {
        expect(covers(free, at)).toBe(!covers(others, at));
        expect(covers(covered, at)).toBe(covers(others, at));
      }
      for (const part of [...free, ...covered]) expect(part.from >= whole.from && part.to <= whole.to && part.to > part.from).toBe(true);
    }),
  );
});

it.each([
  ['2026-11', '2026-12', 4],
  ['2026-10', '2026-11', 4],
  ['2026-12', '2027-01', 4],
  ['2026-01', '2026-12', 48],
  ['2026-12', '2026-11', -4],
])('from %s to %s are %i weeks', (month, to, weeks) => expect(weeksBetween(month, to)).toBe(weeks));
