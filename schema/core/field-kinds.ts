// What each kind of field means for storage, filters, sorting, history, export and import. Its cell and input are in `admin/fields`.
import type { FieldInfo } from './field-info.ts';
import { ibanText } from './iban.ts';
import { vatNumberText } from './vat-number.ts';

export type FilterOperator = 'eq' | 'neq' | 'in' | 'gte' | 'lte' | 'like';
/** The type of the column; `ids` are kept in a join table. */
export type Stored = 'line' | 'text' | 'whole' | 'cents' | 'decimal' | 'day' | 'instant' | 'flag' | 'choice' | 'id' | 'ids' | 'rows';
/** Which filter a list offers for the field; null for none. */
export type FilterWay = 'days' | 'yesNo' | 'choice' | 'country' | 'language' | 'reference';
/** How the history shows a value: as the cell does, or otherwise where a cell needs the whole record or more room. */
export type HistoryWay = 'cell' | 'text' | 'clock' | 'name' | 'names' | 'count' | 'words';
/** How a value is written to an exported file and read from an imported one. */
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
  /** The filter operators that the API takes. */
  readonly filters: readonly FilterOperator[];
  readonly filter: FilterWay | null;
  /** A list can be sorted by the field. */
  readonly sorts: boolean;
  /** The value is too long for a list. */
  readonly long: boolean;
  /** The kind may be used inside a field of rows. */
  readonly inRows: boolean;
  /** People type the value as a number; `cents` and `seconds` are stored in another unit than they are typed. */
  readonly figure: 'plain' | 'cents' | 'seconds' | null;
  readonly history: HistoryWay;
  readonly sheet: SheetWay;
  /** The width in a form, in sixths of a row; `byLength` follows the longest value. */
  readonly width: 2 | 3 | 6 | 'byLength';
  /** On a phone a list may show the value below the title of the row. */
  readonly belowName: boolean;
  /** The reason for a refused value, where nothing more specific is known. */
  readonly wrong?: string;
  /** How people write a value that is stored without spaces. */
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

/** Whether a list can be sorted by the field. A fact has no metadata and cannot: it is computed with every read. */
export const sorts = (info: Pick<FieldInfo, 'kind' | 'many'> | undefined): boolean =>
  info !== undefined && !info.many && kinds[info.kind].sorts;
/** Whether values are too long for a list, and not sortable. */
export const isLong = ({ kind }: Pick<FieldInfo, 'kind'>): boolean => kinds[kind].long;
/** Whether values are stored in hundredths of what people read and type. */
export const isInCents = (info: Pick<FieldInfo, 'kind'> | undefined): boolean => info !== undefined && kinds[info.kind].figure === 'cents';
/** Whether the field holds any number of values: its empty value is an empty list. */
export const holdsSeveral = ({ kind, many }: Pick<FieldInfo, 'kind' | 'many'>): boolean =>
  many === true || kinds[kind].stored === 'ids' || kinds[kind].stored === 'rows';
