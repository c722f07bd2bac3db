// A picture of few bytes can be one of very many points: they are counted by what its head says before anybody unpacks them.
import { inflate } from 'node:zlib';

const head = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of a picture that a paper takes, and of all pictures of one paper; each point is some twenty bytes while it is set. */
export const mostPoints = 12_000_000;
export const mostPointsAPaper = 24_000_000;
/** Colour type → values of one point. */
const valuesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const pngOf = (image: string): Buffer | null => {
  const bytes = image.startsWith('data:image/png;base64,') ? Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') : null;
  return bytes && bytes.length > 33 && bytes.subarray(0, head.length).equals(head) ? bytes : null;
};
/** Width times height as the head says; a JPEG is printed as it is packed and counts nothing. */
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

/** Whether it unpacks to no more than its points: a few packed bytes can be made to come to gigabytes. */
const isAsLargeAsItSays = (bytes: Buffer): Promise<boolean> => {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const bits = (bytes[24] ?? 8) * (valuesOf[bytes[25] ?? 6] ?? 4);
  // Interlaced in seven passes, each line of each pass begins with a byte of its own.
  const most = Math.ceil((width * bits) / 8) * height + (width + height) * 16 + 64;
  return new Promise((resolve) => inflate(Buffer.concat([...packedIn(bytes)]), { maxOutputLength: most }, (error) => resolve(!error)));
};

/** Whether a paper can carry the picture without more memory than its points are worth. */
export const isBounded = async (image: string): Promise<boolean> => {
  const bytes = pngOf(image);
  return !bytes || (pointsOf(image) <= mostPoints && (await isAsLargeAsItSays(bytes)));
};

/** The different pictures of a paper, wherever in it they stand. */
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
