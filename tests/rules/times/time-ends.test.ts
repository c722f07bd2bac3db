// The ends of a time written by hand: what they run into, the way out, and what is proposed; and what the times of a task add up to.
import { describe, expect, it } from 'vitest';
import {
  conflictsOf,
  endAtFault,
  nearAxis,
  proposedEnds,
  twiceOn,
  wayOut,
  withSeconds,
  wrongWith,
} from '#admin/screens/tasks/task/times/ends.ts';
import { createFormat } from '#schema/core/format.ts';
import { billedOf, totalsOf } from '#schema/times/time-totals.ts';

const at = (time: string) => `2026-11-24T${time.length === 5 ? `${time}:00` : time}.000Z`;
const now = Date.parse(at('11:00'));
const other = (start: string, end: string | null, company_task_id = 4127) => ({
  sub_time_id: Number(start.replaceAll(':', '')),
  start_time: at(start),
  end_time: end && at(end),
  company_task_id,
});
const ends = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('beside 08:00 – 09:00 and a clock that runs since 10:00', () => {
  const others = [other('08:00', '09:00'), other('10:00', null)];
  it.each<[string, string, string, [from: string, to: string][], ReturnType<typeof wayOut>]>([
    ['a time between them', '09:00', '10:00', [], null],
    ['one into the first', '07:30', '08:30', [['08:00', '08:30']], { how: 'shorten', at: at('08:00') }],
    ['one out of the first', '08:30', '09:30', [['08:30', '09:00']], { how: 'begin', at: at('09:00') }],
    ['one inside the first', '08:10', '08:50', [['08:10', '08:50']], null],
    ['one around the first', '07:00', '09:30', [['08:00', '09:00']], { how: 'shorten', at: at('08:00') }],
    ['one into what runs', '09:30', '10:20', [['10:00', '10:20']], { how: 'shorten', at: at('10:00') }],
    ['one within what runs', '10:10', '10:20', [['10:10', '10:20']], null],
  ])('%s', (_what, start, end, expected, out) => {
    const conflicts = conflictsOf(ends(start, end), others, now);
    expect(conflicts.map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()])).toEqual(
      expected.map(([from, to]) => [at(from), at(to)]),
    );
    const [first] = conflicts;
    expect(first ? wayOut(ends(start, end), first) : null).toEqual(out);
    expect(endAtFault(ends(start, end), conflicts)).toBe(first ? (out?.how === 'begin' ? 'start' : 'end') : null);
  });
});

describe('ends are wrong', () => {
  const lock = Date.parse('2026-11-01T00:00:00Z');
  it.each([
    ['in order', at('08:00'), at('09:00'), null],
    ['not yet there', null, null, null],
    ['equal', at('08:00'), at('08:00'), { field: 'end', reason: 'notAfterStart' }],
    ['backwards', at('09:00'), at('08:00'), { field: 'end', reason: 'notAfterStart' }],
    ['in the future', at('10:00'), at('11:01'), { field: 'end', reason: 'inFuture' }],
    ['a text', 'včeraj', at('11:00'), { field: 'start', reason: 'notMoment' }],
    ['before the lock', '2026-10-31T23:59:00Z', at('11:00'), { field: 'start', reason: 'locked' }],
  ])('%s', (_what, start, end, expected) => expect(wrongWith({ start, end }, now, lock)).toEqual(expected));
});

describe('the proposed time', () => {
  it.each([
    ['the last hour of an empty day', [], '10:00', '11:00'],
    ['the time since the last one', [other('08:00', '10:20:30')], '10:21', '11:00'],
    ['the time before what runs', [other('08:00', '09:40'), other('10:00', null)], '09:40', '10:00'],
    ['an older gap, where the latest is a few minutes', [other('08:00', '10:30'), other('10:33', '10:58')], '07:00', '08:00'],
  ])('is %s', (_what, others, start, end) => expect(proposedEnds(others, now)).toEqual(ends(start, end)));
});

it('an end that a picker shows as before keeps its seconds', () => {
  const format = createFormat('sl', 'Europe/Ljubljana', { today: '', yesterday: '', tomorrow: '' });
  expect(withSeconds(at('08:11'), at('08:11:37'), format)).toBe(at('08:11:37'));
  expect(withSeconds(at('08:12'), at('08:11:37'), format)).toBe(at('08:12'));
  expect(withSeconds('08', at('08:11:37'), format)).toBe('08');
});

describe('the night on which the clocks go back', () => {
  const format = createFormat('sl', 'Europe/Ljubljana', { today: '', yesterday: '', tomorrow: '' });
  const [summer, winter] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
  it.each([
    ['02:30 is asked for, and stands for either', summer, [summer, winter]],
    ['the second 02:30 is asked for too, so that it can be changed back', winter, [summer, winter]],
    ['seconds stay what they were', '2026-10-25T00:30:17.000Z', ['2026-10-25T00:30:17.000Z', '2026-10-25T01:30:17.000Z']],
    ['02:00 is the first minute that comes twice', '2026-10-25T00:00:00.000Z', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
    ['01:59 comes once', '2026-10-24T23:59:00.000Z', null],
    ['03:00 comes once', '2026-10-25T02:00:00.000Z', null],
    ['in spring nothing comes twice', '2026-03-29T01:30:00.000Z', null],
    ['a text is no instant', '25/10/2026 02:30', null],
    ['nor is nothing', null, null],
  ])('%s', (_what, value, expected) => expect(twiceOn(value, format)).toEqual(expected));

  it('both are shown as 02:30, and an hour of work lies between them', () => {
    expect([summer, winter].map((one) => format.toPicker(one))).toEqual(['2026-10-25 02:30', '2026-10-25 02:30']);
    expect(wrongWith({ start: summer, end: winter }, now, 0)).toBeNull();
  });
});

it.each([
  [[8, 9], 6, 12],
  [[7.3, 10.4], 6, 12],
  [[0.2, 3], 0, 6],
  [[5, 19], 4, 20],
  [[23, 25], 22, 28],
])('the axis around %j reaches from %i to %i', (hours, from, to) => {
  const axis = nearAxis(hours);
  expect(axis.from).toBeLessThanOrEqual(Math.min(...hours));
  expect(axis.to).toBeGreaterThanOrEqual(Math.max(...hours));
  expect(axis.to - axis.from).toBeGreaterThanOrEqual(6);
  expect(axis.to - axis.from).toBeLessThanOrEqual(to - from + 2);
});

describe('the sum of an entry for the client', () => {
  const entry = (factors: readonly number[], off = 0, part = off > 0) => ({
    user_id: 1,
    user_name: 'Marko Zajc',
    work_type_id: 2,
    work_type_name: 'Montaža',
    total_time: factors.length * 3600,
    non_invoiced_part: part,
    non_invoiced_time: off,
    sub_times: factors.map((multiplier, index) => ({
      start_time: at(`0${index}:00`),
      end_time: at(`0${index + 1}:00`),
      multiplier,
    })),
  });
  it.each([
    ['one hour', entry([1]), 3600],
    ['an hour and another at one and a half', entry([1, 1.5]), 9000],
    ['an hour that is not billed', entry([0]), 0],
    ['half of it off the invoice', entry([1, 1], 3600), 3600],
    ['half of it off, at a factor', entry([2, 2], 3600), 7200],
    ['more off than there is', entry([1], 7200), 0],
    ['something off, but the part is not', entry([1], 1800, false), 3600],
    ['nothing worked', entry([], 0, true), 0],
  ])('%s', (_what, one, seconds) => expect(billedOf(one)).toBe(seconds));

  it('is grouped by person and by kind of work, the longest first', () => {
    const petra = { ...entry([1, 1]), user_id: 4, user_name: 'Petra Žnidaršič' };
    expect(totalsOf([entry([1.5]), petra, { ...entry([1]), work_type_id: 3, work_type_name: 'Servis' }])).toEqual({
      total_time: 14_400,
      billed_time: 16_200,
      users: [
        { user_id: 1, user_name: 'Marko Zajc', total_time: 7200, billed_time: 9000 },
        { user_id: 4, user_name: 'Petra Žnidaršič', total_time: 7200, billed_time: 7200 },
      ],
      work_types: [
        { work_type_id: 2, work_type_name: 'Montaža', total_time: 10_800, billed_time: 12_600 },
        { work_type_id: 3, work_type_name: 'Servis', total_time: 3600, billed_time: 3600 },
      ],
    });
  });
});
