// Numbers that are kept without blanks, as people write them.
import { ibanText } from '#schema/core/iban.ts';

/** `SI51842096` → `SI 5184 2096`. */
const vatNumberText = (value: string): string =>
  value.replace(
    /^([A-Z]{2})(.*)$/,
    (_, country: string, rest: string) => `${country} ${/^\d{8}$/.test(rest) ? `${rest.slice(0, 4)} ${rest.slice(4)}` : rest}`,
  );

const ways: Readonly<Record<string, (bare: string) => string>> = { vatNumber: vatNumberText, iban: ibanText };

/** Whether values of this kind are written otherwise than they are kept. */
export const isWrittenAsText = (kind: string): boolean => kind in ways;
/** As it is written, which is not always as it is kept; whatever has been typed is told in the same way. */
export const written = <T>(kind: string | undefined, value: T): T | string => {
  const way = kind === undefined ? undefined : ways[kind];
  return way && typeof value === 'string' ? way(value.replace(/\s/g, '').toUpperCase()) : value;
};
