// One record over its life: made, read, changed in parts, held against its version, deleted or kept because others refer to it; and what its events tell.
import { describe, expect, it } from 'vitest';
import { type Fields, useApi } from '#tests/support/api.ts';

const api = useApi();
const admin = () => api.as('admin');
let names = 0;
const make = async (entity: string, fields: Fields = {}) => {
  names += 1;
  const { status, body } = await admin().post(`/${entity}`, { ...(entity !== 'branch_office' && { name: `Zapis ${names}` }), ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
};
const newTask = async (fields: Fields) => Number((await admin().post('/task', { title: 'Ob zapisu', ...fields })).body.id);
const historyOf = async (entity: string, id: number) =>
  (await api.eventsOf(entity, id)).map(({ action, before, after, by }) => ({
    action,
    by,
    before: before && JSON.parse(String(before)),
    after: after && JSON.parse(String(after)),
  }));

describe('a change', () => {
  it('keeps what it does not name', async () => {
    const id = await make('client', { name: 'Mizarstvo', town: 'Kranj', tags: [1, 2], payment_term_days: 8 });
    const before = (await admin().get(`/client/${id}`)).body;
    expect(await admin().put(`/client/${id}`, { town: 'Bled' })).toMatchObject({
      status: 200,
      body: { ...before, town: 'Bled', version: 2 },
    });
    expect(await admin().put(`/client/${id}`, { tags: [3] })).toMatchObject({ body: { ...before, town: 'Bled', tags: [3], version: 3 } });
    expect((await admin().get(`/client/${id}`)).body).toEqual({ ...before, town: 'Bled', tags: [3], version: 3 });
  });

  it('of nothing leaves version and history alone', async () => {
    const id = await make('client', { name: 'Nič novega', tags: [1, 2] });
    for (const body of [{}, { name: 'Nič novega' }, { name: '  Nič novega ' }, { tags: [2, 1] }, { town: null }, { town: '' }])
      expect(await admin().put(`/client/${id}`, body), JSON.stringify(body)).toMatchObject({
        status: 200,
        body: { version: 1, tags: [1, 2] },
      });
    expect(await historyOf('client', id)).toHaveLength(1);
  });

  it('is told with exactly what changed, before and after, and by whom', async () => {
    const id = await make('client', { name: 'Sled', town: 'Ptuj' });
    await api.as('luka').put(`/client/${id}`, { name: 'Sled', town: 'Ormož', tags: [1] });
    await admin().put(`/client/${id}`, { archived: true });
    const [created, first, second] = await historyOf('client', id);
    expect(created).toMatchObject({
      action: 'create',
      by: api.id('admin'),
      before: null,
      after: { name: 'Sled', town: 'Ptuj', country: 'SI', tags: [], archived: false },
    });
    expect(first).toEqual({
      action: 'update',
      by: api.id('luka'),
      before: { town: 'Ptuj', tags: [] },
      after: { town: 'Ormož', tags: [1] },
    });
    expect(second).toEqual({ action: 'update', by: api.id('admin'), before: { archived: false }, after: { archived: true } });
  });

  it('that is refused leaves no row, no event and no version', async () => {
    const id = await make('client', { name: 'Brez sledi' });
    const [before] = await api.rows('select count(*) as n from event');
    for (const body of [
      { vat_number: 'SI12345678' },
      { name: 'Drugo', nobody: 1 },
      { tags: [99_999] },
      { name: 'Drugo', primary_contact_id: 2_000_000_000 },
    ])
      expect(await admin().put(`/client/${id}`, body)).toMatchObject({ status: 422 });
    expect(await admin().post('/client', { name: 'Nov', tags: [99_999] })).toMatchObject({ status: 422 });
    expect(await admin().get(`/client/${id}`)).toMatchObject({ body: { name: 'Brez sledi', version: 1 } });
    expect(await api.rows('select count(*) as n from event')).toEqual([before]);
  });
});

describe('a version', () => {
  const withVersion = (version: unknown) => ({ headers: { 'if-match': `${version}` } });

  it.each(['"1"', '1', 'W/"1"', '*'])('that is current lets a change through: If-Match: %s', async (version) => {
    const id = await make('client');
    expect(await admin().put(`/client/${id}`, { town: 'Kranj' }, withVersion(version))).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
  });

  it.each(['"2"', '0', '', 'x', '"1", "2"'])('that is not refuses it: If-Match: %s', async (version) => {
    const id = await make('client');
    expect(await admin().put(`/client/${id}`, { town: 'Kranj' }, withVersion(version || '""'))).toMatchObject({
      status: 412,
      body: { reason: 'stale', version: 1 },
    });
    expect(await admin().delete(`/client/${id}`, undefined, withVersion(version || '""'))).toMatchObject({ status: 412 });
    expect(await admin().get(`/client/${id}`)).toMatchObject({ status: 200, body: { town: null, version: 1 } });
  });

  it('lets one of ten who saw the same version win', async () => {
    const id = await make('client');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => admin().put(`/client/${id}`, { town: `Kraj ${at}` }, withVersion('"1"'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    expect(await historyOf('client', id)).toHaveLength(2);
  });

  it('holds for the settings too', async () => {
    const { body } = await admin().get('/settings');
    expect(await admin().put('/settings', { town: 'Kranj' }, withVersion(Number(body.version) + 1))).toMatchObject({ status: 412 });
    expect(await admin().put('/settings', { town: 'Kranj' }, withVersion(body.version))).toMatchObject({ status: 200 });
  });

  it('in the body that is not the stored one is refused as a field', async () => {
    const id = await make('client');
    expect(await admin().put(`/client/${id}`, { town: 'Kranj', version: 2 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'version', reason: 'serverOwned' }] },
    });
  });

  it('answers 304 only while the answer would be the same', async () => {
    const tag = await make('tag');
    const readWith = async (path: string, etag: string | null) =>
      (await admin().get(path, etag ? { headers: { 'if-none-match': etag } } : {})).status;
    const etag = (await admin().get(`/tag/${tag}`)).headers.get('etag');
    expect(etag).toBe('"1"');
    expect(await readWith(`/tag/${tag}`, etag)).toBe(304);
    await admin().put(`/tag/${tag}`, { color: '#123456' });
    expect(await readWith(`/tag/${tag}`, etag)).toBe(200);
    const client = await make('client');
    const before = (await admin().get(`/client/${client}`)).headers.get('etag');
    await make('contact', { client_id: client, name: 'Ana' });
    expect(await readWith(`/client/${client}`, before)).toBe(200);
    expect(await admin().get(`/client/${client}`)).toMatchObject({ body: { contacts: 1, version: 1 } });
  });
});

describe('a caller without the right', () => {
  const nowhere = 2_000_000_000;
  it.each([
    ['sees the missing permission first', 'jure', 'put', `/client/${nowhere}`, 403],
    ['sees the missing permission first', 'luka', 'delete', '/client/1', 403],
    ['sees the missing permission first', 'jure', 'get', `/user/${nowhere}`, 403],
    ['finds nothing where there is nothing', 'admin', 'put', `/client/${nowhere}`, 404],
    ['finds nothing where there is nothing', 'admin', 'delete', `/client/${nowhere}`, 404],
    ['finds nothing where there is nothing', 'jure', 'get', `/client/${nowhere}`, 404],
    ['finds nothing where there is nothing', 'marko', 'get', `/task/${nowhere}`, 404],
    ['has no such call at all', 'admin', 'delete', '/user/1', 405],
    ['has no such call at all', 'admin', 'delete', '/settings', 405],
    ['has no such call at all', 'admin', 'post', '/settings', 405],
    ['has no such call at all', 'admin', 'put', '/task/1', 405],
  ] as const)('%s: %s %s %s', async (_what, person, method, path, status) => {
    const answer = await api.as(person).send(method.toUpperCase(), path, method === 'get' ? undefined : {});
    expect(answer).toMatchObject({ status });
    if (status === 403) expect(answer.body.permission).toMatch(/^(clients|users)\./);
  });
});

describe('a record that others refer to', () => {
  it('stays, and says how many of which', async () => {
    const client = await make('client');
    const contact = await make('contact', { client_id: client, name: 'Ana' });
    const office = await make('branch_office', { client_id: client, title: 'Skladišče' });
    for (let at = 0; at < 3; at += 1)
      await newTask({ client_company_id: client, branch_office_id: office, client_company_contact_id: contact });
    const refused = (references: Fields, reason: string) => ({
      status: 409,
      body: { reason, references, detail: expect.stringContaining('3') },
    });
    expect(await admin().delete(`/client/${client}`)).toMatchObject(refused({ task: 3 }, 'referred'));
    expect(await admin().delete(`/contact/${contact}`)).toMatchObject(refused({ task: 3 }, 'stillReferred'));
    expect(await admin().delete(`/branch_office/${office}`)).toMatchObject(refused({ task: 3 }, 'stillReferred'));
    for (const path of [`/client/${client}`, `/contact/${contact}`, `/branch_office/${office}`])
      expect(await admin().get(path)).toMatchObject({ status: 200 });
  });

  it('by a list of tags is counted in each kind of record', async () => {
    const tag = await make('tag');
    await make('client', { tags: [1, tag] });
    await make('client', { tags: [tag] });
    await newTask({ tags: [tag, 2] });
    expect(await admin().delete(`/tag/${tag}`)).toMatchObject({
      status: 409,
      body: { reason: 'referred', references: { client: 2, task: 1 } },
    });
  });

  it.each([
    ['a role by its users', '/role/1', { user: 1 }, 'stillReferred'],
    ['a user type by its users', '/user_type/8', { user: 1 }, 'stillReferred'],
  ])('is %s', async (_what, path, references, reason) => {
    expect(await admin().delete(path)).toMatchObject({ status: 409, body: { reason, references } });
  });

  it('as a work type is counted in types of users, in entries, prices and lines of invoices, and in the rows of plans', async () => {
    const { status, body } = await admin().delete('/work_type/1');
    const references = body.references as Record<string, number>;
    const countIn = async (table: string) => Number((await api.rows(`select count(*) as n from ${table} where work_type_id = 1`))[0]?.n);
    const [types] = await api.rows('select count(*) as n from user_type_work_type_ids where work_type_id = 1');
    const { project, ...others } = references;
    const plans = (await admin().get('/project?range=[0,199]')).rows.map(({ id }) => id);
    const planned = await Promise.all(
      plans.map(async (id) =>
        ((await admin().get(`/project/${id}`)).body.plan as { work_type_id: number }[]).some((row) => row.work_type_id === 1),
      ),
    );
    expect([status, project]).toEqual([409, planned.filter(Boolean).length]);
    const tables = ['time_entry', 'price', 'invoice_line'];
    const counts = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await countIn(table)] as const)));
    expect(others).toEqual({ ...counts, user_type: Number(types?.n) });
  });

  it('goes when nobody refers to it any more, with its contacts and places, and is told whole', async () => {
    const client = await make('client', { name: 'Odhaja', town: 'Celje', tags: [1] });
    const contact = await make('contact', { client_id: client, name: 'Ana' });
    const office = await make('branch_office', { client_id: client, title: 'Skladišče' });
    await admin().put(`/contact/${contact}`, { branch_office_id: office });
    await admin().put(`/client/${client}`, { primary_contact_id: contact });
    expect(await admin().delete(`/client/${client}`)).toMatchObject({ status: 200, body: { id: client, name: 'Odhaja' } });
    for (const path of [`/client/${client}`, `/contact/${contact}`, `/branch_office/${office}`])
      expect(await admin().get(path)).toMatchObject({ status: 404 });
    expect(await admin().delete(`/client/${client}`)).toMatchObject({ status: 404 });
    expect((await historyOf('client', client)).at(-1)).toMatchObject({
      action: 'delete',
      before: { name: 'Odhaja', town: 'Celje', tags: [1] },
      after: null,
    });
  });

  it('empties what only pointed at it', async () => {
    const client = await make('client');
    const contact = await make('contact', { client_id: client, name: 'Ana' });
    await admin().put(`/client/${client}`, { primary_contact_id: contact });
    expect(await admin().delete(`/contact/${contact}`)).toMatchObject({ status: 200 });
    expect(await admin().get(`/client/${client}`)).toMatchObject({ body: { primary_contact_id: null, primary_contact_name: null } });
  });
});

describe('a unique field', () => {
  it.each([
    ['a tag', 'tag', { name: 'Nujno' }, 'tag_name_unique'],
    ['a role', 'role', { name: 'Serviser' }, 'role_name_unique'],
    ['a work type', 'work_type', { name: 'Servis' }, 'work_type_name_unique'],
    ['a user type', 'user_type', { name: 'Monter' }, 'user_type_name_unique'],
    ['a transport type', 'transport_type', { name: 'Nujni izhod' }, 'transport_type_name_unique'],
    ['a plate', 'vehicle', { name: 'Drug kombi', registration_plate: 'LJ 42-TPL' }, 'vehicle_registration_plate_unique'],
    ['a holiday of a country', 'holiday', { name: 'Spet Božič', date: '2026-12-25' }, 'holiday_date_country_unique'],
    ['an address of a user', 'user', { name: 'A', last_name: 'B', email: 'MARKO@example.com', role_id: 8 }, 'user_email_unique'],
  ])('is refused twice, in the words of the rule: %s', async (_what, entity, fields, reason) => {
    const answer = await admin().post(`/${entity}`, fields);
    expect(answer).toMatchObject({ status: 409, body: { reason } });
    expect(answer.body.detail).not.toMatch(/unique|_/);
    expect(String(answer.body.detail).length).toBeGreaterThan(20);
  });

  it('lets one of ten equal creates win', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin().post('/tag', { name: 'Naenkrat' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('may be empty as often as one likes', async () => {
    for (let at = 0; at < 2; at += 1) expect(await admin().post('/vehicle', { name: 'Brez tablice' })).toMatchObject({ status: 201 });
  });
});

describe('the settings', () => {
  it('are one record, read and changed without an id', async () => {
    const { body } = await admin().get('/settings');
    expect(body).toMatchObject({
      id: 1,
      company_name: 'Toplar servis d. o. o.',
      title: 'Toplar servis d. o. o.',
      timezone: 'Europe/Ljubljana',
      work_days: [1, 2, 3, 4, 5],
    });
    expect(await admin().put('/settings', { work_days: [6, 1], timezone: 'Europe/Vienna' })).toMatchObject({
      status: 200,
      body: { ...body, work_days: [6, 1], timezone: 'Europe/Vienna', version: Number(body.version) + 1 },
    });
    expect((await historyOf('settings', 1)).at(-1)).toMatchObject({
      before: { work_days: [1, 2, 3, 4, 5], timezone: 'Europe/Ljubljana' },
      after: { work_days: [6, 1], timezone: 'Europe/Vienna' },
    });
  });

  it.each([
    [{ timezone: 'Europe/Kranj' }, 'timezone', 'notChoice'],
    [{ work_days: [1, 1] }, 'work_days', 'twice'],
    [{ work_days: [0] }, 'work_days.0', 'notChoice'],
    [{ minimal_invoicing_unit: 0 }, 'minimal_invoicing_unit', 'tooSmall'],
    [{ time_lock_day: 29 }, 'time_lock_day', 'tooBig'],
    [{ company_name: null }, 'company_name', 'required'],
    [{ id: 2 }, 'id', 'serverOwned'],
  ])('refuse %j', async (body, field, reason) => {
    expect(await admin().put('/settings', body)).toMatchObject({ status: 422, body: { errors: [{ field, reason }] } });
  });

  it('are found by no id', async () => {
    expect(await admin().get('/settings/1')).toMatchObject({ status: 404 });
  });
});
