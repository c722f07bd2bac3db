// Weeks of the calendar by ISO 8601, written `2026-W47`: they begin on Monday, and the first of a year holds its first Thursday.
import { dayAfter, daysBetween, mondayOf, two } from './zone.ts';

const shape = /^(\d{4})-W(\d{2})$/;

/** The week of a day. */
export const weekOf = (day: string): string => {
  const year = dayAfter(mondayOf(day), 3).slice(0, 4);
  return `${year}-W${two(1 + Math.floor(daysBetween(mondayOf(`${year}-01-04`), day) / 7))}`;
};

/** The Monday of a week. */
export const firstDayOf = (week: string): string => {
  const [, year = '1970', number = '01'] = shape.exec(week) ?? [];
  return dayAfter(mondayOf(`${year}-01-04`), 7 * (Number(number) - 1));
};

/** Whether a text is a week of the calendar. */
export const isWeek = (text: string): boolean => shape.test(text) && weekOf(firstDayOf(text)) === text;

/** The Sunday of a week. */
export const lastDayOf = (week: string): string => dayAfter(firstDayOf(week), 6);

/** The week some weeks later, or earlier. */
export const weekAfter = (week: string, weeks = 1): string => weekOf(dayAfter(firstDayOf(week), 7 * weeks));

/** How people write a week: 47/2026. */
export const weekName = (week: string): string => `${Number(week.slice(6))}/${week.slice(0, 4)}`;

/** The weeks from the one of a day to that of another. */
export const weeksBetween = (from: string, to: string): string[] => {
  const weeks: string[] = [];
  for (let day = mondayOf(from); day <= to; day = dayAfter(day, 7)) weeks.push(weekOf(day));
  return weeks;
};
