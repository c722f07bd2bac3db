// A rate holds from its day until the day before the next one of its kind; prices and days already computed with it do not change.
import { dayAfter } from '../core/zone.ts';

export type Dated = { readonly id: number; readonly valid_from: string };
export type RatePhase = 'past' | 'current' | 'future';
export type Stretch<R extends Dated> = {
  readonly rate: R;
  /** The last day; null while there is no later rate. */
  readonly until: string | null;
  readonly standing: RatePhase;
};

/** The rates of one kind with their periods, the newest first. */
export const stretchesOf = <R extends Dated>(rates: readonly R[], today: string): Stretch<R>[] => {
  const newestFirst = [...rates].sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1));
  return newestFirst.map((rate, at) => {
    const next = newestFirst[at - 1];
    const until = next ? dayAfter(next.valid_from, -1) : null;
    const standing = rate.valid_from > today ? 'future' : until !== null && until < today ? 'past' : 'current';
    return { rate, until, standing };
  });
};

export type Lock = 'rateUsed' | 'ratePast';

/** Why a rate is fixed: it was used, or it began in the past; a mistake can still be corrected on the day on which the rate was entered. */
export const lockOf = (
  { used, valid_from, written }: { readonly used: number; readonly valid_from: string; readonly written: string },
  today: string,
): Lock | null => (used > 0 ? 'rateUsed' : valid_from < today && written < today ? 'ratePast' : null);
