// Vacation days by their years of entitlement: how many a year brings, which are used first, and when they lapse.
import { dayAfter, two } from '../core/zone.ts';
import type { LeaveReason } from './leave-entry.ts';

/** The parts of an entry that a balance needs. */
export type LeaveRow = { readonly year: number; readonly days: number; readonly reason: LeaveReason };
export type LapseSettings = { readonly vacation_removal_day: number; readonly vacation_removal_month: number };
export type Employment = { readonly employed_from: string | null; readonly employed_until: string | null };

const quarters = (days: number) => Math.round(days * 4) / 4;
const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Full months of a year in which somebody is employed. */
export const monthsEmployed = (year: number, { employed_from, employed_until }: Employment): number => {
  if (employed_from && yearOf(employed_from) > year) return 0;
  if (employed_until && yearOf(employed_until) < year) return 0;
  // The month of the first or last day is a full one only if it is employed from its first or until its last day.
  const first = !employed_from || yearOf(employed_from) < year ? 1 : monthOf(employed_from) + (employed_from.endsWith('-01') ? 0 : 1);
  const ends = employed_until && yearOf(employed_until) === year ? employed_until : null;
  const last = ends ? monthOf(ends) - (Number(ends.slice(8)) === lastOf(year, monthOf(ends)) ? 0 : 1) : 12;
  return Math.max(0, last - first + 1);
};

/** The days of a year: a twelfth of the whole year's for each month, in quarters. */
export const entitlement = (basis: number, months: number): number => quarters((basis * months) / 12);

/** What a change of the whole year's days brings from a day on, in proportion to what is left of the year. */
export const entitlementChange = (from: number, to: number, months: number, day: string): number => {
  const year = yearOf(day);
  const length = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000;
  const left = (Date.UTC(year + 1, 0, 1) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
  return quarters((to - from) * Math.min(months / 12, left / length));
};

/** The last day on which days of a year can be used: in the next year that of the settings, or 31 December for who was prevented. */
export const lapsesOn = (year: number, { vacation_removal_day, vacation_removal_month }: LapseSettings, prevented: boolean): string =>
  prevented ? `${year + 1}-12-31` : `${year + 1}-${two(vacation_removal_month)}-${two(vacation_removal_day)}`;

/** So many days before days lapse their user is warned. */
export const lapseWarnings = [60, 30, 7] as const;

/** The last warning that a day calls for, as the day from which it does; null before the first, and once the days have lapsed. */
export const warningSince = (day: string, last: string): string | null => {
  if (day > last) return null;
  const since = lapseWarnings.map((before) => dayAfter(last, -before)).filter((from) => from <= day);
  return since.at(-1) ?? null;
};

export const isPrevented = (rows: readonly LeaveRow[], year: number): boolean =>
  rows.some((row) => row.reason === 'prevented' && row.year === year);

/** What is left of each year, oldest first. */
export const leftByYear = (rows: readonly LeaveRow[]): ReadonlyMap<number, number> => {
  const left = new Map<number, number>();
  for (const { year, days } of [...rows].sort((one, other) => one.year - other.year))
    left.set(year, quarters((left.get(year) ?? 0) + days));
  return left;
};

type Used = { readonly year: number; readonly days: number };
const summed = (used: ReadonlyMap<number, number>): Used[] =>
  [...used].filter(([, days]) => days > 0).map(([year, days]) => ({ year, days }));

/**
 * From which years the days of an absence are taken: the oldest that has any left on that day, otherwise the day's own year, which may
 * then be overdrawn.
 */
export const takeDays = (
  days: readonly { readonly day: string; readonly counts: number }[],
  rows: readonly LeaveRow[],
  settings: LapseSettings,
): Used[] => {
  const left = new Map(leftByYear(rows));
  const used = new Map<number, number>();
  const take = (year: number, counts: number) => {
    left.set(year, (left.get(year) ?? 0) - counts);
    used.set(year, (used.get(year) ?? 0) + counts);
  };
  for (const { day, counts } of days) {
    let still = counts;
    for (const [year, has] of left) {
      if (still === 0 || year > yearOf(day)) break;
      if (has <= 0 || day > lapsesOn(year, settings, isPrevented(rows, year))) continue;
      const part = Math.min(has, still);
      take(year, part);
      still -= part;
    }
    if (still > 0) take(yearOf(day), still);
  }
  return summed(used);
};

/** To which years days of one absence go back: what was taken last goes back first. `rows` are the entries of that absence. */
export const giveBackDays = (days: number, rows: readonly LeaveRow[]): Used[] => {
  const back = new Map<number, number>();
  let still = days;
  for (const [year, sum] of [...leftByYear(rows)].reverse()) {
    const part = Math.min(-sum, still);
    if (part <= 0) continue;
    back.set(year, part);
    still -= part;
  }
  return summed(back);
};

export type LeaveBalance = {
  /** What this year brings. */
  readonly year_days: number;
  /** What was left of earlier years when this one began. */
  readonly carried_over: number;
  /** The last day of what is left of earlier years; null if nothing is. */
  readonly lapses_on: string | null;
  /** Approved, of this year's days and the carried ones. */
  readonly used: number;
  readonly left: number;
};

/** The balance in the year of a day; `rows` are all entries of one user, each with its day. */
export const balanceOf = (rows: readonly (LeaveRow & { readonly day: string })[], on: string, settings: LapseSettings): LeaveBalance => {
  const year = yearOf(on);
  const sum = (of: readonly LeaveRow[]) => quarters(of.reduce((total, { days }) => total + days, 0));
  const usage = rows.filter(({ reason }) => reason === 'used' || reason === 'givenBack');
  const before = rows.filter((row) => row.year < year && (yearOf(row.day) < year || row.reason === 'carriedOver'));
  const lapses = [...leftByYear(rows)]
    .filter(([of, days]) => of < year && days > 0)
    .map(([of]) => lapsesOn(of, settings, isPrevented(rows, of)));
  return {
    year_days: sum(rows.filter((row) => row.year === year && !usage.includes(row))),
    carried_over: Math.max(0, sum(before)),
    lapses_on: lapses.sort()[0] ?? null,
    used: 0 - sum(usage.filter((row) => yearOf(row.day) === year)),
    left: sum(rows.filter((row) => row.year <= year)),
  };
};
