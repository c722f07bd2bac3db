// A drawn signature is read through before it is kept: what is no whole PNG of its own size would break whoever prints it.
import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isDrawing } from '#server/core/files/png.ts';

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const png = ({
  width = 4,
  height = 3,
  depth = 8,
  color = 6,
  interlace = 0,
  lines = height,
  filter = 0,
  end = true,
}: Partial<Record<'width' | 'height' | 'depth' | 'color' | 'interlace' | 'lines' | 'filter', number>> & { end?: boolean } = {}) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, 0, 0, interlace], 8);
  const line = Buffer.alloc(width * 4 + 1);
  line[0] = filter;
  const points = deflateSync(Buffer.concat(Array.from({ length: lines }, () => line)));
  const parts = [chunk('IHDR', head), chunk('IDAT', points), ...(end ? [chunk('IEND', Buffer.alloc(0))] : [])];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
};
const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
const turned = (at: number) => {
  const bytes = png();
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

it('a drawing of a canvas is one', () => {
  expect(isDrawing(url(png({ width: 656, height: 300 })))).toBe(true);
});

it.each([
  ['cut off', png().subarray(0, -6)],
  ['without an end', png({ end: false })],
  ['with more behind its end', Buffer.concat([png(), Buffer.from('more')])],
  ['with a bit that turned', turned(45)],
  ['with fewer lines than it says', png({ lines: 2 })],
  ['with more lines than it says', png({ lines: 400 })],
  ['with a filter that nobody knows', png({ filter: 9 })],
  ['of a palette', png({ color: 3 })],
  ['of 16 bits', png({ depth: 16 })],
  ['in turns', png({ interlace: 1 })],
  ['without a width', png({ width: 0 })],
  ['as large as a wall', png({ width: 20_000, height: 1 })],
  ['of another kind', Buffer.from('<svg onload="alert(1)"/>')],
  ['of nothing', Buffer.alloc(0)],
])('%s it is none', (_name, bytes) => {
  expect(isDrawing(url(bytes))).toBe(false);
});
