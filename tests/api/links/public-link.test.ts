// A client answers through the link: without an account, once, and for as long as it is theirs.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { minutesThatAddUp } from '#schema/core/rounding.ts';
import { workOrderOf } from '#server/domain/tasks/work-order.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { type Answer, type Fields, useApi } from '#tests/support/api.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { makeClient, makeTask, sendTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const out = api.as(null);
const path = (token: string) => `/public/task/${token}`;
const signature = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
let id = 0;
let token = '';

beforeEach(async () => {
  const client = await makeClient(api, { language: 'de' });
  id = await makeTask(api, { client_company_id: client.id, description: 'Pušča v kotlovnici' });
  const petra = api.as('petra');
  await petra.post(`/task/${id}/start`, { work_type_id: 1 });
  await petra.post(`/task/${id}/stop`, { final_notes: 'Zamenjan ventil' });
  token = await sendTask(api, id);
});

const taskNow = async () => (await api.as('marko').get(`/task/${id}`)).body;
/** Sets a field of the link by hand: time passes only here. */
const age = (fields: Fields) => api.database.orm.em.fork().nativeUpdate(api.database.entities.public_link, { record_id: id }, fields);

describe('the work that a client reads', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const early = (hour: number, minute: number, second = 0) =>
    new Date(Date.parse(`${yesterday}T00:00:00Z`) + ((hour * 60 + minute) * 60 + second) * 1000).toISOString();
  it('is told once for each entry, as what was done, with its breaks, and adds up to its heading', async () => {
    const worker = await api.hire(['tasks.create']);
    const order = await makeTask(api, { title: 'Pregled', company_user_id: worker, users: [] });
    const stretches: readonly (readonly [string, string])[] = [
      [early(6, 0, 20), early(7, 10, 50)],
      [early(7, 13, 30), early(7, 26, 10)],
      [early(8, 0, 0), early(8, 20, 40)],
    ];
    for (const [start_time, end_time] of stretches)
      expect(
        await api.as(worker).post(`/task/${order}/time`, { work_type_id: 1, notes: 'Poglej ventil', start_time, end_time }),
      ).toMatchObject({
        status: 201,
      });
    const [entry] = await api.rows(`select id from time_entry where task_id = ${order} order by id`);
    await api.database.orm.em
      .fork()
      .nativeUpdate(api.database.entities.time_entry, { id: Number(entry?.id) }, { final_notes: 'Zamenjan ventil' });
    const { times } = await workOrderOf(api.database, order);
    expect(times.map(({ notes }) => notes)).toEqual(['Zamenjan ventil', 'Poglej ventil', 'Poglej ventil']);
    const minutes = minutesThatAddUp(times.map(({ seconds }) => seconds));
    expect(minutes).toEqual([71, 12, 21]);
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(Math.round(times.reduce((sum, { seconds }) => sum + seconds, 0) / 60));
  });
});

describe('looking', () => {
  it('shows the work in the language of the client, and changes nothing however often', async () => {
    const before = await taskNow();
    await out.get(path(token));
    const { body } = await out.get(path(token));
    expect(body).toMatchObject({ state: 'open', language: 'de', title: 'Menjava ventila', answer: null });
    expect(body.document).toMatchObject({ description: 'Pušča v kotlovnici', times: [{ notes: 'Zamenjan ventil', multiplier: 1 }] });
    expect(body.company).toMatchObject({ name: 'Toplar servis d. o. o.', phone: '+386 1 200 64 00' });
    expect(await taskNow()).toEqual(before);
  });

  it('tells nothing of prices, notes among colleagues or who else there is', async () => {
    await api.as('petra').post(`/task/${id}/comment`, { text: 'Samo za nas', mentions: [] });
    expect(JSON.stringify((await out.get(path(token))).body)).not.toMatch(/price|email|client_id|user_id|Samo za nas/);
  });

  const problem = ({ status, body }: Answer) => ({ status, ...body, instance: '' });
  it('unknown, expired, replaced and withdrawn look alike', async () => {
    const unknown = problem(await out.get(path('A'.repeat(43))));
    expect(unknown.status).toBe(404);
    const replaced = token;
    token = await sendTask(api, id);
    expect(problem(await out.get(path(replaced)))).toEqual(unknown);
    await age({ expires_at: new Date() });
    expect(problem(await out.get(path(token)))).toEqual(unknown);
    expect(problem(await out.post(`${path(token)}/confirm`, { name: 'Ana Kos' }))).toEqual(unknown);
    await age({ expires_at: new Date(Date.now() + 1000_000) });
    await api.as('marko').put(`/task/${id}/withdraw`);
    expect(problem(await out.get(path(token)))).toEqual(unknown);
    await api.as('marko').delete(`/task/${id}`);
    expect(problem(await out.get(path(token)))).toEqual(unknown);
  });
});

describe('a link opened by mail scanners', () => {
  it('ten times, with its document, is still open: nothing has happened to the task', async () => {
    const events = () => api.rows("select count(*) as events from event where entity in ('task', 'public_link')");
    const before = [await taskNow(), await events()];
    for (let times = 0; times < 10; times += 1) {
      expect((await out.get(path(token))).status).toBe(200);
      expect((await out.get(`${path(token)}/pdf`)).status).toBe(200);
      await api.fetch(null, `/confirmTask/${token}`, { method: times % 2 ? 'HEAD' : 'GET' });
    }
    expect([await taskNow(), await events()]).toEqual(before);
    expect((await out.post(`${path(token)}/confirm`, { name: 'Ana Kos' })).body.state).toBe('answered');
  });
});

describe('what was sent', () => {
  const bytesAt = async (which: 'pdf' | 'original') =>
    Buffer.from(await (await api.fetch(null, `/api/v1${path(token)}/${which}`)).arrayBuffer());
  const textAt = async (which: 'pdf' | 'original') => textOf(await sheetsOf(new Uint8Array(await bytesAt(which))));
  const rename = async (name: string) => {
    const [task] = await api.rows('select client_company_id from task where id = ?1', [id]);
    expect((await api.as('luka').put(`/client/${task?.client_company_id}`, { name })).status).toBe(200);
    expect((await api.as('admin').put('/settings', { address: name })).status).toBe(200);
  };

  it('is what is shown, signed and printed, whatever the names become', async () => {
    await rename('Pred podpisom');
    expect(JSON.stringify((await out.get(path(token))).body)).not.toContain('Pred podpisom');
    const before = await bytesAt('pdf');
    expect(await textAt('pdf')).toContain('Vorschau');
    const { body } = await out.post(`${path(token)}/confirm`, { name: 'Branka Oblak', signature });
    const { sha256 } = body.answer as { sha256: string };
    expect(createHash('sha256').update(before).digest('hex')).toBe(sha256);
    expect(await bytesAt('original')).toEqual(before);
    const printout = await bytesAt('pdf');
    await rename('Po podpisu');
    const text = await textAt('pdf');
    expect(text).not.toMatch(/Pred podpisom|Po podpisu|Vorschau/);
    // Below what it signs.
    expect(text.indexOf('Zamenjan ventil')).toBeLessThan(text.indexOf('Branka Oblak'));
    expect(text.indexOf('Branka Oblak')).toBeLessThan(text.indexOf(sha256));
    const { name } = (await api.as('marko').get(`/task/${id}/preview`)).body;
    const staff = await api.fetch('marko', `/pdf/task/${name}`);
    expect(Buffer.from(await staff.arrayBuffer())).toEqual(printout);
    expect(await bytesAt('pdf')).toEqual(printout);
  });

  it('is no printout any more once the task was opened again', async () => {
    await out.post(`${path(token)}/confirm`, { name: 'Ana Kos' });
    expect((await api.as('luka').put(`/task/${id}/reopen`, { reason: 'Pušča' })).status).toBe(200);
    expect((await out.get(path(token))).body).toMatchObject({ state: 'answered', document: null, answer: { answer: 'confirmed' } });
    expect((await out.get(`${path(token)}/pdf`)).status).toBe(404);
    const { name } = (await api.as('marko').get(`/task/${id}/preview`)).body;
    expect(await api.rows('select kind from document where name = ?1', [name])).toEqual([{ kind: 'preview' }]);
  });
});

describe('the page of a link', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(dist, 'public-pages'));
  writeFileSync(join(dist, 'public-pages/index.html'), '<!doctype html><html><head><!-- early --><title></title></head></html>');
  afterAll(() => rmSync(dist, { recursive: true }));
  const page = async (place: string, address = somewhere()) => {
    const answer = await api.fetch(null, place, { by: api.another({ pages: dist }), address });
    return { headers: answer.headers, html: await answer.text() };
  };

  it('brings what it asks for first, in the language of the link, and tells its address to nobody', async () => {
    const title = '</script><script>alert(1)</script>';
    await api.as('marko').put(`/task/${id}/withdraw`);
    expect((await api.as('marko').put(`/task/${id}/description`, { title, description: '' })).status).toBe(200);
    token = await sendTask(api, id);
    const { headers, html } = await page(`/confirmTask/${token}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    const [, language, data = ''] = /<script type="application\/json" id="early" data-language="(\w+)">(.*?)<\/script>/.exec(html) ?? [];
    expect(language).toBe('de');
    expect(JSON.parse(data)).toEqual((await out.get(path(token))).body);
    expect(html).not.toContain('<script>');
  });

  it('is no way round the limit on guesses', async () => {
    const address = somewhere();
    for (let tries = 0; tries < 20; tries += 1) await page(`/confirmTask/${'D'.repeat(43)}`, address);
    expect((await page(`/confirmTask/${token}`, address)).html).not.toContain('application/json');
    expect(await out.get(path(token), { address })).toMatchObject({ status: 429 });
    expect((await page(`/confirmTask/${token}`)).html).toContain('application/json');
  });

  it.each([
    ['of an unknown link', `/confirmTask/${'C'.repeat(43)}`],
    ['of a purpose that nobody asks for yet', `/confirmMeeting/${'C'.repeat(43)}`],
    ['of the sign-in', '/login'],
  ])('%s brings nothing, and names the telephone of the company', async (_name, address) => {
    const { html } = await page(address);
    expect(html).not.toContain('application/json');
    expect(html).toContain('<meta name="company" content="Toplar servis d. o. o." data-phone="+386 1 200 64 00">');
    expect(html).toContain('<title>Toplar servis d. o. o.</title>');
  });
});

describe('confirming', () => {
  it('Ana confirms with a name and a signature: the task is confirmed, marko is told, the link shows the answer', async () => {
    const { body } = await out.post(`${path(token)}/confirm`, { name: ' Ana Kos ', signature });
    expect(body).toMatchObject({ state: 'answered', answer: { answer: 'confirmed', name: 'Ana Kos', signature, by_phone: false } });
    expect(body.document).not.toBeNull();
    expect(await taskNow()).toMatchObject({ status: 5, denied: false });
    expect((await taskNow()).date_closed).not.toBeNull();
    const { rows } = await api.as('marko').get('/notification?range=[0,0]');
    expect(rows[0]).toMatchObject({ kind: 'taskConfirmed', entity_id: id, by: null, parameters: { name: 'Ana Kos' } });
    const confirmed = (await api.eventsOf('task', id)).at(-1);
    expect(confirmed).toMatchObject({ action: 'confirm', by: null });
    expect(JSON.parse(String(confirmed?.after))).toMatchObject({ status: 5, name: 'Ana Kos' });
    expect((await out.get(path(token))).body).toMatchObject({ state: 'answered', answer: { name: 'Ana Kos' } });
  });

  it('a second answer is refused, the first one stands', async () => {
    await out.post(`${path(token)}/confirm`, { name: 'Ana Kos' });
    const late = await out.post(`${path(token)}/decline`, { reason: 'Premislek' });
    expect(late).toMatchObject({ status: 409, body: { reason: 'alreadyAnswered' } });
    expect(await taskNow()).toMatchObject({ status: 5 });
  });

  it('of two answers at once one wins', async () => {
    const answers = await Promise.all([
      out.post(`${path(token)}/confirm`, { name: 'Ana Kos' }),
      out.post(`${path(token)}/decline`, { reason: 'Ropota' }),
      out.post(`${path(token)}/confirm`, { name: 'Jan Kos' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('luka opens the link in his own session and confirms: recorded as his', async () => {
    await api.as('luka').post(`${path(token)}/confirm`, { name: 'Ana Kos' });
    const [link] = await api.rows('select answered_by, by_phone from public_link where record_id = ?1', [id]);
    expect([link?.answered_by, Boolean(link?.by_phone)]).toEqual([api.id('luka'), false]);
    expect((await api.eventsOf('task', id)).at(-1)).toMatchObject({ action: 'confirm', by: api.id('luka') });
  });

  it.each<[string, Fields]>([
    ['no name', {}],
    ['an empty name', { name: ' ' }],
    ['a signature that is no picture', { name: 'Ana', signature: 'data:text/html;base64,PGI+' }],
    ['a PNG that breaks off', { name: 'Ana', signature: `${signature.slice(0, 90)}=` }],
    ['a picture that is no PNG', { name: 'Ana', signature: 'data:image/png;base64,PHNjcmlwdD4=' }],
    ['what nobody asked for', { name: 'Ana', status: 6 }],
  ])('%s is refused, and the link lives on', async (_name, body) => {
    expect(await out.post(`${path(token)}/confirm`, body)).toMatchObject({ status: 422 });
    expect((await out.get(path(token))).body.state).toBe('open');
  });
});

describe('declining', () => {
  it('Ana declines with a reason and an objection to one line: the task waits, the banner says why, marko is told', async () => {
    const shown = (await out.get(path(token))).body.document as { times: { line: string; from: string; to: string }[] };
    const objections = [{ line: shown.times[0]?.line, text: 'To je trajalo manj' }];
    const { body } = await out.post(`${path(token)}/decline`, { reason: 'Še vedno ropota', objections });
    expect(body).toMatchObject({
      state: 'answered',
      document: null,
      answer: { answer: 'declined', reason: 'Še vedno ropota', objections },
    });
    const now = await taskNow();
    expect(now).toMatchObject({ status: 3, denied: true, denied_reason: 'Še vedno ropota', date_closed: null });
    // Staff read which work it was, also after the line has changed.
    const { from, to } = shown.times[0] ?? {};
    expect(now.confirmation).toMatchObject({ objections: [{ ...objections[0], name: expect.stringMatching(/, Petra /), from, to }] });
    const { rows } = await api.as('marko').get('/notification?range=[0,0]');
    expect(rows[0]).toMatchObject({ kind: 'taskDeclined', entity_id: id, parameters: { reason: 'Še vedno ropota' } });
    await sendTask(api, id);
    expect(await taskNow()).toMatchObject({ status: 4, denied: false, denied_reason: null });
  });

  it.each<[string, Fields]>([
    ['no reason', {}],
    ['an objection to a line that is not there', { reason: 'Ne', objections: [{ line: 'time:999999', text: 'Ne' }] }],
    ['an objection without words', { reason: 'Ne', objections: [{ line: 'time:1' }] }],
  ])('%s is refused', async (_name, body) => {
    expect(await out.post(`${path(token)}/decline`, body)).toMatchObject({ status: 422 });
    expect(await taskNow()).toMatchObject({ status: 4 });
  });
});

describe('a token', () => {
  it('is not guessed: after twenty misses an address waits, others do not', async () => {
    const guess = (address: string) => out.get(path('B'.repeat(43)), { address });
    const address = somewhere();
    for (let tries = 0; tries < 20; tries += 1) expect(await guess(address)).toMatchObject({ status: 404 });
    const refused = await out.get(path(token), { address });
    expect(refused).toMatchObject({ status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await out.get(path(token), { address: somewhere() })).toMatchObject({ status: 200 });
  });

  it('of a link is spoken of formally, in the language that was asked for, also to staff', async () => {
    const germanRequest = { headers: { 'accept-language': 'de' } };
    const unknown = await api.as('luka').get(path('C'.repeat(43)), germanRequest);
    expect(unknown).toMatchObject({ status: 404, body: { detail: expect.stringContaining('Öffnen Sie') } });
    const nameless = await out.post(`${path(token)}/confirm`, { name: '' }, germanRequest);
    expect(nameless).toMatchObject({ status: 422, body: { errors: [{ field: 'name', detail: 'Füllen Sie dieses Feld aus.' }] } });
    expect((await out.get('/public/meeting/x', germanRequest)).body.detail).toContain('Öffnen Sie');
  });

  it('stands in no log', async () => {
    const lines: string[] = [];
    await api.fetch(null, `/api/v1${path(token)}`, { by: api.another({ log: (line) => lines.push(JSON.stringify(line)) }) });
    expect(lines.join()).toContain('/public/task/…');
    expect(lines.join()).not.toContain(token);
  });
});
