// Calendar arithmetic in the company's time zone, in which every instant is shown and every picker is read.

export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const faces = new Map<string, Intl.DateTimeFormat>();
const faceOf = (timeZone: string) => {
  const known = faces.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  faces.set(timeZone, made);
  return made;
};

/** The local date and time at an instant (milliseconds since 1970). */
export const wallClock = (instant: number, timeZone: string): WallClock => {
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of faceOf(timeZone).formatToParts(instant)) if (type in clock) clock[type as keyof WallClock] = Number(value);
  return clock;
};

/** Two digits, with a leading zero. */
export const two = (value: number) => String(value).padStart(2, '0');

/** Whether a text is a complete instant, which a picker's text may not be yet: `2026-11-24T07:05:00.000Z`. */
export const isInstant = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

/** The day, `YYYY-MM-DD`, on which an instant falls. */
export const dayOf = (instant: number, timeZone: string) => {
  const { year, month, day } = wallClock(instant, timeZone);
  return `${year}-${two(month)}-${two(day)}`;
};

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};

/** The day some days later (or earlier). */
export const dayAfter = (day: string, days = 1) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `2026-11` and a number of months later, or earlier. */
export const monthLater = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
};

/** The first and the last day of a month, `2026-11`. */
export const edgesOfMonth = (month: string): { readonly from: string; readonly to: string } => {
  const from = `${month}-01`;
  return { from, to: dayAfter(`${monthLater(month, 1)}-01`, -1) };
};

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => dayAfter(day, 1 - weekdayOf(day));

/** Days from one day to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Hours by the local clock since the midnight that began `day`: 30 is six in the morning of the next day. */
export const hoursInto = (day: string, instant: number, timeZone: string) => {
  const { hour, minute, second } = wallClock(instant, timeZone);
  return daysBetween(day, dayOf(instant, timeZone)) * 24 + hour + minute / 60 + second / 3600;
};

const asUtc = ({ year, month, day, hour, minute, second }: WallClock) => Date.UTC(year, month - 1, day, hour, minute, second);

/**
 * The instants at which the local clock shows `YYYY-MM-DD HH:mm`: normally one; two in the repeated hour of autumn
 * (the earlier first), none in the skipped hour of spring or for a text that is no date.
 */
export const instantsAt = (text: string, timeZone: string): number[] => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/.exec(text.trim());
  if (!parts) return [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const localTime = asUtc({ year, month, day, hour, minute, second: 0 });
  const offsets = new Set(
    [-86_400_000, 86_400_000].map((offsetMs) => asUtc(wallClock(localTime + offsetMs, timeZone)) - (localTime + offsetMs)),
  );
  return [...offsets]
    .map((offset) => localTime - offset)
    .filter((instant) => {
      const shown = wallClock(instant, timeZone);
      return asUtc(shown) === localTime && shown.day === day && shown.hour === hour;
    })
    .sort((a, b) => a - b);
};

/** The instant at which a day begins; where the clocks are set forward at midnight that is one o'clock. */
export const dayBegins = (day: string, timeZone: string): number =>
  instantsAt(`${day} 00:00`, timeZone)[0] ?? instantsAt(`${day} 01:00`, timeZone)[0] ?? Date.parse(`${day}T00:00:00Z`);
