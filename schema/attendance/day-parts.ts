// What a day is counted from, and its parts: stays, breaks, hours at night and on days of a kind.
import { dayAfter, dayBegins, dayOf, instantsAt } from '../core/zone.ts';
import type { PresenceSource } from '../people/user-type.ts';
import type { AttendanceDay } from './day.ts';
import { overlapOf, type Period } from './periods.ts';

export const minute = 60_000;
export const hour = 60 * minute;
/** The break that a full day asks for; in proportion from four hours (ZDR-1, article 154). */
export const fullBreak = 30 * minute;
const fullDay = 8 * hour;
const leastForBreak = 4 * hour;
/** It lies within so long after the arrival, so that it falls neither into the first nor the last hour. */
export const breakWithin = 6 * hour;
export const leastRest = 12 * hour;
/** Where presence follows from times on tasks: a shorter gap is no break, a longer one parts the day. */
const shortestBreak = 15 * minute;
const longestBreak = 2 * hour;
/** What rounds to the minute is no difference. */
export const unnoticed = 5 * minute;
/** A stay that lasts longer was probably forgotten. */
export const longestStay = 16 * hour;

export type Stretch = { readonly start: number; readonly end: number | null };
/** From one arrival to the departure. */
export type Stay = {
  readonly stretches: readonly (Stretch & { readonly id: number | null })[];
  readonly place: string | null;
  readonly state: 'in' | 'paused' | 'out';
  /** Since when they are on a break. */
  readonly since: number;
};
export type Work = Stretch & {
  readonly kind: 'task' | 'ride';
  readonly id: number;
  readonly task_id: number | null;
  readonly number: number | null;
  readonly title: string | null;
};

export type DayFacts = {
  readonly day: string;
  readonly timeZone: string;
  readonly now: number;
  readonly source: PresenceSource;
  readonly working: boolean;
  readonly holiday: string | null;
  /** Milliseconds due on a working day. */
  readonly daily: number;
  readonly employed: boolean;
  readonly stays: readonly Stay[];
  readonly work: readonly Work[];
  readonly absences: readonly Omit<AttendanceDay['absences'][number], 'seconds'>[];
  readonly on_call: AttendanceDay['on_call'];
  readonly corrections: AttendanceDay['corrections'];
  readonly lastDeparture: number | null;
  /** The days whose hours count as holiday, beside this one: for a stay over midnight. */
  readonly isHoliday: (day: string) => boolean;
};

export const iso = (at: number) => new Date(at).toISOString();
export const isoOr = (at: number | null) => (at === null ? null : iso(at));

/** The stays that follow from times on tasks and rides of a day. */
export const staysOfWork = (work: readonly Stretch[], now: number): Stay[] => {
  const stays: { start: number; end: number | null; id: null }[][] = [];
  for (const one of [...work].sort((a, b) => a.start - b.start)) {
    const current = stays.at(-1);
    const last = current?.at(-1);
    const until = last ? (last.end ?? now) : Number.NEGATIVE_INFINITY;
    const gap = one.start - until;
    if (!current || !last || gap > longestBreak) stays.push([{ start: one.start, end: one.end, id: null }]);
    else if (gap >= shortestBreak) current.push({ start: one.start, end: one.end, id: null });
    else last.end = last.end === null || one.end === null ? null : Math.max(last.end, one.end);
  }
  return stays.map((stretches) => {
    const open = stretches.at(-1)?.end === null;
    return { stretches, place: null, state: open ? 'in' : 'out', since: now };
  });
};

/** The break that so long a presence asks for, in milliseconds, whole minutes. */
export const breakDueFor = (present: number, daily: number): number =>
  present < leastForBreak ? 0 : Math.round((fullBreak * Math.min(1, (daily || present) / fullDay)) / minute) * minute;

export const gapsOf = ({ stretches, state, since }: Stay, now: number): Period[] => {
  const gaps = stretches.flatMap(({ end }, at): Period[] => {
    const next = stretches[at + 1];
    return end !== null && next && next.start > end ? [{ start: end, end: next.start }] : [];
  });
  return state === 'paused' ? [...gaps, { start: since, end: Math.max(now, since) }] : gaps;
};

/** The parts of periods in the nights of the company: from 23 to 6, by the clock of the wall. */
export const nightsOf = (periods: readonly Period[], timeZone: string): Period[] =>
  periods.flatMap((period) => {
    const [first, last] = [dayAfter(dayOf(period.start, timeZone), -1), dayOf(period.end, timeZone)];
    const nights: Period[] = [];
    for (let day = first; day <= last; day = dayAfter(day)) {
      const begins = instantsAt(`${day} 23:00`, timeZone)[0];
      const ends = instantsAt(`${dayAfter(day)} 06:00`, timeZone)[0];
      if (begins !== undefined && ends !== undefined) nights.push({ start: begins, end: ends });
    }
    return overlapOf([period], nights);
  });

/** The parts of periods on days of a kind. */
export const onDays = (periods: readonly Period[], timeZone: string, fits: (day: string) => boolean): Period[] =>
  periods.flatMap((period) => {
    const days: Period[] = [];
    for (let day = dayOf(period.start, timeZone); day <= dayOf(period.end, timeZone); day = dayAfter(day))
      if (fits(day)) days.push({ start: dayBegins(day, timeZone), end: dayBegins(dayAfter(day), timeZone) });
    return overlapOf([period], days);
  });
