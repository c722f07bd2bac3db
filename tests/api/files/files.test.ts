// Pictures and documents of a task: sent by who works there one at a time, known by their bytes, changed only by who sent them, never run by a browser.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { largestFile } from '#schema/core/file-types.ts';
import { createApp } from '#server/app.ts';
import { deleteExpired } from '#server/core/events/retention.ts';
import { openFiles } from '#server/core/files/files.ts';
import { cleanFiles } from '#server/domain/files/stray-files.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { giveClient, makeTask, whoAdds } from '#tests/support/stories/task-story.ts';
import { formOf, gif, html, jpeg, note, pdf, png, program, type Sent, svg, webp } from '#tests/support/upload.ts';

const api = useApi();
const polyglot = new TextEncoder().encode('GIF89a/*\u0001\u0000*/=1;alert(1)//<script>alert(1)</script>');
const hidden = new TextEncoder().encode(`<!-- ${' '.repeat(500)} --><html><body onload=alert(1)>`);
const picture: Sent = { name: 'tipska-ploščica.png', bytes: png, type: 'image/png' };

let task = 0;
beforeEach(async () => {
  task = await makeTask(api);
});

const upload = async (person: Person, path: string, ...files: readonly Sent[]) => {
  const { raw, headers } = await formOf(...files);
  return api.as(person).post(path, undefined, { raw, headers });
};
const add = (person: Person, file: Sent = picture) => upload(person, `/task/${task}/file`, file);
const added = async (person: Person, file: Sent = picture) => Number((await add(person, file)).body.id);
const apart = async (person: Person, file: Sent = picture) => Number((await upload(person, '/file', file)).body.id);
const revision = async () => Number((await api.as('luka').get(`/task/${task}`)).body.revision);
const send = async () => {
  await giveClient(api, task);
  expect((await api.as('marko').put(`/task/${task}/close`)).status).toBe(200);
};
const bytesOf = async (person: Person, path: string, headers: Record<string, string> = {}) => {
  const response = await api.fetch(person, `/api/v1${path}`, { headers });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of api.app.files.all()) keys.push(key);
  return keys;
};
const keyOf = async (id: number) => String((await api.rows('select storage_key from file where id = ?1', [id]))[0]?.storage_key);

describe('sending a file to a task', () => {
  it('keeps its name, size, type and hash, and tells open screens', async () => {
    const before = await revision();
    const { status, body } = await add('petra');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      file_name: 'tipska-ploščica.png',
      title: 'tipska-ploščica.png',
      size: png.length,
      content_type: 'image/png',
      sha256: createHash('sha256').update(png).digest('hex'),
      notes: null,
      task_id: task,
      user_id: api.id('petra'),
      user_name: expect.stringContaining('Petra'),
      $transitions: { notes: { allowed: true }, delete: { allowed: true } },
    });
    expect(body).not.toHaveProperty('storage_key');
    expect(await keyOf(Number(body.id))).toMatch(/^\d{4}\/\d{2}\/[0-9a-f-]{36}$/);
    expect(await stored()).toContain(await keyOf(Number(body.id)));
    expect((await api.as('jure').get(`/task/${task}`)).body).toMatchObject({ files: 1, revision: before + 1 });
    const [event] = await api.eventsOf('file', Number(body.id));
    expect(event).toMatchObject({ action: 'create', by: api.id('petra'), within: `task:${task}` });
    expect(JSON.parse(String(event?.topics))).toContain(`task:${task}`);
    expect(String(event?.after)).not.toContain('storage_key');
  });

  it.each(whoAdds)('%s: %s gets %i', async (_case, person, status) => {
    expect((await add(person)).status).toBe(status);
    expect(await stored()).toHaveLength((await api.rows('select id from file')).length);
  });

  it('is refused once the client is asked, and leaves no bytes behind', async () => {
    await send();
    const before = (await stored()).length;
    expect(await add('marko')).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect(await stored()).toHaveLength(before);
  });

  it('counts once, however often a phone sends it', async () => {
    const { raw, headers } = await formOf(picture);
    const again = await formOf(picture);
    const key = { 'idempotency-key': `file-${task}` };
    const first = await api.as('marko').post(`/task/${task}/file`, undefined, { raw, headers: { ...headers, ...key } });
    const second = await api.as('marko').post(`/task/${task}/file`, undefined, { raw: again.raw, headers: { ...again.headers, ...key } });
    expect(second.body.id).toBe(first.body.id);
    expect((await api.as('marko').get(`/task/${task}/file`)).rows).toHaveLength(1);
    expect(await stored()).toHaveLength((await api.rows('select id from file')).length);
    const other = await formOf({ ...picture, bytes: gif });
    expect(
      await api.as('marko').post(`/task/${task}/file`, undefined, { raw: other.raw, headers: { ...other.headers, ...key } }),
    ).toMatchObject({ status: 422, body: { reason: 'keyReused' } });
  });

  it('is refused from another site', async () => {
    const { raw, headers } = await formOf(picture);
    const options = { raw, headers: { ...headers, origin: 'https://elsewhere.example' } };
    expect(await api.as('marko').post(`/task/${task}/file`, undefined, options)).toMatchObject({ status: 403 });
  });

  it.each([
    ['two files', [picture, { ...picture, name: 'druga.png' }], 422, [{ field: 'file', reason: 'oneFile' }]],
    ['a file in another field', [{ ...picture, field: 'picture' }], 422, [{ field: 'picture', reason: 'unknown' }]],
    ['an empty file', [{ ...picture, bytes: new Uint8Array() }], 422, [{ field: 'file', reason: 'emptyFile' }]],
    ['no file', [], 422, [{ field: 'file', reason: 'required' }]],
  ] as const)('is refused with %s', async (_case, files, status, errors) => {
    const before = (await stored()).length;
    expect(await upload('marko', `/task/${task}/file`, ...files)).toMatchObject({ status, body: { errors } });
    expect(await stored()).toHaveLength(before);
  });

  it('is refused above the limit, which it names', async () => {
    const before = (await stored()).length;
    const answer = await add('marko', { name: 'film.mp4', bytes: new Uint8Array(largestFile + 1) });
    expect(answer).toMatchObject({ status: 413, body: { reason: 'fileTooLarge', maximum: largestFile } });
    expect(answer.body.detail).toContain('25 MB');
    expect(await stored()).toHaveLength(before);
    expect((await add('marko', { name: 'film.mp4', bytes: new Uint8Array(largestFile) })).status).toBe(201);
  });

  it.each([
    ['JSON', '{"file":"x"}', 'application/json', 415],
    [
      'a form without an end',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['a form without a boundary', 'abc', 'multipart/form-data', 400],
    ['nothing that is a form', 'abc', 'multipart/form-data; boundary=x', 400],
  ])('is refused as %s', async (_case, raw, type, status) => {
    const before = (await stored()).length;
    expect((await api.as('marko').post(`/task/${task}/file`, undefined, { raw, headers: { 'content-type': type } })).status).toBe(status);
    expect(await stored()).toHaveLength(before);
  });
});

describe('the type of a file', () => {
  it.each([
    ['a JPEG', jpeg, 'image/jpeg', true],
    ['a PNG', png, 'image/png', true],
    ['a WebP', webp, 'image/webp', true],
    ['a GIF', gif, 'image/gif', true],
    ['a PDF', pdf, 'application/pdf', true],
    ['a page of HTML', html, 'text/html', false],
    ['a drawing with a script', svg, 'image/svg+xml', false],
    ['a picture that is a script as well', polyglot, 'image/gif', true],
    ['a page that hides behind a comment', hidden, 'text/html', false],
    ['a program', program, 'application/x-msdownload', false],
    ['a note', note, 'text/plain', false],
  ])('is told by its bytes, whatever it is called: %s', async (_case, bytes, content_type, viewable) => {
    const { body } = await add('marko', { name: 'slika.jpg', bytes, type: 'image/jpeg' });
    expect(body).toMatchObject({ content_type });
    const download = await bytesOf('jure', `/file/${body.id}/download`);
    expect(download.status).toBe(200);
    expect(download.bytes).toEqual(bytes);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="slika.jpg"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const view = await bytesOf('jure', `/file/${body.id}/view`);
    expect(view.status).toBe(viewable ? 200 : 404);
    if (!viewable) return;
    expect(view.bytes).toEqual(bytes);
    expect(Object.fromEntries(view.headers)).toMatchObject({
      'content-type': content_type,
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\slike\\črpalka.jpg', 'črpalka.jpg'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['..', 'file'],
    [`${'č'.repeat(300)}.pdf`, `${'č'.repeat(251)}.pdf`],
  ])('keeps its name as it was given, without what is no name: %s', async (name, storedName) => {
    expect((await add('marko', { ...picture, name })).body.file_name).toBe(storedName);
  });

  it('is not sent again to who has it', async () => {
    const id = await added('marko');
    const { headers } = await bytesOf('jure', `/file/${id}/view`);
    expect((await bytesOf('jure', `/file/${id}/view`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('carries a name with letters of any language', async () => {
    const id = await added('marko', { ...picture, name: 'ključ "B".png' });
    expect((await bytesOf('jure', `/file/${id}/download`)).headers.get('content-disposition')).toBe(
      `attachment; filename="kljuc_ _B_.png"; filename*=UTF-8''klju%C4%8D%20%22B%22.png`,
    );
  });
});

describe('the list', () => {
  it('is the newest first, for everybody, with what the reader may do', async () => {
    const first = await added('marko');
    const second = await added('petra');
    await api.as('petra').put(`/file/${second}/notes`, { notes: 'Serijska št. 001' });
    expect((await api.as('marko').get(`/task/${task}/file`)).rows).toMatchObject([
      { id: second, notes: 'Serijska št. 001', $transitions: { delete: { allowed: false, reason: 'notAuthor' } } },
      { id: first, notes: null, $transitions: { delete: { allowed: true } } },
    ]);
    await send();
    expect((await api.as('marko').get(`/task/${task}/file`)).rows[1]).toMatchObject({
      $transitions: { notes: { allowed: false, reason: 'wrongState' }, delete: { allowed: false, reason: 'wrongState' } },
    });
    expect((await api.as('marko').get('/task/999999/file')).status).toBe(404);
  });
});

describe('notes and deletion', () => {
  it.each([
    ['its author', 'petra', 200],
    ['the owner of the task', 'marko', 403],
    ['who may everything', 'admin', 403],
    ['who acts as the owner', 'luka', 403],
  ] as const)('are for its author alone: %s', async (_case, person, status) => {
    const id = await added('petra');
    expect((await api.as(person).put(`/file/${id}/notes`, { notes: 'Prirobnica pušča' })).status).toBe(status);
    expect((await api.as(person).delete(`/file/${id}`)).status).toBe(status);
    expect((await api.as(person).get(`/file/${id}`)).status).toBe(status === 200 ? 404 : 200);
  });

  it('are taken back by who deleted it, with its bytes, and refused once its record takes no files', async () => {
    const id = await added('petra');
    await api.as('petra').put(`/file/${id}/notes`, { notes: 'Prirobnica pušča' });
    const { body: before } = await api.as('petra').get(`/file/${id}`);
    const back = (person: Person = 'petra', path = `/file/${id}`) => api.as(person).put(`${path}/restore`);
    expect((await back()).status).toBe(404);
    await api.as('petra').delete(`/file/${id}`);
    await cleanFiles(api.app, new Date(Date.now() + 3_700_000));
    expect((await back('marko')).status).toBe(404);
    expect((await back('petra', `/task/1/file/${id}`)).status).toBe(404);
    expect(await back('petra', `/task/${task}/file/${id}`)).toMatchObject({ status: 200, body: before });
    expect((await bytesOf('jure', `/file/${id}/view`)).bytes).toEqual(png);
    expect((await api.eventsOf('file', id)).at(-1)).toMatchObject({ action: 'bringBack', within: `task:${task}` });
    await api.as('petra').delete(`/file/${id}`);
    await send();
    expect(await back()).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('rest once the client is asked', async () => {
    const id = await added('marko');
    await send();
    expect(await api.as('marko').put(`/file/${id}/notes`, { notes: 'x' })).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect(await api.as('marko').delete(`/file/${id}`)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect(await stored()).toContain(await keyOf(id));
  });

  it('are told to open screens and kept in the history', async () => {
    const id = await added('marko');
    const before = await revision();
    expect((await api.as('marko').put(`/file/${id}/notes`, { notes: 'Stanje pred posegom' })).body.notes).toBe('Stanje pred posegom');
    expect(await revision()).toBe(before + 1);
    expect((await api.as('marko').put(`/file/${id}/notes`, { notes: null })).body.notes).toBeNull();
    await api.as('marko').delete(`/file/${id}`);
    expect(await revision()).toBe(before + 3);
    expect((await api.eventsOf('file', id)).map(({ action }) => action)).toEqual(['create', 'notes', 'notes', 'delete']);
    expect((await api.as('marko').get(`/file/${id}`)).status).toBe(404);
  });

  it('refuse notes that are too long, and a version that is old', async () => {
    const id = await added('marko');
    expect(await api.as('marko').put(`/file/${id}/notes`, { notes: 'x'.repeat(4001) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'notes', reason: 'tooLong' }] },
    });
    await api.as('marko').put(`/file/${id}/notes`, { notes: 'prva' });
    expect((await api.as('marko').put(`/file/${id}/notes`, { notes: 'druga' }, { headers: { 'if-match': '"1"' } })).status).toBe(412);
  });

  it('work below the address of the task, and of no other', async () => {
    const id = await added('marko');
    expect((await api.as('marko').get(`/task/${task}/file/${id}`)).body).toMatchObject({ id });
    expect((await api.as('marko').get(`/task/${task + 1000}/file/${id}`)).status).toBe(404);
    expect((await api.as('marko').put(`/task/1/file/${id}/notes`, { notes: 'x' })).status).toBe(404);
    expect((await api.as('marko').delete(`/task/${task}/file/${id}`)).status).toBe(200);
  });

  it('of a whole task take its bytes along', async () => {
    const key = await keyOf(await added('petra'));
    expect((await api.as('marko').delete(`/task/${task}`)).status).toBe(200);
    expect(await stored()).not.toContain(key);
    expect(await api.rows('select id from file where storage_key = ?1', [key])).toEqual([]);
  });
});

describe('a file that hangs nowhere', () => {
  it('is the logo once its uploader says so, and then for everybody', async () => {
    const logo = async () => (await api.as('admin').get('/settings')).body;
    const id = await apart('admin', { ...picture, name: 'logotip.png' });
    expect(await api.as('admin').put('/settings', { logo: id })).toMatchObject({
      status: 200,
      body: { logo: id, logo_name: 'logotip.png' },
    });
    expect((await bytesOf('jure', `/file/${id}/view`)).bytes).toEqual(png);
    expect(await api.as('admin').delete(`/file/${id}`)).toMatchObject({ status: 409, body: { reason: 'referred' } });
    expect((await api.as('admin').put('/settings', { logo: id, phone: '+386 1 200 64 00' })).status).toBe(200);
    expect(await stored()).toContain(await keyOf(id));
    expect(await api.as('admin').put('/settings', { logo: null })).toMatchObject({ status: 200, body: { logo: null } });
    expect((await api.as('jure').get(`/file/${id}`)).status).toBe(404);
    expect(await logo()).toMatchObject({ logo: null, logo_name: null });
  });

  it.each<[string, () => Promise<number | string>, string]>([
    ['somebody else’s file', () => apart('luka'), 'notOwnFile'],
    ['a file of a task', () => added('luka'), 'notOwnFile'],
    ['a file that is no picture', () => apart('admin', { name: 'logotip.png', bytes: svg, type: 'image/svg+xml' }), 'notPicture'],
    [
      'a picture that no paper is printed with',
      () => apart('admin', { name: 'logotip.webp', bytes: webp, type: 'image/webp' }),
      'notPicture',
    ],
    ['no file that there is', async () => 2_000_000_000, 'notReference'],
    ['a text', async () => '1', 'notNumber'],
    ['zero', async () => 0, 'tooSmall'],
  ])('is refused as the logo: %s', async (_case, made, reason) => {
    const before = (await api.as('admin').get('/settings')).body.logo;
    expect(await api.as('admin').put('/settings', { logo: await made() })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'logo', reason }] },
    });
    expect((await api.as('admin').get('/settings')).body.logo).toBe(before);
  });

  it('is seen and deleted by who sent it, and by nobody else', async () => {
    const id = await apart('marko');
    expect((await api.as('marko').get(`/file/${id}`)).body).toMatchObject({ task_id: null, $transitions: { delete: { allowed: true } } });
    for (const path of [`/file/${id}`, `/file/${id}/download`, `/file/${id}/view`])
      expect((await api.as('admin').get(path)).status).toBe(404);
    expect((await api.as('admin').put(`/file/${id}/notes`, { notes: 'x' })).status).toBe(404);
    expect((await api.as('admin').delete(`/file/${id}`)).status).toBe(404);
    expect((await api.as('marko').delete(`/file/${id}`)).status).toBe(200);
  });
});

describe('a store that is full', () => {
  it('is told as such though the file is still on its way, and leaves nothing behind', async () => {
    const before = (await stored()).length;
    const folder = mkdtempSync(join(tmpdir(), 'full-store-'));
    symlinkSync('/dev/full', join(folder, 'full.part'));
    const by = createApp(api.database, { files: { ...openFiles(folder), newKey: () => 'full' } });
    const { raw, headers } = await formOf({ name: 'video.bin', bytes: new Uint8Array(3_000_000) });
    const chunks = Array.from({ length: 50 }, (_one, at) => raw.subarray(at * 65_536, (at + 1) * 65_536));
    // Piece by piece, as it comes over a line.
    const body = Readable.toWeb(Readable.from(chunks)) as ReadableStream;
    const init = { method: 'POST', headers, body, duplex: 'half', by } as const;
    const answer = await api.fetch('marko', `/api/v1/task/${task}/file`, init);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ reason: 'diskFull' });
    expect(await stored()).toHaveLength(before);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('the store is cleaned', () => {
  const day = 86_400_000;
  const later = (ms: number) => new Date(Date.now() + ms);

  it('of what nobody put anywhere for a day, and of nothing else', async () => {
    const forgottenFile = await apart('marko');
    const logo = await apart('admin');
    const ofTask = await added('marko');
    expect((await api.as('admin').put('/settings', { logo })).status).toBe(200);
    const keys = new Map<number, string>();
    for (const id of [forgottenFile, logo, ofTask]) keys.set(id, await keyOf(id));

    expect(await cleanFiles(api.app, later(day / 2))).toEqual({ forgotten: 0, stray: 0 });
    const { forgotten: gone } = await cleanFiles(api.app, later(day + 60_000));
    expect(gone).toBeGreaterThan(0);
    const left = await stored();
    expect([forgottenFile, logo, ofTask].map((id) => left.includes(keys.get(id) ?? ''))).toEqual([false, true, true]);
    expect((await api.as('marko').get(`/file/${forgottenFile}`)).status).toBe(404);
    expect((await api.as('marko').get(`/file/${logo}`)).status).toBe(200);
    expect((await api.as('admin').put('/settings', { logo: null })).status).toBe(200);
  });

  it('of what was deleted, once it can no longer be brought back', async () => {
    const id = await added('marko');
    const key = await keyOf(id);
    await api.as('marko').delete(`/file/${id}`);
    await cleanFiles(api.app, later(2 * day));
    expect(await stored()).toContain(key);
    const { removal } = api.database.entities;
    await api.database.orm.em.fork().nativeUpdate(removal, { storage_key: key }, { at: later(-day - 60_000) });
    await deleteExpired(api.app);
    await cleanFiles(api.app, later(2 * day));
    expect(await stored()).not.toContain(key);
  });

  it('of bytes without a row, once no upload can still be under way', async () => {
    const key = api.app.files.newKey();
    await api.app.files.write(key, Readable.from([Buffer.from('izgubljeno')]));
    await cleanFiles(api.app);
    expect(await stored()).toContain(key);
    await cleanFiles(api.app, later(3_700_000));
    expect(await stored()).not.toContain(key);
  });
});

it('the unattached files of one person are limited, and make room when attached or deleted', async () => {
  const person = 'eva';
  const id = await apart(person);
  const size = (bytes: number) => api.database.orm.em.fork().nativeUpdate(api.database.entities.file, { id }, { size: bytes });
  await size(250_000_000 - png.length + 1);
  expect(await upload(person, '/file', picture)).toMatchObject({ status: 413, body: { reason: 'tooMuchApart', files: 100 } });
  expect(await upload('luka', '/file', picture)).toMatchObject({ status: 201 });
  await size(250_000_000 - png.length);
  expect(await upload(person, '/file', picture)).toMatchObject({ status: 201 });
  expect(await upload(person, '/file', picture)).toMatchObject({ status: 413 });
  expect(await api.as(person).delete(`/file/${id}`)).toMatchObject({ status: 200 });
  expect(await upload(person, '/file', picture)).toMatchObject({ status: 201 });
});
