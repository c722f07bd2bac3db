// A picture of few bytes and very many points is never unpacked: not where its head says so, and not where its head lies.
import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openPrinter } from '#server/core/files/pdf.ts';
import { isBounded, picturesIn, pointsOf } from '#server/core/files/picture-points.ts';

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A clear picture; `packed` are the bytes that its points are said to be. */
const png = (width: number, height: number, unpacked = (width * 4 + 1) * height, depth = 8) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(unpacked), { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]).toString('base64')}`;
};
const print = openPrinter({ patienceMs: 60_000, memory: 384, idleMs: 60_000 });
const paper = (...images: string[]) => ({
  defaultStyle: { font: 'Roboto' },
  content: [{ stack: images.map((image) => ({ image, fit: [10, 10] as [number, number] })) }],
  foot: { text: '', page: '' },
});

it('a page with a picture of a usual size is set', async () => {
  const image = png(600, 400);
  expect([pointsOf(image), await isBounded(image)]).toEqual([240_000, true]);
  expect((await print(paper(image))).length).toBeGreaterThan(500);
});

it.each([
  ['of 8000 × 8000 points in 250 kB', png(8000, 8000)],
  ['that unpacks to a thousand times what its head says', png(10, 10, 60_000_000)],
])('a page with one %s is refused before anything is unpacked', async (_case, image) => {
  expect(await isBounded(image)).toBe(false);
  await expect(print(paper(image))).rejects.toMatchObject({ status: 503, reason: 'paperTooLarge' });
});

it('a page with many large ones is refused, the same one again counts once', async () => {
  const [one, two, three] = [png(3000, 3000), png(3000, 2999), png(2999, 3000)];
  expect(picturesIn(paper(one, one, two))).toEqual(new Set([one, two]));
  await expect(print(paper(one, two, three))).rejects.toMatchObject({ status: 503 });
});
