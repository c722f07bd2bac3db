// A project offer: written and counted, sent as a PDF with a mail, answered once, copied into versions, out of date by its day.
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { totalsOf } from '#schema/offers/offer-totals.ts';
import { expireOne } from '#server/domain/offers/project-offer-expiry.ts';
import { type Fields, type Person, queryString, useApi } from '#tests/support/api.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { makeClient } from '#tests/support/stories/task-story.ts';

const api = useApi();
const tina = () => api.as('tina');
const today = dayOf(Date.now(), 'Europe/Ljubljana');
const line = (kind: string, title: string, quantity: number, price: number, more: Fields = {}) => ({
  kind,
  title,
  work_type_id: null,
  quantity,
  unit: null,
  price,
  discount: 0,
  ...more,
});
const lines = [
  line('work', 'Priprava', 16, 3800, { work_type_id: 6 }),
  line('work', 'Montaža', 72.5, 4200, { work_type_id: 2 }),
  line('material', 'Črpalka', 1, 1_489_000, { discount: 5, unit: 'kos' }),
  line('lumpSum', 'Dvigalo', 1, 48_000),
];
let client: { id: number; contact: number };
beforeAll(async () => {
  client = await makeClient(api, { language: 'de' });
});

const begun = async (more: Fields = {}) => {
  const answer = await tina().post('/project_offer', { title: 'Toplotna črpalka', client_id: client.id, lines, discount: 3, ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Fields & { id: number; number: number };
};
const send = (id: number, body: Fields = { email: 'jelka@example.com' }) => tina().put(`/project_offer/${id}/send`, body);
const sent = async (more: Fields = {}) => {
  const offer = await begun(more);
  expect(await send(offer.id)).toMatchObject({ status: 200, body: { status: 1 } });
  return offer;
};
const stored = async (id: number) => (await tina().get(`/project_offer/${id}`)).body;

describe('a draft', () => {
  it('has the next number, the letter A, and what it comes to by the rule of the screen', async () => {
    const [one, other] = [await begun(), await begun()];
    expect(other.number).toBe(one.number + 1);
    const { net, total } = totalsOf({ lines: lines as never, discount: 3, vat_rate: 22, reverse_charge: false });
    expect(one).toMatchObject({ letter: 'A', status: 0, net, total, lines, leader_id: api.id('tina'), contact_id: client.contact });
  });

  it('takes the VAT rate of its day and keeps it; a version that is copied later takes that of its own', async () => {
    expect((await tina().get('/project_offer/prices')).body).toMatchObject({
      vat: [
        { kind: 'standard', percent: 22 },
        { kind: 'reduced', percent: 9.5 },
        { kind: 'special', percent: 5 },
      ],
      work_types: expect.arrayContaining([{ id: 2, hourly_price: expect.any(Number) }]),
    });
    expect((await api.as(await api.hire(['project_offers.read'])).get('/project_offer/prices')).status).toBe(403);
    const [one, own] = [await begun(), await begun({ vat_rate: 9.5 })];
    expect([one.vat_rate, own.vat_rate]).toEqual([22, 9.5]);
    // Both were written yesterday, also where today has 25 hours; from today on there is another rate.
    const { database } = api;
    const before = { date_added: new Date(Date.now() - 25 * 3_600_000) };
    await database.orm.em.fork().nativeUpdate(database.entities.project_offer, { id: { $in: [one.id, own.id] } }, before);
    const made = await api.as('admin').post('/vat_rate', { valid_from: today, kind: 'standard', percent: 23 });
    expect((await stored(one.id)).vat_rate).toBe(22);
    expect((await begun()).vat_rate).toBe(23);
    const [next, same] = [await tina().post(`/project_offer/${one.id}/copy`), await tina().post(`/project_offer/${own.id}/copy`)];
    expect([next.body.vat_rate, same.body.vat_rate]).toEqual([23, 9.5]);
    expect(next.body.total).toBe(totalsOf({ lines: lines as never, discount: 3, vat_rate: 23, reverse_charge: false }).total);
    expect((await api.as('admin').delete(`/vat_rate/${made.body.id}`)).status).toBe(200);
  });

  it('is counted anew with each change, and tells of it once', async () => {
    const { id } = await begun();
    const turned = lines.toReversed();
    const first = await tina().put(`/project_offer/${id}`, { lines: turned, reverse_charge: true });
    expect(first).toMatchObject({ status: 200, body: { lines: turned, version: 2 } });
    expect(first.body.total).toBe(first.body.net);
    // The same again is no change.
    expect((await tina().put(`/project_offer/${id}`, { lines: turned })).body.version).toBe(2);
    expect((await api.eventsOf('project_offer', id)).map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it.each([
    ['a line without a name', [line('work', '', 1, 1)], 'lines.0.title', 'required'],
    ['a price below zero', [lines[0], line('work', 'x', 1, -1)], 'lines.1.price', 'tooSmall'],
    ['more than all of it given away', [line('work', 'x', 1, 1, { discount: 101 })], 'lines.0.discount', 'tooBig'],
    ['a tenth of a thousandth', [line('work', 'x', 0.0001, 1)], 'lines.0.quantity', 'tooManyDigits'],
    ['a kind that is none', [line('gift', 'x', 1, 1)], 'lines.0.kind', 'notChoice'],
    [
      'a work type that is not there',
      [lines[0], line('work', 'x', 1, 1, { work_type_id: 2_000_000_000 })],
      'lines.1.work_type_id',
      'notReference',
    ],
    ['a work type in the archive', [line('work', 'x', 1, 1, { work_type_id: 13 })], 'lines.0.work_type_id', 'notReference'],
    ['what no line has', [{ ...lines[0], secret: 1 }], 'lines.0.secret', 'unknown'],
  ])('takes no %s', async (_what, wrong, field, reason) => {
    const answer = await tina().post('/project_offer', { title: 'Ne nastane', client_id: client.id, lines: wrong });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
  });

  it('holds the work types of its lines: none of them can be deleted', async () => {
    const { body } = await api.as('admin').post('/work_type', { name: 'Samo v ponudbi' });
    const offer = await begun({ lines: [line('work', 'Posebnost', 1, 1, { work_type_id: body.id })] });
    const gone = () => api.as('admin').delete(`/work_type/${body.id}`);
    expect(await gone()).toMatchObject({ status: 409, body: { references: { project_offer: 1 } } });
    await tina().delete(`/project_offer/${offer.id}`);
    expect(await gone()).toMatchObject({ status: 200 });
  });

  it.each([
    ['total', 1],
    ['status', 1],
    ['letter', 'B'],
    ['number', 1],
    ['project_id', 1],
  ])('takes no %s from outside', async (field, value) => {
    const { id } = await begun();
    expect(await tina().put(`/project_offer/${id}`, { [field]: value })).toMatchObject({
      status: 422,
      body: { errors: [{ field, reason: 'serverOwned' }] },
    });
  });
});

describe('the rights to project offers', () => {
  it.each([
    ['eva', 'read', 200],
    ['maks', 'read', 200],
    ['marko', 'read', 403],
    ['eva', 'write', 200],
    ['maks', 'write', 200],
    ['nina', 'write', 403],
  ] as const)('%s: %s %i', async (caller, verb, status) => {
    const { id } = await begun();
    const path = `/project_offer/${id}`;
    expect(await (verb === 'read' ? api.as(caller).get(path) : api.as(caller).put(path, { title: 'Drug naslov' }))).toMatchObject({
      status,
    });
  });
});

it('nobody writes who only reads', async () => {
  const { id } = await begun();
  const reader = await api.hire(['project_offers.read']);
  expect(await api.as(reader).get(`/project_offer/${id}`)).toMatchObject({ status: 200 });
  expect(await api.as(reader).put(`/project_offer/${id}`, { title: 'Drug naslov' })).toMatchObject({ status: 403 });
});

describe('sent', () => {
  it('is a PDF in the client’s language and a mail that brings it, and nothing in it changes any more', async () => {
    const { id, number } = await sent({ introduction: 'Wir bedanken uns.', payment: '30 dni', valid_until: '2199-01-31' });
    const [mail] = await api.rows('select * from mail where entity = ?1 and entity_id = ?2', ['project_offer', id]);
    expect(mail).toMatchObject({
      recipient: 'jelka@example.com',
      language: 'de',
      kind: 'projectOffer',
      status: 'waiting',
      reply_to: 'tina@example.com',
    });
    const name = `PP-${String(number).padStart(3, '0')}`;
    expect(mail?.subject).toBe(`Angebot ${name} A: Toplotna črpalka`);
    expect((await api.as('admin').get(`/mail/${mail?.id}`)).body.about).toEqual({
      entity: 'project_offer',
      id,
      title: `${name} Toplotna črpalka`,
    });
    const [file] = await api.rows('select f.* from file f join project_offer o on o.document = f.id where o.id = ?1', [id]);
    expect(mail?.file_id).toBe(file?.id);
    expect(file).toMatchObject({ file_name: `angebot-${name}-A.pdf`, content_type: 'application/pdf' });
    const bytes = await api.app.files.read(String(file?.storage_key));
    const sheetText = textOf(await sheetsOf(new Uint8Array(Buffer.concat((await bytes?.bytes.toArray()) ?? []))));
    for (const part of ['Angebot', `${name} A`, 'Toplotna črpalka', 'Wir bedanken uns.', 'MwSt. 22 %', '31/01/2199', '72,5 h'])
      expect(sheetText).toContain(part);
    const offer = await stored(id);
    expect(await tina().put(`/project_offer/${id}`, { title: 'Prepozno' })).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect(await tina().delete(`/project_offer/${id}`)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect(await send(id)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect(await stored(id)).toEqual(offer);
  });

  it('is opened as it was sent, by those alone who may read offers', async () => {
    const { id } = await sent();
    const pdf = await api.as('eva').get(`/project_offer/${id}/pdf`);
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline'),
    });
    expect(await api.as('marko').get(`/project_offer/${id}/pdf`)).toMatchObject({ status: 403 });
    const { document } = await stored(id);
    expect((await api.as('marko').get(`/file/${document}`)).status).toBe(404);
    expect((await api.as('marko').get(`/file/${document}/download`)).status).toBe(404);
  });

  it.each([
    ['without a line', { lines: [] }, { email: 'a@example.com' }, 'hasLines'],
    ['to a contact without an address', {}, {}, 'noAddress'],
  ])('is not: %s', async (_case, more, body, reason) => {
    const bare = await makeClient(api, {}, null);
    const { id } = await begun({ ...more, client_id: bare.id });
    expect(await send(id, body)).toMatchObject({ status: 409, body: { reason } });
    expect(await stored(id)).toMatchObject({ status: 0, document: null });
    expect(await api.rows('select id from mail where entity = ?1 and entity_id = ?2', ['project_offer', id])).toEqual([]);
  });

  it('only as the sender saw it', async () => {
    const { id } = await begun();
    await tina().put(`/project_offer/${id}`, { title: 'Medtem' });
    expect(await tina().put(`/project_offer/${id}/send`, { email: 'a@example.com' }, { headers: { 'if-match': '1' } })).toMatchObject({
      status: 412,
    });
  });

  it('once, however often it is pressed', async () => {
    const { id } = await begun();
    const key = { headers: { 'idempotency-key': `pošlji-${id}`.normalize('NFD').replace(/[^\x20-\x7e]/g, '') } };
    const press = () => tina().put(`/project_offer/${id}/send`, { email: 'a@example.com' }, key);
    const answers = [await press(), await press()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.rows('select id from mail where entity = ?1 and entity_id = ?2', ['project_offer', id])).toHaveLength(1);
  });
});

describe('accepted', () => {
  it('makes the project with the hours of its lines and the tasks of its template, each knowing of the other', async () => {
    const { id } = await sent({ template_id: 1 });
    const outcome = (await tina().get(`/project_offer/${id}/outcome`)).body as Fields & { tasks: Fields[]; plan: Fields[] };
    const done = await tina().put(`/project_offer/${id}/accept`, { starts_on: '2026-12-21', members: [api.id('marko')] });
    expect(done).toMatchObject({ status: 200, body: { status: 2, starts_on: '2026-12-21' } });
    const project = (await tina().get(`/project/${done.body.project_id}`)).body;
    expect(project).toMatchObject({
      title: 'Toplotna črpalka',
      client_id: client.id,
      leader_id: api.id('tina'),
      members: [api.id('marko')],
      template_id: 1,
      project_offers: [id],
      plan: [
        { work_type_id: 6, planned_time: 57_600 },
        { work_type_id: 2, planned_time: 261_000 },
      ],
      planned_time: 318_600,
      tasks: outcome.tasks.length,
    });
    const { rows } = await tina().get(`/task${queryString({ filter: { project: project.id }, sort: ['id', 'ASC'] })}`);
    expect(rows.map(({ title }) => title)).toEqual(outcome.tasks.map(({ title }) => title));
    // Two working days after the Monday; the last twenty-three, over Christmas and the new year.
    expect([rows[0]?.deadline, rows.at(-1)?.deadline]).toEqual(['2026-12-23T15:00:00.000Z', '2027-01-25T15:00:00.000Z']);
    expect(project.deadline).toBe(rows.at(-1)?.deadline);
    // What was offered stands on the project in euros, for whoever may see offers: the pump with both of its discounts.
    const net = Number(done.body.net);
    expect(project).toMatchObject({ offers: [{ id, letter: 'A', net }], material: { planned: 1_372_113, used: 0, unpriced: 0 } });
    expect((await api.as('marko').get(`/project/${project.id}`)).body).toMatchObject({ offers: [], material: null });
    // Called alike but for case and marks; what the offer does not name is no silent nothing.
    for (const name of ['CRPALKA', 'Tesnilo'])
      await api.as('admin').post(`/task/${rows[0]?.id}/material`, { name, unit: 'Piece', quantity: 1 });
    const { body: worth } = await tina().get(`/project/${project.id}`);
    expect(worth.material).toEqual({ planned: 1_372_113, used: 1_372_113, unpriced: 1 });
    const amounts = async (person: Person) =>
      (await api.as(person).get(`/project/${project.id}/material`)).rows.map(({ amount }) => amount);
    expect([await amounts('tina'), await amounts('marko')]).toEqual([
      [null, 1_372_113],
      [null, null],
    ]);
  });

  it('without a template makes a task of each line of work', async () => {
    const { id } = await sent();
    const { body } = await tina().put(`/project_offer/${id}/accept`, { members: [] });
    const { rows } = await tina().get(`/task${queryString({ filter: { project: body.project_id }, sort: ['id', 'ASC'] })}`);
    expect(rows.map(({ title, deadline }) => [title, deadline])).toEqual([
      ['Priprava', null],
      ['Montaža', null],
    ]);
  });

  it('or declined, once: what comes second is refused, and nothing is made twice', async () => {
    const { id } = await sent();
    const answers = await Promise.all(
      ['accept', 'accept', 'decline'].map((name) => tina().put(`/project_offer/${id}/${name}`, name === 'accept' ? { members: [] } : {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const { status } = await stored(id);
    const made = await api.rows('select id from project_offer where id = ?1 and project_id is not null', [id]);
    expect(made).toHaveLength(status === 2 ? 1 : 0);
  });

  it('makes nothing where the leader has left: the offer stays as it is', async () => {
    const { id } = await sent();
    const [count] = await api.rows('select count(*) as n from project');
    const [left] = await api.rows('select id from "user" where email = ?1', ['stanislav.vidic@example.com']);
    expect(await tina().put(`/project_offer/${id}/accept`, { leader_id: left?.id, members: [] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'leader_id' }] },
    });
    expect(await stored(id)).toMatchObject({ status: 1, project_id: null });
    expect(await api.rows('select count(*) as n from project')).toEqual([count]);
  });
});

describe('versions', () => {
  it('A becomes B: the older one is answered no more, and comes back when the draft is deleted', async () => {
    const { id, number } = await sent();
    const copy = await tina().post(`/project_offer/${id}/copy`);
    expect(copy).toMatchObject({ status: 201, body: { letter: 'B', number, status: 0, previous_id: id, lines, document: null } });
    const accept = () => tina().put(`/project_offer/${id}/accept`, { members: [] });
    expect(await accept()).toMatchObject({ status: 409, body: { reason: 'newest' } });
    expect((await stored(id)).$transitions).toMatchObject({ accept: { allowed: false, reason: 'newest' } });
    const living = await api.rows('select letter from project_offer where number = ?1 and not superseded', [number]);
    expect(living).toEqual([{ letter: 'B' }]);
    expect((await tina().delete(`/project_offer/${copy.body.id}`)).status).toBe(200);
    expect(await accept()).toMatchObject({ status: 200 });
  });

  it('also an older one is copied, behind the newest', async () => {
    const { id } = await sent();
    const b = (await tina().post(`/project_offer/${id}/copy`)).body;
    const c = (await tina().post(`/project_offer/${id}/copy`)).body;
    expect([b.letter, c.letter, c.previous_id]).toEqual(['B', 'C', b.id]);
    const { versions } = (await tina().get(`/project_offer/${c.id}/outcome`)).body as { versions: Fields[] };
    expect(versions.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  });

  it('copied by two at once there are two, one after the other', async () => {
    const { id } = await sent();
    const copies = await Promise.all([tina().post(`/project_offer/${id}/copy`), api.as('maks').post(`/project_offer/${id}/copy`)]);
    const letters = copies.flatMap(({ status, body }) => (status === 201 ? [body.letter] : []));
    expect(copies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).toContain('B');
  });
});

it('out of date it is expired on the day after, and not before', async () => {
  const [old, last] = [await sent({ valid_until: dayAfter(today, -1) }), await sent({ valid_until: today })];
  const draft = await begun({ valid_until: dayAfter(today, -9) });
  while (await expireOne(api.app));
  expect([(await stored(old.id)).status, (await stored(last.id)).status, (await stored(draft.id)).status]).toEqual([4, 1, 0]);
  expect((await api.eventsOf('project_offer', old.id)).at(-1)).toMatchObject({ action: 'expire', by: null });
  expect(await tina().put(`/project_offer/${old.id}/accept`, { members: [] })).toMatchObject({
    status: 409,
    body: { reason: 'wrongState' },
  });
});
