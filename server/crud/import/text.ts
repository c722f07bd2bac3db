// Converts a cell of a file to a value of the API by the field's kind; unreadable text stays as it is, for the schema to refuse.

import { countryCodes } from '#schema/core/countries.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { type FieldKind, isLong, kinds, type SheetWay } from '#schema/core/field-kinds.ts';
import { fold } from '#schema/core/fold.ts';
import {
  centsIn,
  type DecimalMark,
  decimalMark,
  hoursIn,
  markAmong,
  numbersIn,
  onlyOf,
  type Readings,
  secondsIn,
} from '#schema/core/number-text.ts';
import { linesOf } from '#schema/core/rich-text.ts';
import { type Language, languages, phraseAt } from '#schema/core/words.ts';
import { words } from '#server/core/http/words.ts';

/** Names of countries in other programs and on vehicles, beside the names in our languages. */
const shortNames: Readonly<Record<string, string>> = {
  slo: 'SI',
  svn: 'SI',
  cro: 'HR',
  hrv: 'HR',
  aut: 'AT',
  deu: 'DE',
  ger: 'DE',
  ita: 'IT',
  fra: 'FR',
  hun: 'HU',
  srb: 'RS',
  bih: 'BA',
  che: 'CH',
  svk: 'SK',
  cze: 'CZ',
  pol: 'PL',
};
const named = (codes: readonly string[], type: 'region' | 'language') =>
  new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type });
      return codes.map((code) => [fold(names.of(code) ?? code), code] as const);
    }),
  );
let countries: ReadonlyMap<string, string> | undefined;
let tongues: ReadonlyMap<string, string> | undefined;

/** The words before a country's name on official documents. */
const inFull = /^(?:republika|republic of|republik|republique (?:de |d['’])?)\s*/;
const countryIn = (text: string): string => {
  countries ??= new Map([
    ...named(countryCodes, 'region'),
    ...Object.entries(shortNames),
    ...countryCodes.map((code) => [fold(code), code] as const),
  ]);
  return countries.get(fold(text)) ?? countries.get(fold(text).replace(inFull, '')) ?? text;
};
const languageIn = (text: string): string => {
  tongues ??= new Map([...named(languages, 'language'), ...languages.map((code) => [code, code] as const)]);
  return tongues.get(fold(text)) ?? text;
};

const yes = new Set(['1', 'x', 'da', 'yes', 'y', 'oui', 'ja', 'true', 'd']);
const no = new Set(['0', 'ne', 'no', 'n', 'non', 'nein', 'false', '-']);
const flagIn = (entity: Entity, field: string, text: string): unknown => {
  const folded = fold(text);
  if (yes.has(folded)) return true;
  if (no.has(folded)) return false;
  for (const value of [true, false])
    if (languages.some((language) => fold(phraseAt(words[language], `${entity.name}.values.${field}.${value}`) ?? '\u0000') === folded))
      return value;
  return text;
};

/** `30. 6. 2026`, `30/06/2026`, `2026-06-30`. */
const dateIn = (text: string): string => {
  const parts = /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})\.?$/.exec(text);
  return parts ? `${parts[3]}-${parts[2]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}` : text;
};

/** The text up to the last matching character. Searched from the end: a pattern that ends in `+$` takes quadratic time. */
const upToLast = (text: string, isLast: (sign: string) => boolean): string => {
  let end = text.length;
  while (end > 0 && !isLast(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
const isDigit = (sign: string) => sign >= '0' && sign <= '9';
/** The number of `14 dni` or `€ 1.204,50`, without what stands before and after it. */
const figuresOf = (text: string): string => upToLast(text.replace(/^[^\d.,−-]+/, ''), isDigit);
/** How the numbers of a file are read: by the mark that they show themselves, and then no mark leaves a doubt; else by the reader's language. */
export type NumberWay = { readonly decimal: DecimalMark; readonly sure: boolean };
const orText = (readings: Readings, text: string, { sure }: NumberWay): unknown => {
  const value = sure ? (readings[0] ?? Number.NaN) : onlyOf(readings);
  return Number.isNaN(value) ? text : value;
};

const choiceIn = (entity: Entity, field: string, info: FieldInfo, text: string): unknown => {
  const folded = fold(text);
  const choiceEntry = Object.entries(info.values ?? {}).find(
    ([name, value]) =>
      fold(name) === folded ||
      fold(String(value)) === folded ||
      languages.some((language) => fold(phraseAt(words[language], `${entity.name}.values.${field}.${name}`) ?? '\u0000') === folded),
  );
  return choiceEntry ? choiceEntry[1] : text;
};

const parts = (text: string) =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Read = (text: string, entity: Entity, field: string, info: FieldInfo, way: NumberWay) => unknown;
const asText: Read = (text) => text;
/** Names of other records are resolved elsewhere. */
const readers: Readonly<Record<SheetWay, Read>> = {
  asIs: asText,
  oneLine: (text) => linesOf(text).join(' '),
  richText: (text) =>
    text
      .split(/\r?\n/)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join(''),
  whole: (text, _entity, _field, _info, way) => orText(numbersIn(figuresOf(text), way.decimal, 0), text, way),
  decimal: (text, _entity, _field, { unit, scale = 2 }, way) =>
    orText(
      unit?.startsWith('hours') && text.includes(':')
        ? hoursIn(upToLast(text, isDigit), way.decimal, scale)
        : numbersIn(figuresOf(text), way.decimal, scale),
      text,
      way,
    ),
  cents: (text, _entity, _field, _info, way) => orText(centsIn(figuresOf(text), way.decimal), text, way),
  hours: (text, _entity, _field, _info, way) =>
    orText(
      secondsIn(
        upToLast(text, (sign) => isDigit(sign) || ':.,'.includes(sign)),
        way.decimal,
      ),
      text,
      way,
    ),
  day: dateIn,
  instant: asText,
  yesNo: (text, entity, field) => flagIn(entity, field, text),
  choice: (text, entity, field, info) =>
    info.many ? parts(text).map((part) => choiceIn(entity, field, info, part)) : choiceIn(entity, field, info, text),
  email: (text) => text.replace(/^mailto:/i, ''),
  phone: (text) =>
    text
      .replace(/[^\d+ ()/.-]/g, '')
      .replace(/^[^\d+]+/, '')
      .trim() || text,
  country: countryIn,
  language: languageIn,
  vatNumber: (text) => text.replace(/[\s.-]/g, '').toUpperCase(),
  iban: asText,
  title: asText,
  titles: parts,
  notAtAll: asText,
};

/** A longer text is not parsed as a value: it stays as it is, for the schema to refuse. */
const longestValue = 2000;
/** Texts and lists of names may be longer. */
const mayBeLonger = (kind: FieldKind) => isLong({ kind }) || ['oneLine', 'titles'].includes(kinds[kind].sheet);

const figureWays: ReadonlySet<SheetWay> = new Set(['whole', 'decimal', 'cents', 'hours']);

/** How a file's numbers are read: a decimal comma or point that some of its cells show holds for all. */
export const numberWayOf = (
  entity: Entity,
  fields: readonly string[],
  rows: readonly { readonly values: readonly string[] }[],
  language: Language,
): NumberWay => {
  const columns = fields.flatMap((field, at) => {
    const info = entity.info[field];
    return info && figureWays.has(kinds[info.kind].sheet) ? [at] : [];
  });
  const texts = rows.flatMap(({ values }) => columns.map((at) => figuresOf((values[at] ?? '').slice(0, longestValue))));
  const decimal = markAmong(texts);
  return { decimal: decimal ?? decimalMark(language), sure: decimal !== undefined };
};

/** Undefined for an empty cell; the apostrophe that an export writes before = + - @ is removed. */
export const readCell = (entity: Entity, field: string, raw: string, way: NumberWay): unknown => {
  const text = raw.replace(/^'(?=[=+\-@\t\r])/, '').trim();
  const info = entity.info[field];
  if (text === '' || !info) return null;
  return text.length > longestValue && !mayBeLonger(info.kind) ? text : readers[kinds[info.kind].sheet](text, entity, field, info, way);
};
