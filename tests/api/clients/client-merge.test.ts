// Two clients that are the same become one, and within a day two again: every reference moves, and moves back.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import { client } from '#schema/clients/client.ts';
import type { Entity } from '#schema/core/entity.ts';
import { pointerName, pointers } from '#server/domain/clients/references.ts';
import { type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
const admin = () => api.as('admin');
let made = 0;

const makeClient = async (values: Fields = {}) => {
  made += 1;
  const { status, body } = await admin().post('/client', { name: `Hotel Krim ${made}`, ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
};
const make = async (entity: string, values: Fields) => Number((await admin().post(`/${entity}`, values)).body.id);
const read = async (entity: string, id: number) => (await admin().get(`/${entity}/${id}`)).body;
const merge = (keptId: number, merged: number, more: Fields = {}) =>
  admin().post(`/client/${keptId}/merge`, { merged_id: merged, ...more });
const undo = (id: unknown) => admin().post(`/client_merge/${id}/undo`);

/** A client with a branch office, a contact who is its primary one, and a task with both. */
const busyClient = async (values: Fields = {}) => {
  const id = await makeClient(values);
  const branch = await make('branch_office', { client_id: id, title: 'Kotlovnica' });
  const contact = await make('contact', { client_id: id, branch_office_id: branch, name: 'Branka', l_name: 'Oblak' });
  await admin().put(`/client/${id}`, { primary_contact_id: contact });
  const task = await make('task', {
    title: 'Letni servis',
    client_company_id: id,
    branch_office_id: branch,
    client_company_contact_id: contact,
  });
  return { id, branch, contact, task };
};
const tagsOfAll = async () => (await api.rows('select id from tag where not archived order by id')).map(({ id }) => Number(id));

it('knows every field of the schema that refers to a client', () => {
  const inSchema = (Object.values(entities) as Entity[])
    .filter(({ name }) => name !== 'client_merge')
    .flatMap(({ name, info }) =>
      Object.entries(info).flatMap(([field, { target }]) => (target === client.name ? [`${name}.${field}`] : [])),
    );
  expect(pointers.map(pointerName).sort()).toEqual(inSchema.sort());
  expect(inSchema).toEqual(expect.arrayContaining(['task.client_company_id', 'contact.client_id', 'branch_office.client_id']));
});

describe('before two clients are merged', () => {
  it('it is said what moves, which fields differ and which value is kept', async () => {
    const keptClient = await makeClient({ phone: '01 555 20 40', payment_term_days: 30 });
    const { id: merged } = await busyClient({ phone: '01 555 20 41', email: 'krim@example.com', payment_term_days: 30 });
    const { status, body } = await admin().get(`/client/${keptClient}/merge?with=${merged}`);
    expect(status).toBe(200);
    expect(body.moves).toEqual(
      expect.arrayContaining([
        { entity: 'task', count: 1 },
        { entity: 'contact', count: 1 },
        { entity: 'branch_office', count: 1 },
      ]),
    );
    expect(body.fields).toMatchObject([
      { field: 'name', take: false },
      { field: 'email', kept: null, merged: 'krim@example.com', take: true },
      { field: 'phone', kept: '01 555 20 40', merged: '01 555 20 41', take: false },
      { field: 'primary_contact_id', kept: null, merged_name: 'Branka Oblak', take: true },
    ]);
  });

  it.each([
    ['with itself', async () => [await makeClient()].flatMap((id) => [id, id]), 'sameClient'],
    [
      'into the archive',
      async () => {
        const keptClient = await makeClient();
        await admin().put(`/client/${keptClient}`, { archived: true });
        return [keptClient, await makeClient()];
      },
      'keptArchived',
    ],
    [
      'twice',
      async () => {
        const merged = await makeClient();
        await merge(await makeClient(), merged);
        return [await makeClient(), merged];
      },
      'alreadyMerged',
    ],
  ])('it is refused: %s', async (_case, pair, reason) => {
    const [keptClient = 0, merged = 0] = await pair();
    expect(await admin().get(`/client/${keptClient}/merge?with=${merged}`)).toMatchObject({ status: 409, body: { reason } });
    expect(await merge(keptClient, merged)).toMatchObject({ status: 409, body: { reason } });
  });

  it('nobody may without deleting clients, and none that is not there', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    expect(await api.as('luka').post(`/client/${keptClient}/merge`, { merged_id: merged })).toMatchObject({ status: 403 });
    expect(await merge(keptClient, 2_000_000_000)).toMatchObject({ status: 404 });
    expect(await merge(keptClient, merged, { fields: ['archived'] })).toMatchObject({ status: 422 });
  });
});

describe('a merge', () => {
  it('moves every reference, joins the tags, takes what the kept client lacks and sends the other to the archive', async () => {
    const [one = 0, two = 0, three = 0] = await tagsOfAll();
    const keptClient = await makeClient({ tags: [one, two] });
    const { id: merged, branch, contact, task } = await busyClient({ tags: [two, three], email: 'krim@example.com' });
    const before = await read('task', task);
    const { status, body } = await merge(keptClient, merged);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kept_id: keptClient, merged_id: merged });
    expect(await read('task', task)).toMatchObject({
      client_company_id: keptClient,
      branch_office_id: branch,
      client_company_contact_id: contact,
    });
    expect(Number((await read('task', task)).revision)).toBeGreaterThan(Number(before.revision));
    expect(await read('contact', contact)).toMatchObject({ client_id: keptClient });
    expect(await read('branch_office', branch)).toMatchObject({ client_id: keptClient });
    expect(await read('client', keptClient)).toMatchObject({
      tags: [one, two, three].sort((a, b) => a - b),
      email: 'krim@example.com',
      primary_contact_id: contact,
      archived: false,
    });
    expect(await read('client', merged)).toMatchObject({ archived: true, merged_into_id: keptClient, primary_contact_id: null });
    expect(await api.rows('select id from task where client_company_id = ?1', [merged])).toEqual([]);
  });

  it('leaves a price behind where the kept client has its own from the same day on, and says so before', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    const work = await make('work_type', { name: 'Pregled dimnika', hourly_price: 4000 });
    const price = (client_id: number, valid_from: string, hourly_price: number) =>
      make('price', { client_id, work_type_id: work, valid_from, hourly_price });
    const own = await price(keptClient, '2026-01-01', 4200);
    const [same, other] = [await price(merged, '2026-01-01', 3900), await price(merged, '2026-07-01', 4100)];
    expect((await admin().get(`/client/${keptClient}/merge?with=${merged}`)).body).toMatchObject({
      moves: [{ entity: 'price', count: 1 }],
      stays: [{ entity: 'price', count: 1 }],
    });
    const { body, status } = await merge(keptClient, merged);
    expect([status, body.moves]).toEqual([201, [{ entity: 'price', count: 1 }]]);
    const owners = async () => Promise.all([own, same, other].map(async (id) => (await read('price', id)).client_id));
    expect(await owners()).toEqual([keptClient, merged, keptClient]);
    expect(await undo(body.id)).toMatchObject({ status: 200 });
    expect(await owners()).toEqual([keptClient, merged, merged]);
  });

  it('takes the fields that are named and no others', async () => {
    const keptClient = await makeClient({ phone: '01 555 20 40' });
    const merged = await makeClient({ phone: '01 555 20 41', email: 'krim@example.com' });
    await merge(keptClient, merged, { fields: ['phone'] });
    expect(await read('client', keptClient)).toMatchObject({ phone: '01 555 20 41', email: null });
  });

  it('is told in the history of the task, of the contact’s client and of both clients', async () => {
    const keptClient = await makeClient();
    const { id: merged, task } = await busyClient();
    await merge(keptClient, merged);
    const newest = async (path: string) => ((await admin().get(`${path}/history`)).body.records as Fields[])[0];
    expect(await newest(`/task/${task}`)).toMatchObject({
      action: 'mergeClient',
      by_name: expect.any(String),
      changes: [{ field: 'client_company_id', before: merged, after: keptClient }],
    });
    expect(await newest(`/client/${keptClient}`)).toMatchObject({ action: 'merge' });
    expect(await newest(`/client/${merged}`)).toMatchObject({
      action: 'mergeInto',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'merged_into_id', after: keptClient })]),
    });
    const { records } = (await admin().get(`/client/${keptClient}/history`)).body as { records: Fields[] };
    expect(records.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['contact', 'branch_office']));
  });

  it('leaves a client that nobody changes, and which gets no new tasks', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    await merge(keptClient, merged);
    expect(await admin().put(`/client/${merged}`, { archived: false })).toMatchObject({ status: 409, body: { reason: 'mergedAway' } });
    expect(await admin().post('/task', { title: 'Novo', client_company_id: merged })).toMatchObject({ status: 409 });
    expect((await admin().get(`/client/${keptClient}/merges`)).rows).toMatchObject([
      { kept_id: keptClient, merged_id: merged, undone_at: null },
    ]);
  });

  it('moves 10,000 tasks at once, and back', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    await api.database.orm.em.fork().transactional(async (em) => {
      for (let at = 0; at < 10_000; at += 1)
        em.create(api.database.entities.task, {
          company_task_id: 5_000_000 + at,
          title: `Pregled ${at}`,
          client_company_id: merged,
          user_added: api.id('admin'),
          date_added: new Date(),
        });
    });
    const { body } = await merge(keptClient, merged);
    expect(body.moves).toEqual([{ entity: 'task', count: 10_000 }]);
    expect(await undo(body.id)).toMatchObject({ status: 200 });
    expect(await api.rows('select count(*) as n from task where client_company_id = ?1', [merged])).toEqual([{ n: 10_000 }]);
  });
});

describe('a merge is taken back', () => {
  it('whole: every reference, the tags, the fields, the archive', async () => {
    const [one = 0, two = 0] = await tagsOfAll();
    const keptClient = await makeClient({ tags: [one] });
    const { id: merged, branch, contact, task } = await busyClient({ tags: [two], email: 'krim@example.com' });
    const was = [await read('client', keptClient), await read('client', merged)];
    const own = await make('task', { title: 'Že prej', client_company_id: keptClient });
    const { body } = await merge(keptClient, merged);
    expect(await undo(body.id)).toMatchObject({ status: 200, body: { moves: expect.arrayContaining([{ entity: 'task', count: 1 }]) } });
    expect(await read('task', task)).toMatchObject({
      client_company_id: merged,
      branch_office_id: branch,
      client_company_contact_id: contact,
    });
    expect(await read('task', own)).toMatchObject({ client_company_id: keptClient });
    expect(await read('contact', contact)).toMatchObject({ client_id: merged });
    expect(await read('branch_office', branch)).toMatchObject({ client_id: merged });
    const without = ({ version: _version, open_tasks: _open, ...rest }: Fields) => rest;
    expect([await read('client', keptClient), await read('client', merged)].map(without)).toEqual(was.map(without));
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { reason: 'alreadyUndone' } });
  });

  it('and what moved is found by the name of the client that it stands at, before and after', async () => {
    const [keptClient, merged] = [await makeClient({ name: 'Akacija' }), await makeClient({ name: 'Bukev' })];
    const task = await make('task', { title: 'Pregled', client_company_id: merged });
    const project = await make('project', { title: 'Prenova', client_id: merged, leader_id: api.id('tina') });
    const found = async (q: string) => {
      const { kinds } = (await admin().get(`/search?q=${q}&kind=task,project`)).body as { kinds: { rows: Fields[] }[] };
      return kinds.flatMap(({ rows }) => rows.map(({ id }) => id));
    };
    const expected = [task, project].sort();
    const { body } = await merge(keptClient, merged);
    expect([(await found('akacija')).sort(), await found('bukev')]).toEqual([expected, []]);
    const list = (await admin().get(`/task?filter=${encodeURIComponent(JSON.stringify({ q: 'akacija' }))}`)).rows;
    expect(list.map(({ id }) => id)).toEqual([task]);
    expect(await undo(body.id)).toMatchObject({ status: 200 });
    expect([await found('akacija'), (await found('bukev')).sort()]).toEqual([[], expected]);
  });

  const cases: readonly [
    string,
    (at: { keptClient: number; merged: number; task: number; contact: number; branch: number }) => Promise<unknown>,
    string,
  ][] = [
    ['a moved task has another title', ({ task }) => admin().put(`/task/${task}/description`, { title: 'Drugo' }), 'task'],
    ['a moved contact has another phone', ({ contact }) => admin().put(`/contact/${contact}`, { phone: '040 555 218' }), 'contact'],
    ['a moved branch office is gone', ({ branch }) => admin().delete(`/branch_office/${branch}`), 'branch_office'],
    [
      'a field that was taken has changed',
      ({ keptClient }) => admin().put(`/client/${keptClient}`, { email: 'nov@example.com' }),
      'client',
    ],
    [
      'a new task stands on a place that would go back',
      ({ keptClient, branch }) => admin().post('/task', { title: 'Nova', client_company_id: keptClient, branch_office_id: branch }),
      'task',
    ],
    [
      'a moved task is on an invoice',
      ({ task }) =>
        api.database.orm.em.fork().transactional(async (em) => {
          const row = await em.findOneOrFail(api.database.entities.task, { id: task });
          row.status = 6;
          row.version += 1;
        }),
      'task',
    ],
  ];
  it.each(cases)('not when %s', async (_case, change, entity) => {
    const keptClient = await makeClient();
    const busy = await busyClient({ email: 'krim@example.com' });
    if (entity === 'branch_office') await admin().put(`/contact/${busy.contact}`, { branch_office_id: null });
    if (entity === 'branch_office') await admin().put(`/task/${busy.task}/client`, { client_company_id: busy.id, branch_office_id: 0 });
    const { body } = await merge(keptClient, busy.id);
    await change({ keptClient, merged: busy.id, ...busy });
    const answer = await undo(body.id);
    expect(answer).toMatchObject({ status: 409, body: { reason: 'changedSince', total: 1 } });
    expect(answer.body.changed).toMatchObject([{ entity }]);
    expect(await read('task', busy.task)).toMatchObject({ client_company_id: keptClient });
  });

  it('not when a moved project has changed, which is called by the number that people read', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    const project = await make('project', { title: 'Toplotna postaja', client_id: merged, leader_id: api.id('tina') });
    const { body } = await merge(keptClient, merged);
    await admin().put(`/project/${project}`, { title: 'Toplotna postaja 2' });
    const { number } = await read('project', project);
    expect((await undo(body.id)).body.changed).toEqual([
      { entity: 'project', id: project, title: `PR-${String(number).padStart(3, '0')} Toplotna postaja 2` },
    ]);
  });

  it('and names none that the caller may not read', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    const offer = await make('offer', { title: 'Zaupna prenova', client_id: merged, offer_type_id: 1 });
    expect(offer).toBeGreaterThan(0);
    const { body } = await merge(keptClient, merged);
    const [{ version } = {}] = await api.rows('select version from offer where id = ?1', [offer]);
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.offer, { id: offer }, { version: Number(version) + 1 });
    const clerk = await api.hire(['clients.read', 'clients.write', 'clients.delete']);
    const answer = await api.as(clerk).post(`/client_merge/${body.id}/undo`);
    expect(answer).toMatchObject({ status: 409, body: { reason: 'changedSince', changed: [], total: 1 } });
    expect(JSON.stringify(answer.body)).not.toContain('Zaupna');
    expect(JSON.stringify((await undo(body.id)).body)).toContain('Zaupna prenova');
  });

  it('though somebody works on a moved task meanwhile', async () => {
    const keptClient = await makeClient();
    const { id, task } = await busyClient();
    await admin().put(`/task/${task}/give/${api.id('marko')}`);
    const { body } = await merge(keptClient, id);
    const [type] = await api.rows('select id from work_type where not archived order by id limit 1');
    expect(await api.as('marko').post(`/task/${task}/start`, { work_type_id: type?.id })).toMatchObject({ status: 200 });
    expect(await undo(body.id)).toMatchObject({ status: 200 });
    expect(await read('task', task)).toMatchObject({ client_company_id: id });
  });

  it('not after a day', async () => {
    const [keptClient, merged] = [await makeClient(), await makeClient()];
    const { body } = await merge(keptClient, merged);
    await api.database.orm.em.fork().transactional(async (em) => {
      const row = await em.findOneOrFail(api.database.entities.client_merge, { id: Number(body.id) });
      row.at = new Date(Date.now() - 25 * 3_600_000);
    });
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { reason: 'tooLate' } });
  });

  it('the newer one first, where one followed the other', async () => {
    const [a, b, c] = [await makeClient(), await makeClient(), await makeClient()];
    const first = await merge(b, a);
    const second = await merge(c, b);
    expect(await read('client', a)).toMatchObject({ merged_into_id: c });
    expect(await undo(first.body.id)).toMatchObject({ status: 409, body: { reason: 'changedSince' } });
    expect(await undo(second.body.id)).toMatchObject({ status: 200 });
    expect(await read('client', a)).toMatchObject({ merged_into_id: b });
    expect(await undo(first.body.id)).toMatchObject({ status: 200 });
    expect(await read('client', a)).toMatchObject({ merged_into_id: null, archived: false });
  });

  it('each of three that followed one another, with every reference, the newest first; not where a task has changed in between', async () => {
    const [a, b, c, d] = [await busyClient(), await busyClient(), await makeClient(), await makeClient()];
    const first = await merge(b.id, a.id);
    const second = await merge(c, b.id);
    const third = await merge(d, c);
    const clientsOf = async () => Promise.all([a, b].map(async ({ task }) => (await read('task', task)).client_company_id));
    expect(await clientsOf()).toEqual([d, d]);
    for (const early of [first, second]) expect(await undo(early.body.id)).toMatchObject({ status: 409, body: { reason: 'changedSince' } });
    expect(await undo(third.body.id)).toMatchObject({ status: 200 });
    expect(await clientsOf()).toEqual([c, c]);
    expect(await undo(second.body.id)).toMatchObject({ status: 200 });
    expect(await clientsOf()).toEqual([b.id, b.id]);
    await admin().put(`/task/${a.task}/description`, { title: 'Drugo' });
    expect((await undo(first.body.id)).body.changed).toMatchObject([{ entity: 'task', id: a.task }]);
  });

  it('not once the kept client has chosen a moved contact as its primary one', async () => {
    const keptClient = await makeClient();
    const own = await make('contact', { client_id: keptClient, name: 'Lojze' });
    await admin().put(`/client/${keptClient}`, { primary_contact_id: own });
    const { id, contact } = await busyClient();
    const { body } = await merge(keptClient, id);
    await admin().put(`/client/${keptClient}`, { primary_contact_id: contact });
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { changed: [{ entity: 'client', id: keptClient }], total: 1 } });
    await admin().put(`/client/${keptClient}`, { primary_contact_id: own });
    expect(await undo(body.id)).toMatchObject({ status: 200 });
  });
});

describe('clients that may be the same', () => {
  it('have the same VAT number, or the same name however it is written', async () => {
    const one = await makeClient({ name: 'Žaga Čebela, d. o. o.', vat_number: 'SI12345679' });
    const two = await makeClient({ name: 'ŽAGA ČEBELA d.o.o.' });
    const ask = async (query: Record<string, string>) =>
      (await admin().get(`/client/duplicates?${new URLSearchParams(query)}`)).rows.map(({ id, same }) => [id, same]);
    expect(await ask({ vat_number: 'si 1234 5679' })).toContainEqual([one, 'vat_number']);
    expect(await ask({ name: 'zaga cebela doo', except: String(one) })).toEqual([[two, 'name']]);
    expect(await ask({ name: 'Žaga', except: String(one) })).toEqual([]);
    await admin().put(`/client/${two}`, { archived: true });
    expect(await ask({ name: 'Žaga Čebela d. o. o.', except: String(one) })).toEqual([]);
  });

  it('the town of a post code is the one that most places have', async () => {
    await makeClient({ zip: '4299', town: 'Zgornja Vas' });
    await makeClient({ zip: '4299', town: 'Zg. Vas' });
    const id = await makeClient({ zip: '4299', town: 'Zgornja Vas' });
    await make('branch_office', { client_id: id, title: 'Hlev', zip: '4299', town: 'Zgornja Vas' });
    expect((await admin().get('/client/town?zip=4299')).body).toEqual({ town: 'Zgornja Vas' });
    expect((await admin().get('/client/town?zip=4299&country=AT')).body).toEqual({ town: null });
    expect(await api.as('jure').get('/client/town?zip=4299')).toMatchObject({ status: 403 });
  });
});
