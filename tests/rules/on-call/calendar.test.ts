// The on-call calendar shows each moment of a lane once: as a shift or as a gap, at the place of its hour, also when clocks change.
import { describe, expect, it } from 'vitest';
import { dayStart, placedIn, step, weekNumber, weeksOf } from '#admin/screens/on-call/calendar/days.ts';
import { gapsOf, lanesOf } from '#admin/screens/on-call/calendar/lanes.ts';
import { dayOf } from '#schema/core/zone.ts';

const zone = 'Europe/Ljubljana';
const at = (text: string) => Date.parse(`${text}Z`);
const dayIn = (instant: number) => dayOf(instant, zone);

describe('weeks', () => {
  it.each([
    ['2026-11-24', ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']],
    ['2027-02-10', ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']],
  ])('of the month of %s', (day, mondays) => expect(weeksOf('month', day)).toEqual(mondays));
  it.each([
    ['2026-12-28', 53],
    ['2027-01-04', 1],
    ['2026-11-23', 48],
  ])('that of %s is the %i.', (monday, number) => expect(weekNumber(monday)).toBe(number));
  it.each([
    ['month', '2026-12-31', 1, '2027-01-01'],
    ['month', '2027-01-31', -1, '2026-12-01'],
    ['week', '2026-12-31', 1, '2027-01-07'],
  ] as const)('a %s after or before %s', (view, day, by, other) => expect(step(view, day, by)).toBe(other));
});

describe('a day of the calendar begins', () => {
  it.each([
    ['at the hour of most hand-overs', ['2026-11-02T06:00', '2026-11-09T06:00', '2026-11-10T11:00'], 7],
    ['also when clocks were changed between them', ['2026-10-19T05:00', '2026-10-26T06:00'], 7],
    ['at midnight where people change in the evening', ['2026-11-02T18:00'], 0],
    ['at seven where nobody is on call', [], 7],
  ])('%s', (_case, starts, hour) => expect(dayStart(starts.map(at), zone, dayIn)).toBe(hour));
});

describe('a week from Monday at seven', () => {
  const week = '2026-10-19';
  it('fills its row, though it is an hour longer', () => {
    expect(placedIn(week, 7, { from: at('2026-10-19T05:00'), to: at('2026-10-26T06:00') }, zone)).toEqual({ start: 0, end: 1 });
    expect(placedIn('2026-10-26', 7, { from: at('2026-10-19T05:00'), to: at('2026-10-26T06:00') }, zone)).toBeNull();
  });
  it('is cut at the edges of a row', () => {
    expect(placedIn(week, 7, { from: at('2026-10-01T05:00'), to: at('2026-10-20T05:00') }, zone)).toEqual({ start: 0, end: 1 / 7 });
  });
});

describe('lanes and gaps', () => {
  const shift = (from: string, to: string, fields: object = {}) =>
    ({ level: 'first', team_id: null, team_name: null, from: `${from}:00Z`, to: `${to}:00Z`, ...fields }) as const;
  const range = { from: at('2026-11-02T06:00'), to: at('2026-11-30T06:00') };

  it('the company stands before its teams, and the first before the backup', () => {
    const placed = [
      shift('2026-11-02T06:00', '2026-11-09T06:00', { team_id: 2, team_name: 'Monter' }),
      shift('2026-11-02T06:00', '2026-11-09T06:00', { level: 'backup' }),
      shift('2026-11-02T06:00', '2026-11-09T06:00', { team_id: 3, team_name: 'Elektrikar' }),
      shift('2026-11-02T06:00', '2026-11-09T06:00'),
    ];
    expect(lanesOf(placed).map(({ level, team_name }) => [level, team_name])).toEqual([
      ['first', null],
      ['backup', null],
      ['first', 'Elektrikar'],
      ['first', 'Monter'],
    ]);
  });

  const [lane] = lanesOf([shift('2026-11-02T06:00', '2026-11-09T06:00')]);
  it.each([
    ['between and after shifts', '2026-11-05T00:00', ['2026-11-09T06:00', '2026-11-16T06:00', '2026-11-23T06:00', '2026-11-30T06:00']],
    [
      'also of the past, from the first shift in sight',
      '2027-01-01T00:00',
      ['2026-11-09T06:00', '2026-11-16T06:00', '2026-11-23T06:00', '2026-11-30T06:00'],
    ],
  ])('stand %s', (_case, now, edges) => {
    const shifts = [shift('2026-11-02T06:00', '2026-11-09T06:00'), shift('2026-11-16T06:00', '2026-11-23T06:00')];
    const gaps = lane ? gapsOf(lane, shifts, range, at(now)) : [];
    expect(gaps.flatMap(({ from, to }) => [from, to])).toEqual(edges.map(at));
  });

  it('nobody missed what was before anybody was on call', () => {
    const shifts = [shift('2026-11-16T06:00', '2026-11-23T06:00')];
    expect(lane && gapsOf(lane, shifts, range, at('2027-01-01T00:00'))).toEqual([{ from: at('2026-11-23T06:00'), to: range.to }]);
    expect(lane && gapsOf(lane, [], range, at('2027-01-01T00:00'))).toEqual([]);
    expect(lane && gapsOf(lane, [], range, at('2026-11-20T00:00'))).toEqual([{ from: at('2026-11-20T00:00'), to: range.to }]);
  });
});
