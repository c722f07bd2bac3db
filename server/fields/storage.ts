// The type of a field's column in both databases.
import type { FieldInfo } from '#schema/core/field-info.ts';
import { kinds, type Stored } from '#schema/core/field-kinds.ts';

/** A column as `generated/entities.ts` declares it: the builder's calls behind `p.`, and the type of the property. */
export type Column = { readonly builder: string; readonly type: string };
type ColumnOf = (info: FieldInfo) => Column;

const always =
  (builder: string, type: string): ColumnOf =>
  () => ({ builder, type });
/** Digits before the point: more than any business needs, and exact in a JavaScript number. */
const wholeDigits = 10;
const digitsAfter = (value: number) => (String(value).split('.')[1] ?? '').length;
/** The most values that the property's type spells out. */
const shortList = 12;

const choice = ({ values = {}, many }: FieldInfo): Column => {
  const stored = Object.values(values);
  const words = stored.every((value) => typeof value === 'string');
  const spelt =
    stored.length <= shortList ? stored.map((value) => (words ? `'${value}'` : value)).join(' | ') : words ? 'string' : 'number';
  if (many)
    return {
      builder: `json<${stored.length <= shortList ? `(${spelt})` : spelt}[]>()`,
      type: stored.length <= shortList ? `(${spelt})[]` : `${spelt}[]`,
    };
  const typed = stored.length <= shortList ? `.$type<${spelt}>()` : '';
  if (words) return { builder: `string().length(${Math.max(...stored.map((value) => String(value).length))})${typed}`, type: spelt };
  const scale = Math.max(...stored.map((value) => digitsAfter(Number(value))));
  return { builder: `${scale > 0 ? `decimal('number').precision(${wholeDigits}).scale(${scale})` : 'integer()'}${typed}`, type: spelt };
};

/** Null where the values are in a join table. */
const columns: Readonly<Record<Stored, ColumnOf | null>> = {
  line: ({ max }) => ({ builder: max ? `string().length(${max})` : 'text()', type: 'string' }),
  text: always('text()', 'string'),
  whole: always('integer()', 'number'),
  // Amounts in cents may exceed the range of 32 bits.
  cents: always("bigint('number')", 'number'),
  decimal: ({ scale = 2 }) => ({ builder: `decimal('number').precision(${wholeDigits + scale}).scale(${scale})`, type: 'number' }),
  day: always('date()', 'string'),
  instant: always('datetime(3)', 'Date'),
  flag: always('boolean()', 'boolean'),
  choice,
  id: always('manyToOne', 'number'),
  ids: null,
  rows: always('json<Readonly<Record<string, unknown>>[]>()', 'Readonly<Record<string, unknown>>[]'),
};

/** The column of a field; null where its values are in a join table. */
export const columnOf = (info: FieldInfo): Column | null => columns[kinds[info.kind].stored]?.(info) ?? null;
