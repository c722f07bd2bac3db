// Files in a folder and in object storage: the same bytes come back, nothing half-written stays, and a backup takes them along.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfiguration } from '#server/core/configuration.ts';
import { copyFiles } from '#server/core/files/copy-files.ts';
import { type FileStore, openFiles } from '#server/core/files/files.ts';
import { refusalOf } from '#server/core/http/answer.ts';
import { useApi } from '#tests/support/api.ts';
import { useBucket } from '#tests/support/machine/object-storage.ts';
import { root as project } from '#tests/support/root.ts';

const api = useApi();
const bucket = useBucket();
const root = mkdtempSync(join(tmpdir(), 'file-store-'));
const folder = join(root, 'files');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const keysOf = async (store: FileStore) => {
  const keys: string[] = [];
  for await (const { key } of store.all()) keys.push(key);
  return keys.sort();
};
const bytesOf = async (store: FileStore, key: string) => {
  const stored = await store.read(key);
  return stored && { size: stored.size, bytes: await buffer(stored.bytes) };
};

describe.each([
  ['a folder', () => folder],
  ['a bucket', bucket],
])('%s', (_name, place) => {
  it('is empty before the first file', async () => {
    expect(await keysOf(openFiles(place()))).toEqual([]);
  });

  it.each([0, 1, 1000, 6_000_000])('gives back %i bytes of which nobody said how many would come', async (size) => {
    const store = openFiles(place());
    const key = store.newKey();
    const bytes = randomBytes(size);
    const parts = Array.from({ length: Math.ceil(size / 70_000) }, (_, at) => bytes.subarray(at * 70_000, (at + 1) * 70_000));
    await store.write(key, Readable.from(parts, { objectMode: false }));
    const stored = await bytesOf(store, key);
    expect([stored?.size, stored?.bytes.equals(bytes)]).toEqual([size, true]);
    await store.remove(key);
    await store.remove(key);
    expect(await bytesOf(store, key)).toBeNull();
  });

  it('keeps nothing of what broke off on the way', async () => {
    const store = openFiles(place());
    const key = store.newKey();
    const broken = async function* () {
      yield randomBytes(6_000_000);
      throw new Error('The upload was cut off.');
    };
    await expect(store.write(key, Readable.from(broken(), { objectMode: false }))).rejects.toThrow();
    await store.remove(key);
    expect(await keysOf(store)).toEqual([]);
  });

  it('is in the store once it is whole, not while it is still coming in', async () => {
    const [from, to] = [openFiles(place()), openFiles(join(root, `whole-${place().slice(0, 2)}`))];
    const key = from.newKey();
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let half = () => {};
    const begun = new Promise<void>((resolve) => {
      half = resolve;
    });
    const slowly = async function* () {
      yield Buffer.from('meri');
      half();
      await waits;
      yield Buffer.from('tve');
    };
    const writing = from.write(key, Readable.from(slowly(), { objectMode: false }));
    await begun;
    expect(await copyFiles(from, to)).toEqual([]);
    expect(await from.read(key)).toBeNull();
    goOn();
    await writing;
    expect(await copyFiles(from, to)).toEqual([key]);
    expect((await bytesOf(to, key))?.bytes.toString()).toBe('meritve');
    await from.remove(key);
  });

  it('that somebody deletes while the list is walked is left out', async () => {
    const store = openFiles(place());
    const keys = [store.newKey(), store.newKey()];
    for (const key of keys) await store.write(key, Readable.from([Buffer.from('x')]));
    const met: string[] = [];
    for await (const { key } of store.all()) {
      met.push(key);
      for (const other of keys) if (other !== key) await store.remove(other);
    }
    expect(met).toHaveLength(1);
    await store.remove(met[0] ?? '');
  });

  it('is copied into another store, and only what is not there yet', async () => {
    const [from, to] = [openFiles(place()), openFiles(join(root, `copy-${place().slice(0, 2)}`))];
    const key = from.newKey();
    await from.write(key, Readable.from([Buffer.from('meritve')]));
    expect(await copyFiles(from, to)).toContain(key);
    expect((await bytesOf(to, key))?.bytes.toString()).toBe('meritve');
    expect(await copyFiles(from, to)).toEqual([]);
    await from.remove(key);
  });
});

it('is acknowledged once its bytes, its name and its folder are on the disk, as Node itself writes down what it asks of the system', async () => {
  const trace = join(root, 'trace.json');
  const program = `
    import { readlink } from 'node:fs/promises';
    import { Readable } from 'node:stream';
    import { openFiles } from '#server/core/files/files.ts';
    const store = openFiles(process.argv[1]);
    await store.write(store.newKey(), Readable.from([Buffer.from('meritve')]));
    // Nothing else asks for this: where it stands, the yes would be said.
    await readlink('acknowledged').catch(() => undefined);
  `;
  const traced = ['--trace-event-categories', 'node.fs.async', '--trace-event-file-pattern', trace];
  await promisify(execFile)(process.execPath, [...traced, '--input-type=module', '--eval', program, '--', join(root, 'traced')], {
    cwd: project,
  });
  const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8')) as { traceEvents: { name: string; ph: string; ts: number }[] };
  // What begins is `b`, what has ended `e`.
  const calls = ['fsync', 'rename', 'readlink'];
  const order = traceEvents.filter(({ name }) => calls.includes(name)).toSorted((one, other) => one.ts - other.ts);
  expect(order.map(({ name, ph }) => `${name} ${ph}`)).toEqual([
    'fsync b',
    'fsync e',
    'rename b',
    'rename e',
    'fsync b',
    'fsync e',
    'readlink b',
    'readlink e',
  ]);
});

/** Marko's calls of an app over the bucket, and a task that takes his files. */
const inBucket = async () => {
  const files = openFiles(bucket());
  const by = createApp(api.database, { files });
  const { body: task } = await api.as('marko').post('/task', { title: 'Meritve', company_user_id: api.id('marko') });
  const ask = (path: string, init: { method?: string; body?: FormData } = {}) => api.fetch('marko', `/api/v1${path}`, { ...init, by });
  return { files, ask, task };
};

it('in a bucket an upload is taken, given out and cleaned up like anywhere', async () => {
  const { files, ask, task } = await inBucket();
  const form = new FormData();
  form.set('file', new File([Buffer.from('%PDF-1.4\n%čšž\n')], 'meritve čšž.pdf', { type: 'application/pdf' }));
  const sent = await ask(`/task/${task.id}/file`, { method: 'POST', body: form });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: number };
  expect(await (await ask(`/file/${id}/download`)).text()).toBe('%PDF-1.4\n%čšž\n');
  expect(await keysOf(files)).toHaveLength(1);
  expect((await ask(`/file/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await ask(`/file/${id}/download`)).status).toBe(404);
  // Its bytes wait as long as it can be brought back.
  expect((await ask(`/file/${id}/restore`, { method: 'PUT' })).status).toBe(200);
  expect(await (await ask(`/file/${id}/download`)).text()).toBe('%PDF-1.4\n%čšž\n');
  expect(await keysOf(files)).toHaveLength(1);
});

it('while the object storage is away an upload and a download are refused for now, and go on when it is back', async () => {
  const { ask, task } = await inBucket();
  const send = () => {
    const form = new FormData();
    form.set('file', new File(['meritve'], 'meritve.txt'));
    return ask(`/task/${task.id}/file`, { method: 'POST', body: form });
  };
  const { id } = (await (await send()).json()) as { id: number };
  const before = await api.rows('select count(*) as n from file');
  await bucket.leave();
  for (const answer of [await send(), await ask(`/file/${id}/download`)]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ reason: 'unavailable' });
  }
  expect(await api.rows('select count(*) as n from file')).toEqual(before);
  await bucket.comeBack();
  expect(await (await ask(`/file/${id}/download`)).text()).toBe('meritve');
  expect((await send()).status).toBe(201);
});

it.each([
  ['asks for patience', 503, 'SlowDown'],
  ['has a fault of its own', 500, 'InternalError'],
])('an object storage that %s is one to ask again later', async (_case, status, code) => {
  const storage = createServer((_call, answer) => {
    answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>Later.</Message></Error>`);
  });
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  const { port } = storage.address() as AddressInfo;
  const store = openFiles(`s3://key:secret@127.0.0.1:${port}/work?tls=off`);
  const requests = await Promise.allSettled([store.read(store.newKey()), store.write(store.newKey(), Readable.from([Buffer.from('x')]))]);
  storage.close();
  expect(requests.map((one) => one.status === 'rejected' && refusalOf(one.reason).status)).toEqual([503, 503]);
});

it.each([
  's3://bucket',
  's3://key@host/bucket',
  's3://host/bucket/folder',
  's3://host/bucket?tls=maybe',
  'https://host/bucket',
  '/srv/files',
])('FILES_URL %s is refused when the server starts', (FILES_URL) => {
  expect(() => readConfiguration({ FILES_URL })).toThrow('FILES_URL');
});
