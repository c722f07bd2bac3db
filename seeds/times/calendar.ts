// The company's calendar around a moment: working days, and the instant at which each day begins.
import { DateTime } from 'luxon';
import { settings, workFreeDays } from '../company/company.ts';

export type Day = { readonly date: string; readonly midnight: number; readonly worked: boolean };

export type Calendar = {
  /** Seconds since 1970, whole. */
  readonly now: number;
  /** From the oldest day to forty days after today. */
  readonly days: readonly Day[];
  readonly today: number;
  readonly dayAt: (second: number) => number;
};

export const minutes = (count: number) => Math.round(count * 60);
export const hours = (count: number) => Math.round(count * 3600);
export const daysLong = (count: number) => Math.round(count * 86_400);
export const iso = (second: number) => new Date(second * 1000).toISOString();

const ahead = 40;

export const makeCalendar = (moment: Date, back: number): Calendar => {
  const now = Math.floor(moment.getTime() / 1000);
  const today = DateTime.fromSeconds(now, { zone: settings.timezone }).startOf('day');
  const free = new Map<number, Set<string>>();
  const isFree = (day: DateTime) => {
    const dates = free.get(day.year) ?? new Set(workFreeDays(day.year).map((one) => one.date));
    free.set(day.year, dates);
    return dates.has(day.toISODate() ?? '');
  };
  const days: Day[] = [];
  for (let offset = -back; offset <= ahead; offset += 1) {
    const day = today.plus({ days: offset });
    const worked = (settings.work_days as readonly number[]).includes(day.weekday) && !isFree(day);
    days.push({ date: day.toISODate() ?? '', midnight: Math.floor(day.toSeconds()), worked });
  }
  const first = days[0]?.midnight ?? now;
  /** Days are 23 to 25 hours long, so a division estimates and the midnights decide. */
  const dayAt = (second: number) => {
    let index = Math.min(days.length - 1, Math.max(0, Math.floor((second - first) / 86_400)));
    while (index > 0 && second < (days[index]?.midnight ?? 0)) index -= 1;
    while (index + 1 < days.length && second >= (days[index + 1]?.midnight ?? Number.POSITIVE_INFINITY)) index += 1;
    return index;
  };
  return { now, days, today: back, dayAt };
};

/** A moment so many working days before today at a time of day: people act while at work, whatever the moment of creation. */
export const whileAtWork = (calendar: Calendar) => {
  const worked = calendar.days.slice(0, calendar.today).filter(({ worked }) => worked);
  return (daysAgo: number, time: string): number => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return (worked.at(-daysAgo)?.midnight ?? 0) + hours(hour) + minutes(minute);
  };
};

/** The morning of that day if it is a working day, else of the last one before. */
export const morningOf = ({ days, dayAt }: Calendar, second: number): number => {
  let at = dayAt(second);
  while (at > 0 && !(days[at]?.worked && (days[at]?.midnight ?? 0) + hours(8) <= second)) at -= 1;
  return (days[at]?.midnight ?? second) + hours(8);
};
