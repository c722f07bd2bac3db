// Working days: the days of the company's week that are not holidays.
import { dayAfter, weekdayOf } from '../core/zone.ts';

export type WorkCalendar = {
  /** 1 Monday … 7 Sunday. */
  readonly workDays: readonly number[];
  /** Holidays, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>;
};

export const isWorkingDay = (day: string, { workDays, holidays }: WorkCalendar): boolean =>
  workDays.includes(weekdayOf(day)) && !holidays.has(day);

/** The most days to search: with no working day in that range, every day counts as one. */
const searched = 400;

/** The first working day from this day on. */
const firstFrom = (day: string, calendar: WorkCalendar): string => {
  for (let at = 0; at < searched; at += 1) {
    const candidate = dayAfter(day, at);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  return day;
};

/** The day so many working days later; with 0 the day itself, or the first working day after it. */
export const workingDayAfter = (day: string, days: number, calendar: WorkCalendar): string => {
  let found = firstFrom(day, calendar);
  for (let left = days; left > 0; left -= 1) found = firstFrom(dayAfter(found), calendar);
  return found;
};
