// A part of a file: a phone plays a video from where one taps, and a download that broke off goes on, from a folder and from object storage.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openFiles } from '#server/core/files/files.ts';
import { type Init, type Person, useApi } from '#tests/support/api.ts';
import { undocumented } from '#tests/support/documented.ts';
import { useBucket } from '#tests/support/machine/object-storage.ts';
import { formOf, pdf } from '#tests/support/upload.ts';

const api = useApi();
const bucket = useBucket();
const folder = mkdtempSync(join(tmpdir(), 'file-range-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['a folder', () => folder],
  ['a bucket', bucket],
])('in %s', (_name, place) => {
  const film = randomBytes(200_000);
  const etag = `"${createHash('sha256').update(film).digest('hex')}"`;

  /** Asks an app over this store; each answer is held against the document. */
  const ask = async (person: Person, path: string, init: Init = {}) => {
    const by = createApp(api.database, { files: openFiles(place()) });
    const address = `/api/v1${path}`;
    const response = await api.fetch(person, address, { ...init, by, headers: { 'accept-language': 'sl', ...init.headers } });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type');
    const problem = type?.includes('json') && bytes.length > 0 ? (JSON.parse(String(bytes)) as Record<string, unknown>) : undefined;
    if (init.method !== 'HEAD')
      expect(undocumented(init.method ?? 'GET', address, response.status, type, problem ?? String(bytes.subarray(0, 9)))).toBeNull();
    return { status: response.status, headers: response.headers, bytes, problem };
  };
  const sent = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
    const { raw, headers } = await formOf({ name: 'film.mp4', bytes });
    return Number((await ask('marko', '/file', { method: 'POST', body: raw, headers })).problem?.id);
  };
  let storedSize: Promise<number> | undefined;
  /** Marko's film, which hangs nowhere: for him alone. */
  const download = async () => {
    storedSize ??= sent(new Uint8Array(film));
    return `/file/${await storedSize}/download`;
  };

  it.each([
    ['the beginning', 'bytes=0-99', 0, 100],
    ['the middle', 'bytes=70000-140000', 70_000, 140_001],
    ['the rest', 'bytes=150000-', 150_000, 200_000],
    ['more than there is', 'bytes=199990-300000', 199_990, 200_000],
    ['the end', 'bytes=-10', 199_990, 200_000],
  ])('%s comes as it was asked for', async (_case, range, from, to) => {
    const { status, headers, bytes } = await ask('marko', await download(), { headers: { range } });
    expect(status).toBe(206);
    expect(bytes.equals(film.subarray(from, to))).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      etag,
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${to - 1}/200000`,
      'content-length': String(to - from),
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="film.mp4"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
  });

  it('in parts it is the same file', async () => {
    const path = await download();
    const parts: Buffer[] = [];
    for (let at = 0; at < film.length; at += 60_000)
      parts.push((await ask('marko', path, { headers: { range: `bytes=${at}-${at + 59_999}`, 'if-range': etag } })).bytes);
    expect(Buffer.concat(parts).equals(film)).toBe(true);
  });

  it.each<[string, Init]>([
    ['without a range', { headers: {} }],
    ['for several ranges', { headers: { range: 'bytes=0-9,20-29' } }],
    ['for what is no range', { headers: { range: 'bytes=9-2' } }],
    ['for a range of another file', { headers: { range: 'bytes=0-9', 'if-range': '"another"' } }],
    ['for a range by a date, which no file has', { headers: { range: 'bytes=0-9', 'if-range': 'Sun, 22 Nov 2026 10:00:00 GMT' } }],
    ['for a range by a weak tag', { headers: { range: 'bytes=0-9', 'if-range': `W/${etag}` } }],
  ])('all of it comes %s', async (_case, init) => {
    const { status, headers, bytes } = await ask('marko', await download(), init);
    expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([200, null, '200000']);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(bytes.equals(film)).toBe(true);
  });

  it('beyond its end is refused in the reader’s language, with its size', async () => {
    const { status, headers, problem } = await ask('marko', await download(), { headers: { range: 'bytes=200000-' } });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe('bytes */200000');
    expect(problem).toMatchObject({ reason: 'beyondEnd', title: 'Tega dela datoteke ni', detail: expect.stringContaining('200.000') });
  });

  it('a HEAD is about the whole, whatever range stands with it', async () => {
    for (const range of ['bytes=0-9', 'bytes=200000-']) {
      const { status, headers, bytes } = await ask('marko', await download(), { method: 'HEAD', headers: { range } });
      expect([status, bytes.length]).toEqual([200, 0]);
      expect(Object.fromEntries(headers)).toMatchObject({ etag, 'accept-ranges': 'bytes', 'content-length': '200000' });
      expect(headers.has('content-range')).toBe(false);
    }
  });

  it('is still unchanged for who has it, and not there for who may not see it', async () => {
    const path = await download();
    expect((await ask('marko', path, { headers: { range: 'bytes=0-9', 'if-none-match': etag } })).status).toBe(304);
    expect((await ask('luka', path, { headers: { range: 'bytes=0-9' } })).status).toBe(404);
    expect((await ask('luka', path, { headers: { range: 'bytes=999999-' } })).status).toBe(404);
  });

  it('a PDF is looked at page by page, with the headers of a look', async () => {
    const id = await sent(pdf);
    const { status, headers, bytes } = await ask('marko', `/file/${id}/view`, { headers: { range: 'bytes=0-7' } });
    expect([status, String(bytes)]).toEqual([206, '%PDF-1.4']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
  });
});

it('a draft of an offer, which lies in no store, is given in parts too', async () => {
  const [client] = await api.rows('select id from client order by id limit 1');
  const made = await api.as('tina').post('/project_offer', { title: 'Toplotna postaja', client_id: client?.id });
  const ask = async (range: string) => {
    const response = await api.fetch('tina', `/api/v1/project_offer/${made.body.id}/pdf`, { headers: { range } });
    return { status: response.status, range: response.headers.get('content-range'), text: await response.text() };
  };
  expect(await ask('bytes=0-4')).toMatchObject({ status: 206, range: expect.stringMatching(/^bytes 0-4\/\d+$/), text: '%PDF-' });
  expect((await ask('bytes=99999999-')).status).toBe(416);
});
