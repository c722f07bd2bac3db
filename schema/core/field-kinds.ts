// What each kind of field is, said once: how it is kept, filtered, sorted, told and taken along. A cell and an input for it stand in `admin/fields`.
import type { FieldInfo } from './field-info.ts';
import { ibanText } from './iban.ts';
import { vatNumberText } from './vat-number.ts';

export type FilterOperator = 'eq' | 'neq' | 'in' | 'gte' | 'lte' | 'like';
/** What its column is; `ids` stand in a table of their own. */
export type Stored = 'line' | 'text' | 'whole' | 'cents' | 'decimal' | 'day' | 'instant' | 'flag' | 'choice' | 'id' | 'ids' | 'rows';
/** Which filter lists have for it; null where the search alone finds its values. */
export type FilterWay = 'days' | 'yesNo' | 'choice' | 'country' | 'language' | 'reference';
/** How a history tells it: as its cell shows it, or otherwise where a cell needs its record or has no room. */
export type HistoryWay = 'cell' | 'text' | 'clock' | 'name' | 'names' | 'count' | 'words';
/** How it reads in a file that is taken along, and is read from one that is brought in. */
export type SheetWay =
  | 'asIs'
  | 'oneLine'
  | 'richText'
  | 'whole'
  | 'decimal'
  | 'cents'
  | 'hours'
  | 'day'
  | 'instant'
  | 'yesNo'
  | 'choice'
  | 'email'
  | 'phone'
  | 'country'
  | 'language'
  | 'vatNumber'
  | 'iban'
  | 'title'
  | 'titles'
  | 'notAtAll';

type Kind = {
  readonly stored: Stored;
  /** What lists take in a filter of the API. */
  readonly filters: readonly FilterOperator[];
  readonly filter: FilterWay | null;
  /** It has an order that a list can page by. */
  readonly sorts: boolean;
  /** Too long for a list. */
  readonly long: boolean;
  /** It is kept in a row of a field of rows as it is said: no file, no running number, no instant. */
  readonly inRows: boolean;
  /** People type it as a number: in `cents` and `seconds` it is kept otherwise than it is typed. */
  readonly figure: 'plain' | 'cents' | 'seconds' | null;
  readonly history: HistoryWay;
  readonly sheet: SheetWay;
  /** How wide it stands in a form, in sixths of a row, as wide as what is written in it. */
  readonly width: 2 | 3 | 6 | 'byLength';
  /** On a phone it may stand below the name of its row. */
  readonly belowName: boolean;
  /** Why a value is refused that is none of this kind, where no more can be said than that. */
  readonly wrong?: string;
  /** How people write what is kept without blanks. */
  readonly written?: (bare: string) => string;
};

const exact: readonly FilterOperator[] = ['eq', 'neq', 'in'];
const ordered: readonly FilterOperator[] = [...exact, 'gte', 'lte'];
const byParts: readonly FilterOperator[] = [...exact, 'like'];

const line = {
  stored: 'line',
  filters: byParts,
  filter: null,
  sorts: true,
  long: false,
  inRows: false,
  figure: null,
  history: 'cell',
  sheet: 'asIs',
  width: 3,
  belowName: false,
} as const satisfies Kind;
const code = { ...line, filters: exact } as const satisfies Kind;
const long = { ...line, stored: 'text', filters: [], sorts: false, long: true, width: 6 } as const satisfies Kind;
const figure = { ...line, stored: 'whole', filters: ordered, inRows: true, figure: 'plain', width: 2 } as const satisfies Kind;
const row = { ...line, stored: 'id', filters: exact, filter: 'reference' } as const satisfies Kind;

const described = {
  /** A text in one line. */
  text: { ...line, inRows: true, history: 'text', sheet: 'oneLine', width: 'byLength', belowName: true },
  /** A text in several lines. */
  longText: { ...long, filters: ['like'], inRows: true, history: 'text' },
  /** HTML, cleaned before it is kept. */
  richText: { ...long, sheet: 'richText' },
  /** A whole number, with its unit. */
  integer: { ...figure, sheet: 'whole' },
  /** A number with digits after the point, with its unit. */
  decimal: { ...figure, stored: 'decimal', sheet: 'decimal' },
  /** Cents in the currency of the settings. */
  money: { ...figure, stored: 'cents', figure: 'cents', sheet: 'cents', belowName: true },
  /** Seconds, written as hours. */
  duration: { ...figure, figure: 'seconds', history: 'clock', sheet: 'hours' },
  /** A day. */
  date: { ...line, stored: 'day', filters: ordered, filter: 'days', inRows: true, sheet: 'day', belowName: true },
  /** An instant, kept in UTC and shown in the company's time zone. */
  dateTime: { ...line, stored: 'instant', filters: ordered, filter: 'days', sheet: 'instant', belowName: true },
  /** Yes or no. */
  flag: { ...line, stored: 'flag', filters: ['eq', 'neq'], filter: 'yesNo', inRows: true, sheet: 'yesNo', belowName: true },
  /** One of named values, or several of them. */
  choice: { ...line, stored: 'choice', filters: ordered, filter: 'choice', inRows: true, history: 'words', sheet: 'choice' },
  /** A colour, `#4f9be8`. */
  color: { ...code, wrong: 'notColor' },
  /** An address for mail. */
  email: { ...line, sheet: 'email', belowName: true },
  /** A telephone number. */
  phone: { ...line, sheet: 'phone', belowName: true, wrong: 'notPhone' },
  /** A country by its two letters. */
  country: { ...code, filter: 'country', sheet: 'country', belowName: true, wrong: 'notCountry' },
  /** One of the languages that the product speaks. */
  language: { ...code, filter: 'language', sheet: 'language', wrong: 'notLanguage' },
  /** A tax number without blanks, its checksum checked. */
  vatNumber: { ...line, sheet: 'vatNumber', belowName: true, wrong: 'vatFormat', written: vatNumberText },
  /** A bank account without blanks, its control digits checked. */
  iban: { ...line, sheet: 'iban', written: ibanText },
  /** A row of another entity. */
  reference: { ...row, inRows: true, history: 'name', sheet: 'title', belowName: true },
  /** Rows of another entity, each once. */
  references: {
    ...row,
    stored: 'ids',
    filters: ['eq', 'in'],
    sorts: false,
    inRows: true,
    history: 'names',
    sheet: 'titles',
    width: 6,
  },
  /** Rows in an order, edited in place with their record. */
  rows: { ...long, stored: 'rows', history: 'count', sheet: 'notAtAll' },
  /** An uploaded file. */
  file: { ...row, filter: null, sorts: false, sheet: 'notAtAll', width: 6 },
  /** A running number without gaps, which the server gives. */
  sequence: { ...line, stored: 'whole', filters: ordered, sheet: 'whole', width: 2 },
} as const satisfies Readonly<Record<string, Kind>>;

export type FieldKind = keyof typeof described;
export const kinds: Readonly<Record<FieldKind, Kind>> = described;
export const fieldKinds = Object.keys(kinds) as readonly FieldKind[];

/** Whether a list can be sorted by it. A fact, which has no metadata, is computed with every read and has no order to page by. */
export const sorts = (info: Pick<FieldInfo, 'kind' | 'many'> | undefined): boolean =>
  info !== undefined && !info.many && kinds[info.kind].sorts;
/** Too long for a list, and in no order. */
export const isLong = ({ kind }: Pick<FieldInfo, 'kind'>): boolean => kinds[kind].long;
/** Kept in hundredths of what people read and type. */
export const isInCents = (info: Pick<FieldInfo, 'kind'> | undefined): boolean => info !== undefined && kinds[info.kind].figure === 'cents';
/** It holds any number of values: nothing of it is an empty list. */
export const holdsSeveral = ({ kind, many }: Pick<FieldInfo, 'kind' | 'many'>): boolean =>
  many === true || kinds[kind].stored === 'ids' || kinds[kind].stored === 'rows';
