// Parses the one range of a `Range` header (RFC 9110, section 14), as video players and resumed downloads send it.

/** A range of bytes, both ends included. */
export type Stretch = { readonly first: number; readonly last: number };

const oneRange = /^bytes=(\d*)-(\d*)$/i;

/** The requested range of `size` bytes; null for the whole, also for malformed or several ranges; `beyond` for a range without any bytes. */
export const stretchIn = (header: string | null, size: number): Stretch | 'beyond' | null => {
  const [, from = '', to = ''] = oneRange.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    // A suffix range; an empty one cannot be satisfied.
    if (Number(to) === 0) return 'beyond';
    return size === 0 ? null : { first: Math.max(0, size - Number(to)), last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
  if (last < first) return null;
  return first >= size ? 'beyond' : { first, last: Math.min(last, size - 1) };
};
