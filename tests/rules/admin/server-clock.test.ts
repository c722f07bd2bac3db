// The server's clock is read from an answer only when the way to the server can't be what makes the difference.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readServerClock, serverNow } from '#admin/providers/calls/server-clock.ts';

const noon = Date.parse('2026-03-02T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads an answer that came now, `way` milliseconds after the call left; the server wrote its time `after` its leaving and is `ahead`. */
const read = (way: number, after: number, ahead: number) => {
  const sent = noon - way;
  const written = Math.floor((sent + after + ahead) / 1000) * 1000;
  const headers = new Headers({ Date: new Date(written).toUTCString() });
  return readServerClock(headers, { wall: sent, steady: 0 }, { wall: noon, steady: way });
};
const hour = 3_600_000;

it.each([
  ['at once', 0, 0],
  ['after a long way there', 2000, 2000],
  ['after a long way back', 2000, 0],
  ['after a very long way there', 2900, 2900],
  ['after a very long way back', 2999, 0],
])('takes two clocks that agree for such: an answer %s', (_case, way, after) => {
  read(way, after, 0);
  expect(serverNow()).toBe('2026-03-02T12:00:00.000Z');
});

it('tells a device’s clock that is an hour slow, and one that was put right', () => {
  expect(read(2000, 1000, hour)).toBe(true);
  expect(Math.abs(Date.parse(serverNow()) - noon - hour)).toBeLessThanOrEqual(2000);
  expect(read(100, 50, 0)).toBe(true);
  expect(serverNow()).toBe('2026-03-02T12:00:00.000Z');
});

it('learns nothing from an answer that was long on its way, has no time, or met a clock that was set', () => {
  expect(read(2500, 1000, hour)).toBe(false);
  expect(readServerClock(new Headers(), { wall: noon, steady: 0 }, { wall: noon, steady: 0 })).toBe(false);
  expect(
    readServerClock(new Headers({ Date: new Date(noon).toUTCString() }), { wall: noon, steady: 0 }, { wall: noon + hour, steady: 100 }),
  ).toBe(false);
  expect(serverNow()).toBe('2026-03-02T12:00:00.000Z');
});
