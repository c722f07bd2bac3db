// Counts the days of an absence, each with why it counts or not. The server counts at a decision, a screen while somebody chooses.
import { isWorkingDay, type WorkCalendar } from '../company/working-days.ts';
import { dayAfter, daysBetween, weekdayOf } from '../core/zone.ts';

export type Stay = {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** The first day begins, the last one ends at noon. */
  readonly half_from: boolean;
  readonly half_to: boolean;
};
export type CountedIn = 'workingDays' | 'calendarDays';
export type CountedDay = {
  readonly day: string;
  /** 1, 0.5 or 0. */
  readonly counts: number;
  /** Why it does not count. */
  readonly why: 'holiday' | 'notWorking' | null;
};

/** The longest absence, in days. */
export const longestAbsence = 3660;

const whyNot = (day: string, calendar: WorkCalendar): CountedDay['why'] =>
  isWorkingDay(day, calendar) ? null : calendar.holidays.has(day) && calendar.workDays.includes(weekdayOf(day)) ? 'holiday' : 'notWorking';

/** Every day from the first to the last. */
export const countedDays = ({ from, to, half_from, half_to }: Stay, counted: CountedIn, calendar: WorkCalendar): CountedDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_one, at) => {
    const day = dayAfter(from, at);
    const why = counted === 'calendarDays' ? null : whyNot(day, calendar);
    const half = (half_from && day === from) || (half_to && day === to);
    return { day, counts: why ? 0 : half ? 0.5 : 1, why };
  });

export const sumOfDays = (days: readonly Pick<CountedDay, 'counts'>[]): number => days.reduce((sum, { counts }) => sum + counts, 0);

/** Half a day at both ends of one day leaves nothing of it. */
export const isEmptyStay = ({ from, to, half_from, half_to }: Stay): boolean => from === to && half_from && half_to;
