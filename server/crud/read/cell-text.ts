// Writes a value of a record as a cell's text: in an exported file, and in an import's preview of changes.

import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { kinds, type SheetWay } from '#schema/core/field-kinds.ts';
import type { Format } from '#schema/core/format.ts';
import { ibanText } from '#schema/core/iban.ts';
import { plainText } from '#schema/core/rich-text.ts';
import { type Language, phraseAt } from '#schema/core/words.ts';
import { words } from '#server/core/http/words.ts';
import type { Names } from '../import/names.ts';

export type Telling = { readonly language: Language; readonly format: Format };
type About = Telling & { readonly entity: Entity; readonly field: string; readonly info: FieldInfo; readonly names?: Names | undefined };

const say = (language: Language, key: string) => phraseAt(words[language], key) ?? phraseAt(words.en, key);
/** Formatters are made once and kept: each costs as much as a thousand cells. */
const cachedByLanguage = <T>(make: (language: Language, about: string) => T) => {
  const made = new Map<string, T>();
  return (language: Language, about: string | number): T => {
    const key = `${language} ${about}`;
    const known = made.get(key) ?? make(language, String(about));
    made.set(key, known);
    return known;
  };
};
const numbers = cachedByLanguage(
  (language, digits) => new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: Number(digits) }),
);
const amounts = cachedByLanguage(
  (language) => new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const namesIn = cachedByLanguage((language, type) => new Intl.DisplayNames(language, { type: type as 'region' | 'language' }));
/** A number without thousands separators, so that a spreadsheet can read it. */
const plainNumber = (value: number, language: Language, digits: number) => numbers(language, digits).format(value).replace('\u2212', '-');
/** Cents as a decimal amount, without thousands separators. */
export const centsText = (value: number, language: Language): string =>
  amounts(language, 'cents')
    .format(value / 100)
    .replace('\u2212', '-');
const choiceText = ({ entity, field, info, language }: About, stored: unknown): string => {
  const [name = String(stored)] = Object.entries(info.values ?? {}).find(([, value]) => value === stored) ?? [];
  return say(language, `${entity.name}.values.${field}.${name}`) ?? say(language, `${entity.name}.${field}.${name}`) ?? name;
};
type Write = (value: unknown, about: About) => string;
const asText: Write = (value) => String(value);
const titleOf: Write = (value, { names }) => names?.byId.get(Number(value))?.title ?? '';

const writers: Readonly<Record<SheetWay, Write>> = {
  asIs: asText,
  oneLine: asText,
  richText: (value) => plainText(String(value)),
  whole: asText,
  decimal: (value, { language, info }) => plainNumber(Number(value), language, info.scale ?? 2),
  cents: (value, { language }) => centsText(Number(value), language),
  hours: (value, { format }) => format.hours(Number(value)),
  day: (value, { format }) => format.date(String(value)),
  instant: (value, { format }) => format.dateTime(String(value)),
  yesNo: (value, { language }) => say(language, value === true ? 'shell.list.yes' : 'shell.list.no') ?? String(value),
  choice: (value, about) => (Array.isArray(value) ? value.map((one) => choiceText(about, one)).join(', ') : choiceText(about, value)),
  email: asText,
  phone: asText,
  country: (value, { language }) => namesIn(language, 'region').of(String(value)) ?? String(value),
  language: (value, { language }) => namesIn(language, 'language').of(String(value)) ?? String(value),
  vatNumber: asText,
  iban: (value) => ibanText(String(value)),
  title: titleOf,
  titles: (value, about) =>
    Array.isArray(value)
      ? value
          .map((id) => titleOf(id, about))
          .filter(Boolean)
          .join(', ')
      : '',
  notAtAll: () => '',
};

/** The text of a cell; empty for an empty value. */
export const cellText = (entity: Entity, field: string, value: unknown, telling: Telling, names?: Names): string => {
  const info = entity.info[field];
  if (!info || value === null || value === undefined || value === '') return '';
  return writers[kinds[info.kind].sheet](value, { ...telling, entity, field, info, names });
};
