// Which bytes of a whole somebody asks for: the one range of a `Range` header (RFC 9110, section 14), as a player of videos or a download that goes on sends it.

/** Both ends are meant along. */
export type Stretch = { readonly first: number; readonly last: number };

const oneRange = /^bytes=(\d*)-(\d*)$/i;

/** The stretch of `size` bytes; null for the whole, which malformed and several ranges get, too; `beyond` where there is nothing of what is asked for. */
export const stretchIn = (header: string | null, size: number): Stretch | 'beyond' | null => {
  const [, from = '', to = ''] = oneRange.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    // The last so many; nothing has a last byte.
    if (Number(to) === 0) return 'beyond';
    return size === 0 ? null : { first: Math.max(0, size - Number(to)), last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
  if (last < first) return null;
  return first >= size ? 'beyond' : { first, last: Math.min(last, size - 1) };
};
