// Rest over work and turns together: what is enough, and what falls short.
import { describe, expect, it } from 'vitest';
import { restShortfalls, unevenRest } from '#schema/on-call/rest.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-02T00:00:00Z');
/** Hours since Monday at midnight. */
const hours = (from: number, to: number) => ({ from: start + from * hour, to: start + to * hour });
const day = (count: number, from: number, to: number) => hours(count * 24 + from, count * 24 + to);
const weekOfWork = (first: number) => [0, 1, 2, 3, 4].map((count) => day(first + count, 7, 15));

describe('daily rest', () => {
  it('holds for a week of usual working days, with breaks between tasks', () => {
    expect(restShortfalls([...weekOfWork(0), day(0, 15.5, 16)], [])).toEqual([]);
  });

  it('falls short where a night on call lies between two working days', () => {
    const [found, ...more] = restShortfalls([day(0, 7, 15), day(1, 8, 16)], [day(0, 19, 31)]);
    expect(more).toEqual([]);
    expect(found).toEqual({ kind: 'daily', ...day(0, 7, 31), seconds: 4 * 3600, needed: 12 * 3600 });
  });

  it('falls short where somebody was called out at night, though a long turn itself is no work', () => {
    const turn = hours(7, 175);
    expect(restShortfalls(weekOfWork(0), [turn])).toEqual([]);
    expect(restShortfalls([...weekOfWork(0), hours(22, 26)], [turn])).toMatchObject([
      { kind: 'daily', from: start + 7 * hour, seconds: 7 * 3600, needed: 12 * 3600 },
    ]);
  });

  it('is an hour less for unevenly distributed hours, and a rest of just that is enough', () => {
    const work = [day(0, 7, 20), day(1, 7, 15)];
    expect(restShortfalls(work, [])).toMatchObject([{ kind: 'daily', seconds: 11 * 3600 }]);
    expect(restShortfalls(work, [], unevenRest)).toEqual([]);
    expect(restShortfalls([day(0, 7, 19), day(1, 7, 15)], [])).toEqual([]);
  });

  it('is found again on each day', () => {
    const work = [0, 1, 2].map((count) => day(count, 6, 22));
    expect(restShortfalls(work, []).map(({ from }) => (from - start) / hour)).toEqual([6, 30]);
  });
});

describe('weekly rest', () => {
  const week = (first: number) => hours(first * 168 + 7, (first + 1) * 168 + 7);

  it('holds for a week on call and a week without', () => {
    expect(restShortfalls(weekOfWork(7), [week(0), week(2)])).toEqual([]);
  });

  it('falls short for two weeks on call one after the other, once', () => {
    expect(restShortfalls([], [week(0), week(1)])).toEqual([{ kind: 'weekly', ...hours(7, 343), seconds: 0, needed: 48 * 3600 }]);
  });

  it('counts only whole free days', () => {
    const evenings = Array.from({ length: 7 }, (_, count) => day(7 + count, 17, 20));
    expect(restShortfalls(evenings, [week(0)])).toMatchObject([{ kind: 'weekly', seconds: 0 }]);
  });

  it('is asked for only where there are turns', () => {
    expect(
      restShortfalls(
        Array.from({ length: 20 }, (_, count) => day(count, 7, 15)),
        [],
      ),
    ).toEqual([]);
  });
});

it('nothing is short where there is nothing', () => {
  expect(restShortfalls([], [])).toEqual([]);
});
