// How each kind of field is stored: its column in both databases and which filters it takes. A kind that is missing here does not compile.
import type { FieldInfo, FieldKind } from '#schema/core/fields.ts';

export type FilterOperator = 'eq' | 'neq' | 'in' | 'gte' | 'lte' | 'like';

/** A column as `generated/entities.ts` declares it: the builder's calls behind `p.`, and the type of the property. */
export type Column = { readonly builder: string; readonly type: string };

export type Storage = {
  /** Null where the values stand in a table of their own. */
  readonly column: ((info: FieldInfo) => Column) | null;
  readonly filters: readonly FilterOperator[];
};

const exact: readonly FilterOperator[] = ['eq', 'neq', 'in'];
const ordered: readonly FilterOperator[] = [...exact, 'gte', 'lte'];
const texts: readonly FilterOperator[] = [...exact, 'like'];

const line = (filters: readonly FilterOperator[]): Storage => ({
  column: (info) => ({ builder: info.max ? `string().length(${info.max})` : 'text()', type: 'string' }),
  filters,
});
const whole: Storage = { column: () => ({ builder: 'integer()', type: 'number' }), filters: ordered };
/** Digits before the point: more than any business needs, and exact in a JavaScript number. */
const wholeDigits = 10;
const digitsAfter = (value: number) => (String(value).split('.')[1] ?? '').length;
/** A list this short is spelt out in the property's type. */
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

export const storage: Readonly<Record<FieldKind, Storage>> = {
  text: line(texts),
  // Marks are no words: the search finds what stands between them.
  richText: { column: () => ({ builder: 'text()', type: 'string' }), filters: [] },
  longText: { column: () => ({ builder: 'text()', type: 'string' }), filters: ['like'] },
  integer: whole,
  decimal: {
    column: ({ scale = 2 }) => ({ builder: `decimal('number').precision(${wholeDigits + scale}).scale(${scale})`, type: 'number' }),
    filters: ordered,
  },
  // Sums in cents pass the range of 32 bits.
  money: { column: () => ({ builder: "bigint('number')", type: 'number' }), filters: ordered },
  duration: whole,
  date: { column: () => ({ builder: 'date()', type: 'string' }), filters: ordered },
  dateTime: { column: () => ({ builder: 'datetime(3)', type: 'Date' }), filters: ordered },
  flag: { column: () => ({ builder: 'boolean()', type: 'boolean' }), filters: ['eq', 'neq'] },
  choice: { column: choice, filters: ordered },
  color: line(exact),
  email: line(texts),
  phone: line(texts),
  country: line(exact),
  language: line(exact),
  vatNumber: line(texts),
  iban: line(texts),
  reference: { column: () => ({ builder: 'manyToOne', type: 'number' }), filters: exact },
  file: { column: () => ({ builder: 'manyToOne', type: 'number' }), filters: exact },
  references: { column: null, filters: ['eq', 'in'] },
  rows: {
    column: () => ({ builder: 'json<Readonly<Record<string, unknown>>[]>()', type: 'Readonly<Record<string, unknown>>[]' }),
    filters: [],
  },
  sequence: whole,
};
