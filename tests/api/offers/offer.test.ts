// An offer on its way between who speaks to the client and who makes it: steps, lists, what is told to whom, files and talk.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, queryString, useApi } from '#tests/support/api.ts';
import { formOf, png } from '#tests/support/upload.ts';

const api = useApi();
let client = 0;
let contact = 0;
let offer = 0;

beforeAll(async () => {
  const [row] = await api.rows(
    'select c.id, c.client_id from contact c join client k on k.id = c.client_id where k.archived = false order by c.id limit 1',
  );
  client = Number(row?.client_id);
  contact = Number(row?.id);
});
const made = async (fields: Fields = {}, person: Person = 'eva') =>
  api.as(person).post('/offer', { title: 'Toplotna črpalka', client_id: client, contact_id: contact, value: 4_821_000, ...fields });
beforeEach(async () => {
  offer = Number((await made()).body.id);
});
const move = (person: Person, name: string, body: Fields = {}, id = offer) => api.as(person).put(`/offer/${id}/${name}`, body);
const steps = async (id = offer) => (await api.as('maks').get(`/offer/${id}/step`)).rows;
/** By the usual way up to a step. */
const bring = async (to: number, id = offer) => {
  const way = [
    ['eva', 'handIn'],
    ['maks', 'take'],
    ['maks', 'make'],
    ['maks', 'complete'],
    ['eva', 'send'],
    ['eva', 'approve'],
    ['eva', 'order'],
    ['eva', 'finish'],
  ] as const;
  for (const [person, name] of way.slice(0, to - 1)) expect((await move(person, name, {}, id)).status).toBe(200);
};
const inList = async (person: Person, list: string) => {
  const { rows } = await api.as(person).get(`/offer${queryString({ filter: { list }, range: [0, 999] })}`);
  return rows.some(({ id }) => id === offer);
};
const notifiedOf = async (person: Person) =>
  (
    await api.rows('select kind, parameters from notification where user_id = ?1 and entity_id = ?2 order by id', [api.id(person), offer])
  ).map(({ kind, parameters }) => ({ kind, ...(JSON.parse(String(parameters)) as object) }));

describe('making an offer', () => {
  it('begins in preparation, with a number of its own, in the name of who makes it', async () => {
    const { status, body } = await made();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 0, commercial_user_id: api.id('eva'), offer_manager_id: null, probability: 50, archived: false });
    expect(Number((await made()).body.number)).toBe(Number(body.number) + 1);
    expect(await steps(Number(body.id))).toMatchObject([{ step: 0, user_name: 'Eva Šuštar', note: null, left_at: null }]);
  });

  it.each<[string, Person, Fields, number]>([
    ['without the right', 'marko', {}, 403],
    ['without a client', 'eva', { client_id: null }, 422],
    ['with a contact of somebody else', 'eva', { contact_id: 300 }, 422],
    ['at a step of choice', 'eva', { status: 7 }, 422],
    ['in the archive', 'eva', { archived: true }, 422],
  ])('is refused %s', async (_case, person, fields, status) => {
    expect((await made(fields, person)).status).toBe(status);
  });
});

describe('the way of an offer', () => {
  it('keeps who moved it, when, with what words, and how long it stayed', async () => {
    await move('eva', 'handIn', { note: 'Priključna moč 22 kW.' });
    await move('maks', 'needChange', { reason: 'Kakšna je tarifa?' });
    await move('eva', 'handIn');
    await move('maks', 'take');
    const way = await steps();
    expect(way.map(({ step, user_name, note }) => [step, user_name, note])).toEqual([
      [0, 'Eva Šuštar', null],
      [2, 'Eva Šuštar', 'Priključna moč 22 kW.'],
      [1, 'Maks Golob', 'Kakšna je tarifa?'],
      [2, 'Eva Šuštar', null],
      [3, 'Maks Golob', null],
    ]);
    for (const [at, { left_at }] of way.entries()) expect(left_at).toBe(way[at + 1]?.entered_at ?? null);
    const { body } = await api.as('eva').get(`/offer/${offer}`);
    expect(body).toMatchObject({ status: 3, offer_manager_id: api.id('maks'), step_since: way.at(-1)?.entered_at, steps: 5 });
    const events = await api.eventsOf('offer', offer);
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ['create', null],
      ['handIn', 'Priključna moč 22 kW.'],
      ['needChange', 'Kakšna je tarifa?'],
      ['handIn', null],
      ['take', null],
    ]);
  });

  it('is refused by the name of what is missing, not of what one holds', async () => {
    await bring(2);
    expect(await move('eva', 'take')).toMatchObject({ status: 403, body: { reason: 'notAllowed', permission: 'offers.write' } });
    expect(await move('marko', 'take')).toMatchObject({ status: 403, body: { permission: 'offers.read' } });
  });

  it('goes on from nowhere twice at once', async () => {
    await bring(2);
    const answers = await Promise.all(['take', 'take', 'take'].map((name) => move('maks', name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await steps()).filter(({ left_at }) => left_at === null)).toHaveLength(1);
  });

  it('ends with a reason and begins anew without it', async () => {
    expect((await move('eva', 'decline', { reason: 'Stranka je izbrala drugega.' })).body).toMatchObject({
      status: 10,
      declined_reason: 'Stranka je izbrala drugega.',
    });
    expect((await move('eva', 'reopen')).body).toMatchObject({ status: 0, declined_reason: null });
  });

  it('tells whoever acts next, with the step in their own language', async () => {
    await bring(5);
    expect(await notifiedOf('maks')).toEqual([{ kind: 'offerTurn', step: '@offer.values.status.requestReady', reason: '' }]);
    expect(await notifiedOf('eva')).toEqual([{ kind: 'offerTurn', step: '@offer.values.status.offerReady', reason: '' }]);
    const { rows } = await api.as('eva').get('/notification');
    const { body } = await api.as('eva').get(`/offer/${offer}`);
    expect(rows[0]).toMatchObject({ entity: 'offer', entity_id: offer, number: body.number, title: 'Toplotna črpalka' });
    await move('maks', 'decline', { reason: 'Ni v našem programu.' });
    expect((await notifiedOf('eva')).at(-1)).toMatchObject({ kind: 'offerDeclined', reason: 'Ni v našem programu.' });
  });
});

describe('editing', () => {
  it.each<[string, Person, () => Promise<unknown>, number]>([
    ['its commercial user may', 'eva', async () => undefined, 200],
    ['whoever manages offers may', 'maks', async () => undefined, 200],
    ['not in the archive', 'eva', () => move('eva', 'archive'), 409],
    ['not once it is finished', 'eva', () => bring(9), 409],
    ['not once it is declined', 'eva', () => move('eva', 'decline', { reason: 'Ne.' }), 409],
  ])('%s', async (_case, person, before, status) => {
    await before();
    expect((await api.as(person).put(`/offer/${offer}`, { value: 100 })).status).toBe(status);
  });

  it('keeps contact and client together', async () => {
    const [other] = await api.rows('select id from client where id <> ?1 and archived = false order by id limit 1', [client]);
    expect((await api.as('eva').put(`/offer/${offer}`, { client_id: other?.id })).status).toBe(422);
    expect((await api.as('eva').put(`/offer/${offer}`, { client_id: other?.id, contact_id: null })).status).toBe(200);
  });
});

describe('the lists', () => {
  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    ['preparing', async () => undefined, ['myOffers', 'allOffers']],
    ['in making', () => bring(4), ['myOffers', 'allOffers', 'offersInMaking']],
    ['sent', () => bring(6), ['myOffers', 'allOffers']],
    ['approved', () => bring(7), ['myOffers', 'allOffers', 'approvedOffers']],
    ['finished', () => bring(9), ['myOffers', 'allOffers', 'finishedOffers']],
    ['archived', () => move('eva', 'archive'), ['archivedOffers']],
  ])('show an offer that is %s', async (_case, before, expected) => {
    await before();
    const lists = ['myOffers', 'allOffers', 'offersInMaking', 'approvedOffers', 'finishedOffers', 'archivedOffers'];
    const shown: string[] = [];
    for (const list of lists) if (await inList('eva', list)) shown.push(list);
    expect(shown).toEqual(expected);
  });

  it('open with offers.making alone only what is made, approved or ordered', async () => {
    const helper = await api.hire(['offers.making']);
    const see = async () => (await api.as(helper).get(`/offer/${offer}`)).status;
    expect(await see()).toBe(404);
    await bring(4);
    expect(await see()).toBe(200);
    const list = (name: string, person: Person | number = helper) => api.as(person).get(`/offer${queryString({ filter: { list: name } })}`);
    expect((await list('offersInMaking')).rows.map(({ id }) => id)).toContain(offer);
    expect(await list('allOffers')).toMatchObject({ status: 403, body: { permission: 'offers.read' } });
    expect(await list('approvedOffers', await api.hire(['offers.read']))).toMatchObject({
      status: 403,
      body: { permission: 'offers.making' },
    });
    expect((await api.as(helper).put(`/offer/${offer}/complete`, {})).status).toBe(403);
  });

  it('carry on demand what the caller may do with each row', async () => {
    await bring(3);
    const { rows } = await api.as('eva').get(`/offer${queryString({ filter: { id: [offer] } })}&transitions=true`);
    expect(rows[0]).toMatchObject({ $transitions: { make: { allowed: false, reason: 'notAllowed' }, decline: { allowed: true } } });
  });
});

describe('the parts of an offer', () => {
  const send = async (person: Person) => {
    const { raw, headers } = await formOf({ name: 'tloris.png', bytes: png, type: 'image/png' });
    return api.as(person).post(`/offer/${offer}/file`, undefined, { raw, headers });
  };

  it('are files, for those who may read offers', async () => {
    const { status, body } = await send('maks');
    expect(status).toBe(201);
    expect((await api.as('eva').get(`/offer/${offer}/file`)).rows).toMatchObject([
      { file_name: 'tloris.png', offer_id: offer, task_id: null },
    ]);
    expect((await api.as('eva').get(`/offer/${offer}`)).body.files).toBe(1);
    const path = `/file/${body.id}`;
    expect([(await api.as('marko').get(path)).status, (await api.as('marko').get(`${path}/download`)).status]).toEqual([403, 403]);
    expect((await api.as('eva').get(`/task/1/file/${body.id}`)).status).toBe(404);
    expect((await api.as('eva').delete(path)).status).toBe(403);
    expect((await api.as('maks').delete(path)).status).toBe(200);
    expect((await send('marko')).status).toBe(403);
  });

  it('is talk, in which only those are mentioned who may read it', async () => {
    const say = (mentions: readonly number[]) => api.as('eva').post(`/offer/${offer}/comment`, { text: '@Maks poglej.', mentions });
    expect((await say([api.id('marko')])).status).toBe(422);
    expect((await say([api.id('maks')])).status).toBe(201);
    expect(await notifiedOf('maks')).toEqual([{ kind: 'mention', text: '@Maks poglej.' }]);
    expect((await api.as('maks').get(`/offer/${offer}/comment`)).rows).toMatchObject([
      { text: '@Maks poglej.', offer_name: 'Toplotna črpalka' },
    ]);
    expect((await api.as('marko').get(`/offer/${offer}/comment`)).status).toBe(403);
  });

  it('is one history of all that', async () => {
    await bring(2);
    await send('eva');
    const { records } = (await api.as('maks').get(`/offer/${offer}/history`)).body as { records: readonly Fields[] };
    expect(records.map(({ entity, action }) => `${entity} ${action}`)).toEqual(['file create', 'offer handIn', 'offer create']);
  });
});

describe('the figures of a list', () => {
  type Figures = {
    readonly steps: readonly { readonly status: number; readonly count: number; readonly value: number }[];
    readonly open: Fields;
    readonly conversion: { readonly sent: number; readonly approved: number };
    readonly longest: Fields | null;
  };
  const figures = async (person: Person | number, filter: Fields = { list: 'allOffers' }) =>
    (await api.as(person).get(`/offer/figures${queryString({ filter })}`)).body as Figures;
  const at = ({ steps }: Figures, status: number) => steps.find((step) => step.status === status) ?? { count: 0, value: 0 };

  it('count what stands at each step, and what it is worth', async () => {
    const [alone] = await api.rows('select id from client where archived = false order by id desc limit 1');
    const filter = { client_id: alone?.id };
    const ids: number[] = [];
    for (const value of [100_000, 300_000])
      ids.push(Number((await made({ value, client_id: alone?.id, contact_id: null, probability: 25 })).body.id));
    await bring(4, ids[1]);
    const shownFigures = await figures('maks', filter);
    expect([at(shownFigures, 0), at(shownFigures, 4)]).toEqual([
      { status: 0, count: 1, value: 100_000 },
      { status: 4, count: 1, value: 300_000 },
    ]);
    expect(shownFigures.open).toEqual({ count: 2, value: 400_000, weighted: 100_000 });
    expect(shownFigures.longest).toMatchObject({ id: ids[0], status: 0 });
  });

  it('compare what was sent with what of it was approved', async () => {
    const before = (await figures('maks')).conversion;
    await bring(6);
    expect((await figures('maks')).conversion).toMatchObject({ sent: before.sent + 1, approved: before.approved });
    await bring(7, Number((await made()).body.id));
    expect((await figures('maks')).conversion).toMatchObject({ sent: before.sent + 2, approved: before.approved + 1 });
  });

  it('are those of the offers that the caller sees', async () => {
    const helper = await api.hire(['offers.making']);
    const shownFigures = await figures(helper, {});
    expect(shownFigures.steps.map(({ status }) => status).filter((status) => ![2, 3, 4, 5, 7, 8].includes(status))).toEqual([]);
    expect((await api.as(helper).get(`/offer/figures${queryString({ filter: { list: 'allOffers' } })}`)).status).toBe(403);
    expect((await api.as('marko').get('/offer/figures')).status).toBe(403);
  });
});

it('is found by what people call it', async () => {
  const { body } = await api.as('eva').get(`/offer/${offer}`);
  const found = async (person: Person, q: string) =>
    (await api.as(person).get(`/search?q=${encodeURIComponent(q)}`)).body.exact as readonly Fields[];
  expect((await found('eva', `P-${body.number}`)).map(({ kind, id }) => [kind, id])).toEqual([['offer', offer]]);
  expect((await found('eva', `#${body.number}`)).map(({ kind }) => kind)).not.toContain('offer');
  expect(await found('marko', `P-${body.number}`)).toEqual([]);
});
