// Limits the pixels of pictures: a small file can decompress to a huge picture, so the pixels are counted from its header first.
import { inflate } from 'node:zlib';

const head = Buffer.from('89504e470d0a1a0a', 'hex');
/** The most pixels of one picture, and of all pictures of one document; rendering takes some twenty bytes for each. */
export const mostPoints = 12_000_000;
export const mostPointsAPaper = 24_000_000;
/** PNG colour type → samples for each pixel. */
const valuesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const pngOf = (image: string): Buffer | null => {
  const bytes = image.startsWith('data:image/png;base64,') ? Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') : null;
  return bytes && bytes.length > 33 && bytes.subarray(0, head.length).equals(head) ? bytes : null;
};
/** Width times height from the header; a JPEG counts 0, because it is embedded without decompression. */
export const pointsOf = (image: string): number => {
  const bytes = pngOf(image);
  return bytes ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0;
};

function* packedIn(bytes: Buffer): Generator<Buffer> {
  for (let at = head.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') yield bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
}

/** Whether the data decompresses to no more than its header says: a few bytes can be crafted to become gigabytes. */
const isAsLargeAsItSays = (bytes: Buffer): Promise<boolean> => {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const bits = (bytes[24] ?? 8) * (valuesOf[bytes[25] ?? 6] ?? 4);
  // With seven interlace passes, each line of each pass begins with a filter byte.
  const most = Math.ceil((width * bits) / 8) * height + (width + height) * 16 + 64;
  return new Promise((resolve) => inflate(Buffer.concat([...packedIn(bytes)]), { maxOutputLength: most }, (error) => resolve(!error)));
};

/** Whether a document can embed the picture within the memory that its pixel count implies. */
export const isBounded = async (image: string): Promise<boolean> => {
  const bytes = pngOf(image);
  return !bytes || (pointsOf(image) <= mostPoints && (await isAsLargeAsItSays(bytes)));
};

/** The distinct pictures of a document, at any depth. */
export const picturesIn = (paper: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting: unknown[] = [paper];
  for (let one = waiting.pop(); one !== undefined || waiting.length > 0; one = waiting.pop()) {
    if (typeof one === 'string' && one.startsWith('data:image/')) found.add(one);
    else if (Array.isArray(one)) for (const part of one) waiting.push(part);
    else if (typeof one === 'object' && one !== null) for (const part of Object.values(one)) waiting.push(part);
  }
  return found;
};
