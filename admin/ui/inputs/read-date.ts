// Parses typed dates: 24/11/2026 08:05, 24.11., 24 11 26 8:05, 2026-11-24, 0805.
import { dayOf, two } from '#schema/core/zone.ts';

/** The day in a text, `YYYY-MM-DD`; a missing year is the current one. Undefined if the text is no day. */
export const readDay = (text: string, today: string): string | undefined => {
  const parts = text.trim().match(/\d+/g) ?? [];
  if (parts.length < 2 || parts.length > 3) return undefined;
  const [first = '', second = '', third] = parts;
  const yearFirst = first.length === 4;
  const year = yearFirst ? first : third === undefined ? today.slice(0, 4) : third.length === 2 ? `20${third}` : third;
  const [month, day] = yearFirst ? [second, third ?? '1'] : [second, first];
  const made = `${year}-${two(Number(month))}-${two(Number(day))}`;
  const real = new Date(`${made}T00:00:00Z`);
  return Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== made ? undefined : made;
};

/** The time in a text, `HH:mm`. */
const readTime = (text: string): string | undefined => {
  const [, hour, minute = '0'] = /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?\s*$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${two(Number(hour))}:${two(Number(minute))}`;
};

/** A day and a time in the picker's format: `YYYY-MM-DD HH:mm`. A time alone means today. */
export const readMoment = (text: string, now: number, timeZone: string): string | undefined => {
  const today = dayOf(now, timeZone);
  const [, dayText = '', timeText = ''] = /^\s*(.*?)\s*(\d{1,2}[:h]\d{2}|(?<=\s)\d{3,4})?\s*$/.exec(text) ?? [];
  const day = dayText ? readDay(dayText, today) : timeText ? today : undefined;
  const time = readTime(timeText.length === 3 ? `0${timeText}` : timeText || '0:00');
  return day && time ? `${day} ${time}` : undefined;
};
