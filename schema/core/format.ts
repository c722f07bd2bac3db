// How the product writes dates, hours, numbers and money, in the reader's language and the company's time zone.
import type { Language } from './words.ts';
import { dayAfter, dayBegins, dayOf, daysBetween, instantsAt, isDay, two, wallClock } from './zone.ts';

/** The sign that stands for a missing value. */
export const nothing = '–';

/** A mail or web address, split where a line may break: after its @ and after slashes. Any other text stays whole. */
export const addressParts = (text: string): string[] => (/^\S*[@.]\S*$/.test(text) ? text.split(/(?<=@|[^:/]\/)/) : [text]);

const space = '\u00a0';

type Missing = null | undefined | '';
/** An instant (ISO 8601, milliseconds or Date). */
export type Instant = string | number | Date;
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

export interface Format {
  /** `24/11/2026`, of a day or of an instant. */
  date(value: Day | Instant | Missing): string;
  /** `24/11`, where the year is clear. */
  dayMonth(value: Day | Instant | Missing): string;
  /** `08:05`. */
  time(value: Instant | Missing): string;
  /** `24/11/2026 08:05`. */
  dateTime(value: Instant | Missing): string;
  /** Beside another instant: `08:05` on the same day, otherwise with its own date. */
  timeFrom(value: Instant | Missing, other: Instant): string;
  /** The day on which an instant falls. */
  dayOf(value: Instant): Day;
  /** The first and the last instant of a day in the company's time zone. */
  edgesOf(day: Day): readonly [first: string, last: string];
  /** `danes`, `včeraj`, `jutri`, otherwise undefined: stands beside a date, never in its place. */
  dayWord(day: Day, now?: Instant): string | undefined;
  /** `danes, 24/11/2026`: the heading of a day's entries. */
  dated(day: Day, now?: Instant): string;
  /** `Danes, torek 24/11/2026`: the heading of a group of rows. */
  heading(day: Day, now?: Instant): string;
  /** `november 2026`, of a day or a month. */
  month(value: Day): string;
  /** `torek`. */
  weekday(day: Day): string;
  /** The language's abbreviation, without a dot: `pon`, `Mo`. */
  shortWeekday(day: Day): string;
  /** The text that a picker takes: `2026-11-24 08:05`. */
  toPicker(value: Instant | Missing): string;
  /** The instants that a picker's text may mean, the earlier first: none (skipped hour, invalid date), one, or two (repeated hour). */
  fromPicker(text: string): string[];
  /** Seconds as `2:31:07`. */
  clock(seconds: number | Missing): string;
  /** Seconds as `2:31`. */
  hours(seconds: number | Missing): string;
  /** Decimal hours as people write them: `8`, `7:30`. */
  hourCount(hours: number | Missing): string;
  /** A rounded count for badges: `999`, `1,2k`. */
  count(value: number | Missing): string;
  /** An exact number: `2.043`. */
  number(value: number | Missing, digits?: number): string;
  /** A number as a field takes it, without thousands separators, so that an edit of it has one meaning: `2043,5`. */
  typed(value: number | Missing, digits?: number): string;
  /** A number whose thousands are set apart by blanks, in every language, so that its marks cannot be mistaken: `2 043,5`. */
  spaced(value: number | Missing, digits?: number): string;
  /** Cents as `1.204,50 €`. */
  money(cents: number | Missing, currency?: string): string;
  /** Cents without the currency, which stands in the head of the column: `1.204,50`. */
  amount(cents: number | Missing): string;
  /** `148.201 km`. */
  kilometers(value: number | Missing): string;
  /** Bytes as `2,8 MB` (a megabyte is a million). */
  megabytes(bytes: number | Missing): string;
  /** `78 %`, `9,5 %`: with as many of two decimals as the value has. */
  percent(value: number | Missing): string;
  /** A number and its unit, with a non-breaking space between: `14 dni`. */
  unit(value: number | Missing, unit: string, digits?: number): string;
}

const isMissing = (value: unknown): value is Missing => value === null || value === undefined || value === '';
const millis = (value: Instant) => (value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(value));
const capital = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Makes a formatter at its first use: most screens need few of them, and each takes milliseconds. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

export interface DayWords {
  today: string;
  yesterday: string;
  tomorrow: string;
}

/** Documents and mails write no »today«: they are read later. */
const unsaid: DayWords = { today: '', yesterday: '', tomorrow: '' };
/** The formatters of one language in one time zone; made once and shared. */
export const createFormat = (language: Language, timeZone: string, words: DayWords = unsaid): Format => {
  const plain = new Map<number, Intl.NumberFormat>();
  const numbers = (digits: number) => {
    const made = plain.get(digits) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits, useGrouping: 'always' });
    plain.set(digits, made);
    return made;
  };
  const bare = new Map<number, Intl.NumberFormat>();
  const ungrouped = (digits: number) => {
    const made = bare.get(digits) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits, useGrouping: false });
    bare.set(digits, made);
    return made;
  };
  const moneys = new Map<string, Intl.NumberFormat>();
  const months = once(() => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const weekdays = once(() => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }));
  const shortWeekdays = once(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }));

  const number = (value: number | Missing, digits = 0) => (isMissing(value) ? nothing : numbers(digits).format(value));
  const unit = (value: number | Missing, name: string, digits = 0) =>
    isMissing(value) ? nothing : `${number(value, digits)}${space}${name}`;
  const shownDay = (day: Day) => day.split('-').reverse().join('/');
  const on = <T extends Instant>(value: T | Missing, write: (at: number) => string) => {
    const at = isMissing(value) ? Number.NaN : millis(value);
    return Number.isNaN(at) ? nothing : write(at);
  };
  const date = (value: Day | Instant | Missing) => (isDay(value) ? shownDay(value) : on(value, (at) => shownDay(dayOf(at, timeZone))));
  const time = (at: number) => {
    const { hour, minute } = wallClock(at, timeZone);
    return `${two(hour)}:${two(minute)}`;
  };
  const dateTime = (at: number) => `${shownDay(dayOf(at, timeZone))}${space}${time(at)}`;
  const weekday = (day: Day) => weekdays().format(new Date(`${day}T00:00:00Z`));
  const dayWord = (day: Day, now: Instant = Date.now()) => {
    const distance = daysBetween(dayOf(millis(now), timeZone), day);
    return distance === 0 ? words.today : distance === -1 ? words.yesterday : distance === 1 ? words.tomorrow : undefined;
  };

  const decimals = (digits: number) =>
    once(() => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' }));
  const cent = decimals(2);
  const tenths = decimals(1);

  return {
    date,
    dayMonth: (value) => date(value).slice(0, 5),
    time: (value) => on(value, time),
    dateTime: (value) => on(value, dateTime),
    timeFrom: (value, other) => on(value, (at) => (dayOf(at, timeZone) === dayOf(millis(other), timeZone) ? time(at) : dateTime(at))),
    dayOf: (value) => dayOf(millis(value), timeZone),
    edgesOf: (day) => [new Date(dayBegins(day, timeZone)).toISOString(), new Date(dayBegins(dayAfter(day), timeZone) - 1).toISOString()],
    dayWord,
    dated: (day, now) => [dayWord(day, now), shownDay(day)].filter(Boolean).join(', '),
    heading: (day, now) => {
      const word = dayWord(day, now);
      const rest = `${weekday(day)} ${shownDay(day)}`;
      return capital(word ? `${word}, ${rest}` : rest, language);
    },
    month: (value) => months().format(new Date(`${value.slice(0, 7)}-01T00:00:00Z`)),
    weekday,
    shortWeekday: (day) =>
      shortWeekdays()
        .format(new Date(`${day}T00:00:00Z`))
        .replace('.', ''),
    toPicker: (value) => (isMissing(value) ? '' : on(value, (at) => `${dayOf(at, timeZone)} ${time(at)}`)),
    fromPicker: (text) => instantsAt(text, timeZone).map((at) => new Date(at).toISOString()),
    clock: (seconds) => {
      if (isMissing(seconds)) return nothing;
      const whole = Math.max(0, Math.floor(seconds));
      return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
    },
    hours: (seconds) => {
      if (isMissing(seconds)) return nothing;
      const minutes = Math.max(0, Math.floor(seconds / 60));
      return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
    },
    hourCount: (hours) => {
      if (isMissing(hours)) return nothing;
      const minutes = Math.round(hours * 60);
      return minutes % 60 === 0 ? number(minutes / 60) : `${number(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    },
    count: (value) => (isMissing(value) ? '' : Math.abs(value) > 999 ? `${numbers(1).format(value / 1000)}k` : numbers(0).format(value)),
    number,
    typed: (value, digits = 0) => (isMissing(value) ? '' : ungrouped(digits).format(value)),
    spaced: (value, digits = 0) =>
      isMissing(value)
        ? nothing
        : numbers(digits)
            .formatToParts(value)
            .map(({ type, value: part }) => (type === 'group' ? space : part))
            .join(''),
    amount: (cents) => (isMissing(cents) ? nothing : cent().format(cents / 100)),
    money: (cents, currency = 'EUR') => {
      if (isMissing(cents)) return nothing;
      const made = moneys.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' });
      moneys.set(currency, made);
      return made.format(cents / 100);
    },
    kilometers: (value) => unit(value, 'km'),
    megabytes: (bytes) => {
      if (isMissing(bytes)) return nothing;
      const size = bytes / 1_000_000;
      // A file that is not empty is never shown as 0.
      return `${size > 0 && size < 0.1 ? number(size, Math.ceil(-Math.log10(size))) : tenths().format(size)}${space}MB`;
    },
    percent: (value) => unit(value, '%', 2),
    unit,
  };
};
