// An archive on its way: it holds what was put in, asks for a file only when the one before has gone out, and ends with whoever takes it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipped } from '#server/core/http/zip.ts';

/** Files of 4 MB that nothing makes smaller, each noted when it is asked for and when it is let go. */
const large = (most: number) => {
  const opened: Readable[] = [];
  const entries = async function* () {
    for (let at = 0; at < most; at += 1) {
      const bytes = Readable.from(Array.from({ length: 64 }, () => randomBytes(65_536)));
      opened.push(bytes);
      yield { path: `${at}.bin`, bytes };
    }
  };
  return { opened, entries };
};

it('holds each file under its path, letters of all languages too', async () => {
  const entries = async function* () {
    yield { path: 'Črpalke/Župan.md', bytes: Readable.from([Buffer.from('# Župan')]) };
    yield { path: 'prazna.md', bytes: Readable.from([]) };
  };
  const found = unzipSync(new Uint8Array(await buffer(await zipped(entries()))));
  expect(Object.fromEntries(Object.entries(found).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'Črpalke/Župan.md': '# Župan',
    'prazna.md': '',
  });
});

it('asks for no file before the one before it has gone out', async () => {
  const { opened, entries } = large(3);
  const archive = await zipped(entries());
  await once(archive, 'readable');
  expect(opened).toHaveLength(1);
  expect((await buffer(archive)).length).toBeGreaterThan(3 * 4_194_304);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
});

it('lets go of what it reads once nobody takes it any more, and asks for no more', async () => {
  const { opened, entries } = large(3);
  const archive = await zipped(entries());
  await once(archive, 'readable');
  const [first] = opened;
  if (!first) throw new Error('The first file was asked for.');
  const released = once(first, 'close');
  archive.destroy();
  await released;
  expect(opened).toHaveLength(1);
});

it('ends with what went wrong on the way', async () => {
  const entries = async function* () {
    yield { path: 'a.md', bytes: Readable.from([Buffer.from('a')]) };
    throw new Error('The store is gone.');
  };
  await expect(zipped(entries()).then(buffer)).rejects.toThrow('The store is gone.');
  const broken = async function* () {
    yield {
      path: 'b.md',
      bytes: new Readable({
        read() {
          this.destroy(new Error('Half a file.'));
        },
      }),
    };
  };
  await expect(zipped(broken()).then(buffer)).rejects.toThrow('Half a file.');
});
