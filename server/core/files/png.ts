// Checks a PNG drawing from somebody outside completely before it is stored: the code that prints it later trusts it.
import { crc32, inflateSync } from 'node:zlib';

const head = Buffer.from('89504e470d0a1a0a', 'hex');
const largest = { width: 2000, height: 1200 };
/** Colour type → samples for each pixel; a canvas writes neither palettes nor 16 bits. */
const valuesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

type Chunk = { readonly type: string; readonly data: Buffer };

const chunksOf = (bytes: Buffer): Chunk[] | null => {
  if (!bytes.subarray(0, head.length).equals(head)) return null;
  const chunks: Chunk[] = [];
  let at = head.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return at === bytes.length && chunks.at(-1)?.type === 'IEND' ? chunks : null;
};

/** Whether a data URL is a complete PNG in the size of a signature, with exactly the pixels of its header. */
export const isDrawing = (url: string): boolean => {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const chunks = chunksOf(bytes);
  const [first, ...rest] = chunks ?? [];
  if (first?.type !== 'IHDR' || first.data.length !== 13) return false;
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)];
  const [depth, color = 0, packing, filter, interlace] = first.data.subarray(8);
  const values = valuesOf[color];
  if (!values || depth !== 8 || packing !== 0 || filter !== 0 || interlace !== 0) return false;
  if (width < 1 || height < 1 || width > largest.width || height > largest.height) return false;
  if (rest.some(({ type }) => !['IDAT', 'IEND', 'sRGB', 'gAMA', 'pHYs', 'sBIT', 'iCCP', 'cHRM', 'tEXt'].includes(type))) return false;
  const expected = (width * values + 1) * height;
  const packed = Buffer.concat(rest.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    const points = inflateSync(packed, { maxOutputLength: expected + 1 });
    // Each line begins with its filter type.
    return (
      points.length === expected &&
      Array.from({ length: height }, (_, line) => points[line * (width * values + 1)] ?? 9).every((kind) => kind <= 4)
    );
  } catch {
    return false;
  }
};
