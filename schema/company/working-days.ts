// Working days: those of the company's week that are no holiday.
import { dayAfter, weekdayOf } from '../core/zone.ts';

export type WorkCalendar = {
  /** 1 Monday … 7 Sunday. */
  readonly workDays: readonly number[];
  /** Days on which nobody has to work, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>;
};

export const isWorkingDay = (day: string, { workDays, holidays }: WorkCalendar): boolean =>
  workDays.includes(weekdayOf(day)) && !holidays.has(day);

/** A company that never works has no working days: then every day is one. */
const searched = 400;

/** The day itself, or the next one on which the company works. */
const firstFrom = (day: string, calendar: WorkCalendar): string => {
  for (let at = 0; at < searched; at += 1) {
    const candidate = dayAfter(day, at);
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  return day;
};

/** So many working days after a day; 0 is the day itself, or the first working day after it. */
export const workingDayAfter = (day: string, days: number, calendar: WorkCalendar): string => {
  let found = firstFrom(day, calendar);
  for (let left = days; left > 0; left -= 1) found = firstFrom(dayAfter(found), calendar);
  return found;
};
