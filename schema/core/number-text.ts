// Parses numbers as people type them. Nothing is guessed: a text that may mean two numbers answers both, and a person decides.
import type { Language } from './words.ts';

export type DecimalMark = ',' | '.';
/** The numbers that a text may mean: none, one, or two, the reading by the language first. */
export type Readings = readonly number[];

const marks = new Map<Language, DecimalMark>();
/** The decimal mark of a language: a comma, in English a point. */
export const decimalMark = (language: Language): DecimalMark => {
  const mark = marks.get(language) ?? (new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.');
  marks.set(language, mark);
  return mark;
};

/** The number of a text that means one number; NaN where it means none or two. */
export const onlyOf = (readings: Readings): number => (readings.length === 1 ? (readings[0] ?? Number.NaN) : Number.NaN);

/** The longest text that is a number: more digits than any field holds. */
const longest = 40;
/** Blanks of all widths and apostrophes group digits in every language. */
const groupSigns = /[\s'’]/g;
const grouped = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;
const oneMark = /^(\d*)([.,])(\d*)$/;
const groupedByMarks = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

const unsigned = (text: string, decimal: DecimalMark): Readings => {
  if (/[\s'’]/.test(text)) return grouped.test(text) ? unsigned(text.replace(groupSigns, ''), text.includes(',') ? ',' : '.') : [];
  if (/^\d+$/.test(text)) return [Number(text)];
  const [, whole = '', mark, fraction = ''] = oneMark.exec(text) ?? [];
  if (mark) {
    if (whole === '' && fraction === '') return [];
    const value = Number(`${whole || '0'}.${fraction || '0'}`);
    const mayGroup = mark !== decimal && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
    return mayGroup ? [Number(`${whole}${fraction}`), value] : [value];
  }
  if (!groupedByMarks.test(text)) return [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const both = text.includes('.') && text.includes(',');
  return [Number(both ? `${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1) || '0'}` : text.replace(/[.,]/g, ''))];
};

/**
 * `1.204,50` and `1,204.50` → 1204.5 in every language; `12,345` is 12.345 where the comma is the decimal mark, and may mean 12345 or
 * 12.345 where it is not. A reading with more than `digits` decimals is left out where another fits.
 */
export const numbersIn = (text: string, decimal: DecimalMark, digits = Number.POSITIVE_INFINITY): Readings => {
  if (text.length > longest) return [];
  const [, minus, rest = ''] = /^([-−]?)\s*€?\s*(.*?)\s*€?$/.exec(text.trim()) ?? [];
  const readings = unsigned(rest, decimal).map((value) => (minus && value !== 0 ? -value : value));
  if (readings.length < 2 || digits > 20) return readings;
  // Nobody types decimals of a whole number: 14.000 km are fourteen thousand.
  if (digits === 0) return readings.slice(0, 1);
  const fitting = readings.filter((value) => Number(value.toFixed(digits)) === value);
  return fitting.length > 0 ? fitting : readings;
};

/** `45,00 €` → 4500. A part of a cent stays, for the field to refuse. */
export const centsIn = (text: string, decimal: DecimalMark): Readings =>
  numbersIn(text, decimal, 2).map((value) => Number((value * 100).toFixed(6)));

/** `12,5 %` → 12.5, `–` → 0; none beyond 0…100 or with a third decimal. */
export const percentIn = (text: string, decimal: DecimalMark): Readings =>
  text.trim() === '–'
    ? [0]
    : numbersIn(text.replace(/\s*%\s*$/, ''), decimal, 2).filter(
        (value) => value >= 0 && value <= 100 && Number(value.toFixed(2)) === value,
      );

const clockText = /^(\d{1,6}):([0-5]\d)(?::([0-5]\d))?$/;
const hoursAndMinutes = /^(\d{1,6})\s*h(?:\s*([0-5]?\d)\s*(?:min|m)?)?$/i;
const minutesAlone = /^(\d{1,6})\s*(?:min|m)$/i;
const pointedClock = /^(\d{1,6})\.([0-5]\d)$/;

/** `2:30`, `2,5`, `2h30` and `150 min` → 9000, `2` → 7200, `1:02:03` → 3723. `2.30` may mean 2:30 or 2:18 where the point is no decimal mark. */
export const secondsIn = (text: string, decimal: DecimalMark): Readings => {
  const typed = text.trim();
  if (typed.length > longest) return [];
  const [, hours, minutes = '0', seconds = '0'] = clockText.exec(typed) ?? hoursAndMinutes.exec(typed) ?? [];
  if (hours !== undefined) return [Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)];
  const [, only] = minutesAlone.exec(typed) ?? [];
  if (only !== undefined) return [Number(only) * 60];
  const counted = numbersIn(typed.replace(/\s*h$/i, ''), decimal).map((value) => Math.round(value * 3600));
  const [, hour, minute] = (decimal === ',' && pointedClock.exec(typed)) || [];
  return hour === undefined ? counted : [...new Set([Number(hour) * 3600 + Number(minute) * 60, ...counted])];
};

/** `7:30` → 7.5, `7,5` → 7.5, `7:20` → 7.3333 with a scale of four digits. */
export const hoursIn = (text: string, decimal: DecimalMark, scale: number): Readings =>
  /[:hm]/i.test(text) || (decimal === ',' && pointedClock.test(text.trim()))
    ? secondsIn(text, decimal).map((seconds) => Number((seconds / 3600).toFixed(scale)))
    : numbersIn(text, decimal, scale);

/** Whether a text may mean two numbers in some language: one mark before three digits. */
export const isTwofold = (text: string): boolean => numbersIn(text, ',').length === 2 || numbersIn(text, '.').length === 2;

/** The decimal mark that a text shows by itself; undefined where it has no mark or may mean two numbers. */
const markOf = (text: string): DecimalMark | undefined => {
  const [comma, point] = [onlyOf(numbersIn(text, ',')), onlyOf(numbersIn(text, '.'))];
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0 || comma !== point) return undefined;
  const groups = text.indexOf(text.charAt(last)) !== last;
  return (text.charAt(last) === ',') === groups ? '.' : ',';
};

/** The decimal mark of a file by its own numbers; undefined where none of them shows it, or where they differ. */
export const markAmong = (texts: Iterable<string>): DecimalMark | undefined => {
  const shown = new Set<DecimalMark>();
  for (const text of texts) {
    const mark = markOf(text);
    if (mark) shown.add(mark);
  }
  return shown.size === 1 ? [...shown][0] : undefined;
};
