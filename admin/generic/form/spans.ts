// How wide each field of a form is, in sixths of its row: as wide as what is written in it.
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import { type FieldKind, kinds } from '#schema/core/field-kinds.ts';

type Span = 1 | 2 | 3 | 4 | 5 | 6;

const textSpan = (max = 200): Span => (max <= 16 ? 2 : max <= 60 ? 3 : max <= 80 ? 4 : 6);

const widthOf = ({ kind, max, many }: FieldMetadata): Span => {
  const { width } = kinds[kind];
  return many ? 6 : width === 'byLength' ? textSpan(max) : width;
};

/** Fields that a little more room suits: the last of a row takes what would stay empty beside it. */
const stretches: ReadonlySet<FieldKind> = new Set(['text', 'reference', 'email']);

/** A switch has no label above it: beside a field that has one it would hang askew, so it stands alone or beside another switch. */
const spanOf = (info: FieldMetadata, beside: readonly (FieldMetadata | undefined)[], short: boolean): Span => {
  if (info.kind === 'flag' && !beside.some((other) => other?.kind === 'flag')) return 6;
  // In half of a short row its last groups would be cut.
  if (short && info.kind === 'iban') return 6;
  // Many a unit stands beside a number: where half a row is short, it takes that, so that the digits, the unit and the name find room.
  return short && kinds[info.kind].figure ? 3 : widthOf(info);
};

/** Row after row; `short`: the rows are short, as on a tablet. */
export const spansOf = (fields: readonly FieldMetadata[], short = false): Span[] => {
  const spans: Span[] = [];
  let used = 0;
  const fill = () => {
    const last = fields[spans.length - 1];
    const free = 6 - used;
    const width = spans.at(-1);
    if (last && width && free > 0 && free <= 2 && stretches.has(last.kind)) spans[spans.length - 1] = (width + free) as Span;
  };
  for (const [at, info] of fields.entries()) {
    const span = spanOf(info, [fields[at - 1], fields[at + 1]], short);
    if (used + span > 6) {
      fill();
      used = 0;
    }
    spans.push(span);
    used += span;
  }
  fill();
  return spans;
};

/** The widths of the fields of one group. */
export const widthsOf = (fields: readonly FieldMetadata[]): { readonly span: Span; readonly short: Span }[] => {
  const short = spansOf(fields, true);
  return spansOf(fields).map((span, at) => ({ span, short: short[at] ?? span }));
};
