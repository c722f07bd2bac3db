// How long people are on call, and how much of it is free days: also over changes of the clock.
import { describe, expect, it } from 'vitest';
import { dutyTime, freeDaysIn } from '#schema/on-call/duty-time.ts';

const zone = 'Europe/Ljubljana';
const period = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const hour = 3600;
const none: ReadonlySet<string> = new Set();

describe('the time on call', () => {
  const week = period('2026-11-02T06:00:00Z', '2026-11-09T06:00:00Z');

  it('of a week from Monday to Monday is seven days, two of them free', () => {
    expect(dutyTime(week, [week], freeDaysIn(week, none, zone))).toEqual({ seconds: 168 * hour, free_seconds: 48 * hour });
  });

  it('counts a holiday of the week, and one that falls on a Sunday once', () => {
    const holidays = new Set(['2026-11-04', '2026-11-08']);
    expect(dutyTime(week, [week], freeDaysIn(week, holidays, zone)).free_seconds).toBe(72 * hour);
  });

  it('is an hour longer in the night in which clocks are set back, and an hour shorter in spring', () => {
    const autumn = period('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z');
    const spring = period('2026-03-27T23:00:00Z', '2026-03-29T22:00:00Z');
    expect(dutyTime(autumn, [autumn], freeDaysIn(autumn, none, zone))).toEqual({ seconds: 49 * hour, free_seconds: 49 * hour });
    expect(dutyTime(spring, [spring], freeDaysIn(spring, none, zone))).toEqual({ seconds: 47 * hour, free_seconds: 47 * hour });
  });

  it('of both levels at once counts once, and only within the period asked for', () => {
    const whole = period('2026-11-02T06:00:00Z', '2026-11-04T06:00:00Z');
    const shifts = [period('2026-11-01T06:00:00Z', '2026-11-03T06:00:00Z'), period('2026-11-02T18:00:00Z', '2026-11-03T18:00:00Z')];
    expect(dutyTime(whole, shifts, [])).toEqual({ seconds: 36 * hour, free_seconds: 0 });
  });
});
