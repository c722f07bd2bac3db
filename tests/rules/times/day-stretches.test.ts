// A day of work as the strip shows it and as the totals count it, on the clock that hangs on the company's wall.
import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { dayOfEntry, factorsOf, inTableOrder, peopleOn, secondsOf, secondsOn, stretchesOn } from '#admin/screens/tasks/task/stretches.ts';

const zone = 'Europe/Ljubljana';
const now = Date.parse('2026-11-24T09:52:07Z');
const marko = 3;
const may = { allowed: true };
let id = 0;
const entry = (
  status: 0 | 1 | 2,
  stretches: readonly (readonly [start: string, end: string | null, multiplier?: TimeEntry['sub_times'][number]['multiplier']])[],
  more: Partial<TimeEntry> = {},
): TimeEntry => {
  id += 1;
  const closed = stretches.flatMap(([start, end]) => (end ? [(Date.parse(end) - Date.parse(start)) / 1000] : []));
  return {
    id,
    version: 1,
    user_id: marko,
    class: 'work',
    user_name: 'Marko Kovač',
    work_type_id: 1,
    work_type_name: 'Montaža',
    status,
    status_since: stretches.at(-1)?.[1] ?? stretches.at(-1)?.[0] ?? '',
    total_time: closed.reduce((sum, one) => sum + one, 0),
    notes: null,
    final_notes: null,
    non_invoiced_part: false,
    non_invoiced_time: 0,
    non_invoiced_comment: null,
    $transitions: { editNotes: may, changeWorkType: may, changeInvoicing: may, remove: may },
    sub_times: stretches.map(([start_time, end_time, multiplier = 1], at) => ({
      id: at + 1,
      version: 1,
      start_time,
      end_time,
      multiplier,
      $transitions: { edit: may, remove: may, changeMultiplier: may },
    })),
    ...more,
  };
};
const running = () =>
  entry(0, [
    ['2026-11-24T07:11:00Z', '2026-11-24T08:48:00Z'],
    ['2026-11-24T08:58:00Z', null],
  ]);

describe('a stretch', () => {
  it('that runs counts to the second and stays open on the strip', () => {
    expect(secondsOf(running(), now)).toBe(97 * 60 + 54 * 60 + 7);
    expect(stretchesOn('2026-11-24', running(), zone, now).map(({ kind, end }) => [kind, end])).toEqual([
      ['done', '2026-11-24T08:48:00Z'],
      ['running', null],
    ]);
  });

  it('of a day that begins at one, because clocks are set forward at midnight, is shown all the same', () => {
    const early = entry(2, [['2026-09-06T12:00:00Z', '2026-09-06T13:30:00Z']]);
    expect(stretchesOn('2026-09-06', early, 'America/Santiago', now).map(({ start, end }) => [start, end])).toEqual([
      ['2026-09-06T12:00:00Z', '2026-09-06T13:30:00Z'],
    ]);
    expect(stretchesOn('2026-09-05', early, 'America/Santiago', now)).toEqual([]);
  });

  it('of a pause shows only the pause that lasts', () => {
    const paused = entry(1, [['2026-11-24T06:00:00Z', '2026-11-24T08:00:00Z']]);
    expect(stretchesOn('2026-11-24', paused, zone, now).map(({ kind, start }) => [kind, start])).toEqual([
      ['done', '2026-11-24T06:00:00Z'],
      ['paused', '2026-11-24T08:00:00Z'],
    ]);
  });

  it('of a pause that began yesterday is no work of today', () => {
    const paused = entry(1, [['2026-11-23T12:00:00Z', '2026-11-23T14:00:00Z']]);
    expect(stretchesOn('2026-11-24', paused, zone, now)).toEqual([]);
  });

  it('over midnight belongs to both days, each with its own part', () => {
    const night = entry(2, [['2026-11-23T21:30:00Z', '2026-11-24T00:30:00Z']]);
    expect([secondsOn('2026-11-23', [night], zone, now), secondsOn('2026-11-24', [night], zone, now)]).toEqual([5400, 5400]);
    expect(dayOfEntry(night, zone)).toBe('2026-11-23');
  });

  it('in the night when clocks go back lasts an hour longer', () => {
    const night = entry(2, [['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z']]);
    expect(secondsOn('2026-10-25', [night], zone, now)).toBe(25 * 3600);
  });

  it('of another day is not on this one', () => {
    expect(stretchesOn('2026-11-23', running(), zone, now)).toEqual([]);
  });
});

describe('the people of a day', () => {
  it('stand with oneself first, each once, and then as they began', () => {
    const maja = { user_id: 8, user_name: 'Maja Zupan' };
    const tomaz = { user_id: 9, user_name: 'Tomaž Hribar' };
    const entries = [
      entry(2, [['2026-11-24T06:30:00Z', '2026-11-24T07:00:00Z']], maja),
      entry(2, [['2026-11-24T06:00:00Z', '2026-11-24T06:20:00Z']], tomaz),
      entry(0, [['2026-11-24T08:00:00Z', null]], maja),
      running(),
      entry(2, [['2026-11-20T06:00:00Z', '2026-11-20T06:20:00Z']], { user_id: 10, user_name: 'Ana Novak' }),
    ];
    const people = peopleOn('2026-11-24', entries, marko, zone, now);
    expect(people.map(({ name, stretches }) => [name, stretches.length])).toEqual([
      ['Marko Kovač', 2],
      ['Tomaž Hribar', 1],
      ['Maja Zupan', 2],
    ]);
  });
});

it('a table shows the newest first, whether it runs or not, so that a pause moves no row', () => {
  const old = entry(2, [['2026-11-20T06:00:00Z', '2026-11-20T06:20:00Z']]);
  const fresh = entry(2, [['2026-11-24T09:00:00Z', '2026-11-24T09:20:00Z']]);
  const open = running();
  expect(inTableOrder([old, fresh, open])).toEqual([fresh, open, old]);
});

it('factors are told once each', () => {
  expect(
    factorsOf(
      entry(2, [
        ['2026-11-24T06:00:00Z', '2026-11-24T07:00:00Z', 1.5],
        ['2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z', 1],
        ['2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z', 1.5],
      ]),
    ),
  ).toEqual([1, 1.5]);
});
