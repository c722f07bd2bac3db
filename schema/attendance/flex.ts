// Flexible hours: which months are counted, what a month brings against the contract, and the balance that follows.
import { edgesOfMonth, monthLater } from '../core/zone.ts';
import { sumOfCorrections } from './corrected-hours.ts';
import type { AttendanceDay } from './day.ts';
import type { FlexReason } from './flex-entry.ts';
import { unansweredDays } from './week.ts';

export type FlexRow = { readonly day: string; readonly seconds: number; readonly reason: FlexReason };
export type FlexPerson = {
  readonly flexible_from: string | null;
  readonly employed_from: string | null;
  readonly employed_until: string | null;
};

export const monthOf = (day: string): string => day.slice(0, 7);

/** The months that are over on `today` and belong to the balance: from the latest of what the user type says, the employment and an opening balance. */
export const monthsCounted = (of: FlexPerson, rows: readonly FlexRow[], today: string): string[] => {
  if (!of.flexible_from) return [];
  const opening = rows.find(({ reason }) => reason === 'opening')?.day ?? '';
  const first = [of.flexible_from, of.employed_from ?? '', opening].map(monthOf).sort().at(-1) ?? '';
  const last = of.employed_until ? monthOf(of.employed_until) : '9999';
  const months: string[] = [];
  for (let month = first; month < monthOf(today) && month <= last; month = monthLater(month, 1)) months.push(month);
  return months;
};

/** Worked without what was due: with corrections of locked days, without days on which nobody was employed. */
export const balanceOfDays = (days: readonly AttendanceDay[]): number =>
  days.reduce((sum, { overtime, corrections }) => sum + overtime + sumOfCorrections(corrections).present, 0);

export type DueRow = {
  readonly day: string;
  readonly seconds: number;
  /** What the month brought so far; null where it was not counted yet. */
  readonly before: number | null;
};

/** The row that is still to be written for a month: all of it, or what has changed since; null while the end of one of its days is unknown. */
export const dueOfMonth = (month: string, days: readonly AttendanceDay[], rows: readonly FlexRow[]): DueRow | null => {
  if (unansweredDays(days).length > 0) return null;
  const counted = rows.filter(({ reason, day }) => reason === 'counted' && monthOf(day) === month);
  const before = counted.length > 0 ? balanceOf(counted) : null;
  const current = balanceOfDays(days);
  return before === current ? null : { day: edgesOfMonth(month).to, seconds: current - (before ?? 0), before };
};

export const balanceOf = (rows: readonly Pick<FlexRow, 'seconds'>[]): number => rows.reduce((sum, { seconds }) => sum + seconds, 0);
