// The edited values of an offer: which can be saved, and how they merge with a colleague's changes.
import type { LineKind, OfferLine } from '#schema/offers/offer-totals.ts';
import type { Offer } from './data.ts';
import { disputedFields, mergedLines } from './merged-lines.ts';

const draftFields = ['lines', 'discount', 'vat_rate', 'reverse_charge', 'introduction', 'terms'] as const;
export type Draft = Pick<Offer, (typeof draftFields)[number]>;

const byField = (of: (field: keyof Draft) => unknown): Draft => Object.fromEntries(draftFields.map((field) => [field, of(field)])) as Draft;
export const draftOf = (offer: Draft): Draft => byField((field) => offer[field]);

export const blankLine = (kind: LineKind, unit: string | null = null): OfferLine => ({
  kind,
  title: '',
  work_type_id: null,
  quantity: 1,
  unit,
  price: 0,
  discount: 0,
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isNamed = ({ title }: OfferLine): boolean => title.trim() !== '';
const isNumbered = ({ quantity, price, discount }: OfferLine): boolean => [quantity, price, discount].every(Number.isFinite);
const isWhole = (line: OfferLine): boolean => isNamed(line) && isNumbered(line);

/** Lines without title are not saved yet; a line with an invalid number keeps its stored values. */
const whole = (draft: Draft, stored: Draft): Draft => {
  const storedOf = ({ kind, title }: OfferLine) =>
    stored.lines.find((one) => one.kind === kind && one.title === title && !draft.lines.some((line) => same(line, one)));
  return { ...draft, lines: draft.lines.flatMap((line) => (isWhole(line) ? line : (storedOf(line) ?? []))) };
};

/** The reason why some lines cannot be saved yet. */
export const waitsFor = (lines: readonly OfferLine[]): 'notNumber' | 'incomplete' | null =>
  !lines.every(isNumbered) ? 'notNumber' : !lines.every(isNamed) ? 'incomplete' : null;
/** Lines with unsaved values. */
export const unfinished = (lines: readonly OfferLine[]): OfferLine[] =>
  lines.filter((line) => !isWhole(line) && !same(line, blankLine(line.kind, line.unit)));

/** The fields that differ from the stored offer; null if there are none. */
export const changesOf = (draft: Draft, stored: Draft): Partial<Draft> | null => {
  const next = whole(draft, stored);
  const before = whole(stored, stored);
  const changed = draftFields.filter((field) => !same(next[field], before[field]));
  return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, next[field]])) : null;
};

/** Takes a colleague's changes, except of fields being edited here; lines are merged one by one. */
export const mergedDraft = (draft: Draft, stored: Draft, storedByOther: Draft): Draft => {
  const mine = changesOf(draft, stored) ?? {};
  const lines = mergedLines(stored.lines, draft.lines, storedByOther.lines);
  return { ...byField((field) => (field in mine ? draft[field] : storedByOther[field])), lines };
};

/** A value that two have changed at once, each to another: the own one stands. */
export type Dispute = {
  /** The title of the line; null for a field of the offer itself. */
  readonly line: string | null;
  readonly field: keyof Draft | keyof OfferLine;
  readonly mine: unknown;
  readonly other: unknown;
};
export const disputesOf = (draft: Draft, stored: Draft, storedByOther: Draft): Dispute[] => [
  ...draftFields.flatMap((field): Dispute[] => {
    const [mine, old, other] = [draft[field], stored[field], storedByOther[field]];
    const each = field !== 'lines' && !same(mine, old) && !same(other, old) && !same(mine, other);
    return each ? [{ line: null, field, mine, other }] : [];
  }),
  ...disputedFields(stored.lines, draft.lines, storedByOther.lines).map(({ line, field, other }) => ({
    line: line.title,
    field,
    mine: line[field],
    other,
  })),
];
/** The draft with the colleague's value, where mine still stands. */
export const withOther = (draft: Draft, { line, field, mine, other }: Dispute): Draft =>
  line === null
    ? { ...draft, [field]: other }
    : {
        ...draft,
        lines: draft.lines.map((one) =>
          one.title === line && same(one[field as keyof OfferLine], mine) ? { ...one, [field]: other } : one,
        ),
      };
