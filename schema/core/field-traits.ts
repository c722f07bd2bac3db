// What each kind of field is wherever no table of its own asks: whether lists sort by it, whether rows keep it, whether it is typed as a figure.
import type { FieldInfo, FieldKind } from './field-info.ts';

type Traits = {
  /** It has an order that a list can page by. */
  readonly sorts: boolean;
  /** It is kept in a row of a field of rows as it is said: no file, no running number, no instant. */
  readonly inRows: boolean;
  /** People type it as a number: in `cents` and `seconds` it is kept otherwise than it is typed. */
  readonly figure: 'plain' | 'cents' | 'seconds' | null;
};

const line: Traits = { sorts: true, inRows: false, figure: null };
const held: Traits = { ...line, inRows: true };
const unordered: Traits = { ...line, sorts: false };

export const traits: Readonly<Record<FieldKind, Traits>> = {
  text: held,
  longText: { ...unordered, inRows: true },
  richText: unordered,
  integer: { ...held, figure: 'plain' },
  decimal: { ...held, figure: 'plain' },
  money: { ...held, figure: 'cents' },
  duration: { ...held, figure: 'seconds' },
  date: held,
  dateTime: line,
  flag: held,
  choice: held,
  color: line,
  email: line,
  phone: line,
  country: line,
  language: line,
  vatNumber: line,
  iban: line,
  reference: held,
  references: { ...unordered, inRows: true },
  rows: unordered,
  file: unordered,
  sequence: line,
};

/** Whether a list can be sorted by it. A fact, which has no metadata, is computed with every read and has no order to page by. */
export const sorts = (info: Pick<FieldInfo, 'kind' | 'many'> | undefined): boolean =>
  info !== undefined && !info.many && traits[info.kind].sorts;
