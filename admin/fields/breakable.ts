// Where a text may break that is too long for its place.
import { addressParts } from '#schema/core/format.ts';

/** A word of up to 16 letters fits a column; a longer one may break inside. */
const longWord = /\S{16}(?=\S{4})/gu;

/** The pieces between which a text may break, beside its own spaces and line ends. */
export const breakable = (text: string): string[] => {
  const mark = '\0';
  return addressParts(text).flatMap((word) => word.replace(longWord, `$&${mark}`).split(mark));
};
