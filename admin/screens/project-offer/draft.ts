// What is written in an offer: what of it can be saved, and how it meets what a colleague has saved meanwhile.
import type { OfferLine } from '#schema/calculations/offer-totals.ts';
import type { Offer } from './data.ts';

const written = ['lines', 'discount', 'vat_rate', 'reverse_charge', 'introduction', 'terms'] as const;
export type Draft = Pick<Offer, (typeof written)[number]>;

const byField = (of: (field: keyof Draft) => unknown): Draft => Object.fromEntries(written.map((field) => [field, of(field)])) as Draft;
export const draftOf = (offer: Draft): Draft => byField((field) => offer[field]);

/** A line without a name is not saved yet; what is no number waits too. */
const isWhole = ({ title, quantity, price, discount }: OfferLine): boolean =>
  title.trim() !== '' && [quantity, price, discount].every(Number.isFinite);
const whole = (draft: Draft): Draft => ({ ...draft, lines: draft.lines.filter(isWhole) });
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What there is to save: the fields that differ from what is stored; null for nothing. */
export const changesOf = (draft: Draft, stored: Draft): Partial<Draft> | null => {
  const next = whole(draft);
  const before = whole(stored);
  const changed = written.filter((field) => !same(next[field], before[field]));
  return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, next[field]])) : null;
};

/** What a colleague has saved is taken over, but for the fields that are being written here; a line that is not whole yet stays. */
export const met = (draft: Draft, stored: Draft, theirs: Draft): Draft => {
  const mine = changesOf(draft, stored) ?? {};
  const unfinished = draft.lines.filter((line) => !isWhole(line));
  return byField((field) => {
    if (field in mine) return draft[field];
    return field === 'lines' ? [...theirs.lines, ...unfinished] : theirs[field];
  });
};
