// The width of each form field in sixths of its row, by the length of its values.
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';
import { type FieldKind, kinds } from '#schema/core/field-kinds.ts';

type Span = 1 | 2 | 3 | 4 | 5 | 6;

const textSpan = (max = 200): Span => (max <= 16 ? 2 : max <= 60 ? 3 : max <= 80 ? 4 : 6);

const widthOf = ({ kind, max, many }: FieldMetadata): Span => {
  const { width } = kinds[kind];
  return many ? 6 : width === 'byLength' ? textSpan(max) : width;
};

/** Kinds that may widen: the last field of a row fills the free space. */
const stretches: ReadonlySet<FieldKind> = new Set(['text', 'reference', 'email']);

/** A switch has no label above it and would be misaligned beside a labelled field: it gets its own row or shares one with another switch. */
const spanOf = (info: FieldMetadata, beside: readonly (FieldMetadata | undefined)[], short: boolean): Span => {
  if (info.kind === 'flag' && !beside.some((other) => other?.kind === 'flag')) return 6;
  // Half of a short row would cut the last groups of digits.
  if (short && info.kind === 'iban') return 6;
  // A number may have a unit: in short rows it gets half, so that digits, unit and label fit.
  return short && kinds[info.kind].figure ? 3 : widthOf(info);
};

/** Assigns the spans row by row; `short`: the rows are short, as on a tablet. */
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
