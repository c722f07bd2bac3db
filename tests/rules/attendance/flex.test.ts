// Flexible hours: which months are counted, what each brings, and that the balance is what was worked without what was due and paid out.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDay } from '#schema/attendance/count-day.ts';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import type { DayFacts } from '#schema/attendance/day-parts.ts';
import { balanceOf, balanceOfDays, dueOfMonth, type FlexRow, monthOf, monthsCounted } from '#schema/attendance/flex.ts';
import { dayAfter, dayBegins, edgesOfMonth, weekdayOf } from '#schema/core/zone.ts';

const timeZone = 'Europe/Ljubljana';
const hour = 3600;
const person = { flexible_from: '2026-01-10', employed_from: null, employed_until: null };
const row = (day: string, seconds: number, reason: FlexRow['reason'] = 'counted'): FlexRow => ({ day, seconds, reason });

describe('the months that are counted', () => {
  it.each([
    ['from what the user type says', {}, [], ['2026-01', '2026-02', '2026-03']],
    ['none without flexible hours', { flexible_from: null }, [], []],
    ['from the employment', { employed_from: '2026-02-15' }, [], ['2026-02', '2026-03']],
    ['until the employment ends', { employed_until: '2026-02-03' }, [], ['2026-01', '2026-02']],
    ['from an opening balance', {}, [row('2026-03-01', hour, 'opening')], ['2026-03']],
    ['from none that is not over', { flexible_from: '2026-04-01' }, [], []],
  ] as const)('%s', (_case, more, rows, months) => {
    expect(monthsCounted({ ...person, ...more }, rows, '2026-04-30')).toEqual(months);
  });
  it('have their own lengths', () => {
    expect([edgesOfMonth('2028-02'), edgesOfMonth('2026-12')]).toEqual([
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2026-12-01', to: '2026-12-31' },
    ]);
  });
});

const now = dayBegins('2026-05-01', timeZone);
type Worked = { readonly seconds: number; readonly away: boolean; readonly holiday: boolean; readonly forgotten: boolean };
type Correction = AttendanceDay['corrections'][number];

/** A day with one stay from six in the morning, or without one. */
const dayOn = (day: string, { seconds, away, holiday, forgotten }: Worked, corrections: readonly Correction[]): AttendanceDay => {
  const start = dayBegins(day, timeZone) + 6 * hour * 1000;
  const state = forgotten ? ('in' as const) : ('out' as const);
  const stays =
    seconds > 0
      ? [{ stretches: [{ id: null, start, end: forgotten ? null : start + seconds * 1000 }], place: null, state, since: start }]
      : [];
  const facts: DayFacts = {
    ...{ day, timeZone, now, source: 'own', working: weekdayOf(day) < 6, holiday: holiday ? 'Praznik' : null, daily: 8 * hour * 1000 },
    ...{ employed: true, stays, work: [], on_call: [], lastDeparture: null, isHoliday: () => holiday, corrections: [...corrections] },
    absences: away ? [{ id: 1, name: null, class: null, payer: null, half: false }] : [],
  };
  return countDay(facts);
};

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
/** Three days of each month stand for all of them. */
const days = months.flatMap((month) => [5, 12, 23].map((after) => dayAfter(`${month}-01`, after)));
const worked = fc.record({
  seconds: fc.integer({ min: 0, max: 12 * hour }),
  away: fc.boolean(),
  holiday: fc.boolean(),
  forgotten: fc.boolean(),
});
const acts = fc.oneof(
  fc.record({ act: fc.constant('work' as const), at: fc.nat(days.length - 1), worked }),
  fc.record({ act: fc.constant('correct' as const), at: fc.nat(days.length - 1), seconds: fc.integer({ min: -hour, max: hour }) }),
  fc.record({ act: fc.constant('pay' as const), seconds: fc.integer({ min: 1, max: 20 * hour }) }),
  fc.record({ act: fc.constant('byHand' as const), seconds: fc.integer({ min: -hour, max: hour }) }),
  fc.record({ act: fc.constant('count' as const), today: fc.constantFrom('2026-02-01', '2026-03-15', '2026-05-01') }),
);

describe('the balance', () => {
  it('is what was worked without what was due and what was paid out, whatever happened in which order', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), (history) => {
        const stands = new Map<string, Worked>();
        const corrections = new Map<string, Correction[]>();
        const rows: FlexRow[] = [];
        let [paid, byHand] = [0, 0];
        const countedIn = (month: string) =>
          days
            .filter((day) => monthOf(day) === month)
            .map((day) =>
              dayOn(day, stands.get(day) ?? { seconds: 0, away: true, holiday: false, forgotten: false }, corrections.get(day) ?? []),
            );
        const count = (today: string) => {
          for (const month of monthsCounted(person, rows, today)) {
            const due = dueOfMonth(month, countedIn(month), rows);
            if (due) rows.push(row(due.day, due.seconds));
          }
        };
        for (const one of history) {
          if (one.act === 'work') stands.set(days[one.at] ?? '', one.worked);
          else if (one.act === 'count') count(one.today);
          else if (one.act === 'byHand') {
            rows.push(row('2026-02-10', one.seconds, 'corrected'));
            byHand += one.seconds;
          } else if (one.act === 'pay') {
            if (balanceOf(rows) < one.seconds) continue;
            rows.push(row('2026-03-10', -one.seconds, 'payout'));
            paid += one.seconds;
          } else {
            const day = days[one.at] ?? '';
            const made = {
              id: 1,
              hours: 'present' as const,
              difference: one.seconds,
              reason: 'Popravek',
              by_name: null,
              at: '2026-05-01T00:00:00Z',
            };
            corrections.set(day, [...(corrections.get(day) ?? []), made]);
          }
        }
        for (const [day, one] of stands) stands.set(day, { ...one, forgotten: false });
        count('2026-05-01');
        const there = rows.length;
        count('2026-05-01');
        expect(rows).toHaveLength(there);
        const due = (day: string) => {
          const { away = true, holiday = false } = stands.get(day) ?? {};
          return weekdayOf(day) < 6 && !away && !holiday ? 8 * hour : 0;
        };
        const added = [...corrections.values()].flat().reduce((sum, { difference }) => sum + difference, 0);
        const hours = days.reduce((sum, day) => sum + (stands.get(day)?.seconds ?? 0) - due(day), 0);
        expect(balanceOf(rows)).toBe(hours + added - paid + byHand);
      }),
    );
  });

  it('waits for a day whose end is unknown, and for no other month', () => {
    const open = dayOn('2026-01-06', { seconds: hour, away: false, holiday: false, forgotten: true }, []);
    expect(dueOfMonth('2026-01', [open], [])).toBeNull();
    expect(dueOfMonth('2026-02', [], [])).toEqual({ day: '2026-02-28', seconds: 0, before: null });
    expect(balanceOfDays([])).toBe(0);
  });
});
