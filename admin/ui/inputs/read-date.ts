// Parses typed dates and times: 24/11/2026 08:05, 24.11., 24 11 26 8:05, 2026-11-24, 0805, 7.15, 7h15.
import { dayOf, two } from '#schema/core/zone.ts';

/** The day in a text, `YYYY-MM-DD`; a missing year is the current one. Undefined if the text is no day. */
export const readDay = (text: string, today: string): string | undefined => {
  const [digits = '', ...rest] = /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text) ?? [];
  const parts = digits ? rest : (text.trim().match(/\d+/g) ?? []);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const [first = '', second = '', third] = parts;
  const yearFirst = first.length === 4;
  const year = yearFirst ? first : third === undefined ? today.slice(0, 4) : third.length === 2 ? `20${third}` : third;
  if (!/^(?:19|2[01])\d\d$/.test(year)) return undefined;
  const [month, day] = yearFirst ? [second, third ?? '1'] : [second, first];
  const made = `${year}-${two(Number(month))}-${two(Number(day))}`;
  const real = new Date(`${made}T00:00:00Z`);
  return Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== made ? undefined : made;
};

/** The time in a text, `HH:mm`: 7, 715, 0715, 7:15, 7.15, 7h15. A phone's number keyboard has no colon. */
export const readTime = (text: string): string | undefined => {
  const [, digits, hourText = digits?.slice(0, -2), minuteText = digits?.slice(-2) ?? '0'] =
    /^\s*(?:(\d{3,4})|(\d{1,2})(?:\s?[:.h]\s?(\d{2})|\s?h)?)\s*$/i.exec(text) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  return hour > 23 || minute > 59 ? undefined : `${two(hour)}:${two(minute)}`;
};

const pointed = /^\d{1,2}\.\d{2}$/;
const hasYear = /\d{4}/;

/** A day and a time behind it, apart from each other: the time may be 0805 or, behind a year, 8. */
const dayAndTime = (text: string, today: string): string | undefined => {
  const [, dayText = '', timeText = ''] = /^(.*\d.*?)\s+(\S+)$/.exec(text) ?? [];
  if (/^\d{1,2}h?$/.test(timeText) && !hasYear.test(dayText)) return undefined;
  const [day, time] = [readDay(dayText, today), readTime(timeText)];
  return day && time ? `${day} ${time}` : undefined;
};

/**
 * A day and a time in the picker's format: `YYYY-MM-DD HH:mm`. A time alone belongs to the field's own day, else to today; `7.12` is a
 * time where the field has a day, else the seventh of December.
 */
export const readMoment = (text: string, now: number, timeZone: string, ownDay?: string): string | undefined => {
  const today = dayOf(now, timeZone);
  const typed = text.trim();
  const [, date, digits] = /^(\d{8})(\d{4})$/.exec(typed) ?? [];
  if (date && digits) return dayAndTime(`${date} ${digits}`, today);
  const day = readDay(typed, today);
  const time = readTime(typed);
  if (time && (!day || /[:h]/i.test(typed) || (ownDay && pointed.test(typed)))) return `${ownDay ?? today} ${time}`;
  return day ? `${day} 00:00` : dayAndTime(typed, today);
};
