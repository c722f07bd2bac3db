// Fields that the server alone writes, fields that nobody sees, references to what is archived, and rules over several fields.
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import sl from '#generated/words/sl.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Tx } from '#server/core/events/act.ts';
import { errorsOf, type Fields, queryString, useApi } from '#tests/support/api.ts';
import { fillEmpty } from '#tests/support/derived-row.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';

const api = useApi();
const admin = () => api.as('admin');
const made = async (entity: string, fields: Fields) => {
  const { status, body } = await admin().post(`/${entity}`, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
};

describe('a field that the server alone writes', () => {
  const person = { name: 'Nova', last_name: 'Oseba', email: 'nova.oseba@example.com', role_id: 8 };

  it.each([
    ['user', { ...person, zoom: 100 }, 'zoom', 'serverOwned'],
    ['user', { ...person, theme: 'light' }, 'theme', 'serverOwned'],
    ['user', { ...person, id: 5 }, 'id', 'serverOwned'],
    ['user', { ...person, version: 1 }, 'version', 'serverOwned'],
    ['user', { ...person, title: 'Nova Oseba' }, 'title', 'serverOwned'],
    ['user', { ...person, role_name: 'Skrbnik' }, 'role_name', 'serverOwned'],
    ['task', { title: 'Nova', status: 5 }, 'status', 'serverOwned'],
    ['task', { title: 'Nova', company_task_id: 1 }, 'company_task_id', 'serverOwned'],
    ['task', { title: 'Nova', user_added: 1 }, 'user_added', 'serverOwned'],
    ['task', { title: 'Nova', total_time: 9 }, 'total_time', 'serverOwned'],
    ['client', { name: 'Nova', contacts: 3 }, 'contacts', 'serverOwned'],
    ['client', { name: 'Nova', search_text: 'x' }, 'search_text', 'unknown'],
    ['client', { name: 'Nova', name_sort: 'x' }, 'name_sort', 'unknown'],
    ['client', { name: 'Nova', constructor: 'x' }, 'constructor', 'unknown'],
    ['client', { name: 'Nova', nobody: 1 }, 'nobody', 'unknown'],
    ['user', { ...person, password_hash: 'x' }, 'password_hash', 'unknown'],
  ])('is taken from nobody at a create: %s %j', async (entity, fields, field, reason) => {
    const answer = await admin().post(`/${entity}`, fields);
    expect(answer).toMatchObject({ status: 422 });
    expect(errorsOf(answer)).toEqual([[field, reason]]);
  });

  it('may come back unchanged, as a form sends the whole record', async () => {
    const id = await made('client', { name: 'Cela stranka', town: 'Krško', tags: [1] });
    const { body } = await admin().get(`/client/${id}`);
    expect(await admin().put(`/client/${id}`, { ...body, town: 'Brežice' })).toMatchObject({
      status: 200,
      body: { ...body, town: 'Brežice', version: 2 },
    });
  });

  it.each([
    ['id', 1],
    ['version', 99],
    ['title', 'Druga'],
    ['contacts', 5],
    ['primary_contact_name', 'Nekdo'],
  ])('is refused changed: %s', async (field, value) => {
    const id = await made('client', { name: 'Ista stranka' });
    const answer = await admin().put(`/client/${id}`, { name: 'Druga stranka', [field]: value });
    expect(errorsOf(answer)).toEqual([[field, 'serverOwned']]);
    expect(await admin().get(`/client/${id}`)).toMatchObject({ body: { name: 'Ista stranka', version: 1 } });
  });

  it('is a running number that counts on', async () => {
    const numbers: unknown[] = [];
    for (let at = 0; at < 3; at += 1) numbers.push((await admin().post('/task', { title: `Številka ${at}` })).body.company_task_id);
    const [first] = numbers.map(Number);
    expect(numbers).toEqual([first, Number(first) + 1, Number(first) + 2]);
    for (const number of numbers)
      expect((await admin().get(`/task${queryString({ filter: { company_task_id: number } })}`)).rows).toHaveLength(1);
    expect(
      (await admin().get(`/task${queryString({ filter: { company_task_id_gte: numbers[1], company_task_id_lte: numbers[2] } })}`)).rows,
    ).toHaveLength(2);
  });

  it('is a duration in whole seconds', async () => {
    const task = Number((await admin().post('/task', { title: 'Trajanje', company_user_id: api.id('admin') })).body.id);
    await api.database.orm.em.fork().transactional(async (em) => {
      em.create(api.database.entities.time_entry, {
        task_id: task,
        user_id: api.id('admin'),
        work_type_id: 1,
        status: 2,
        status_since: new Date(0),
        total_time: 315_360_000,
        non_invoiced_time: 59,
      });
    });
    expect((await admin().get(`/task/${task}/time`)).rows).toMatchObject([{ total_time: 315_360_000, non_invoiced_time: 59 }]);
    expect(await admin().get(`/task/${task}`)).toMatchObject({ body: { total_time: 315_360_000 } });
  });
});

describe('the hash of a password', () => {
  const secret = async () =>
    String((await api.rows('select password_hash from "user" where id = ?1', [api.id('marko')]))[0]?.password_hash);

  it('is in no answer', async () => {
    const answers = [
      await admin().get('/user'),
      await admin().get(`/user/${api.id('marko')}`),
      await api.as('marko').get('/me'),
      await admin().put(`/user/${api.id('marko')}`, { phone: '041 555 127' }),
      await api.as('marko').get('/user_names'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('argon2');
      expect(JSON.stringify(body)).not.toContain('password_hash');
    }
  });

  it('is in no event', async () => {
    await admin().put(`/user/${api.id('marko')}`, { phone: '041 555 128' });
    expect(JSON.stringify(await api.eventsOf('user', api.id('marko')))).not.toMatch(/argon2|password_hash/);
  });

  it.each([
    ['filter', { filter: { password_hash: 'x' } }, 'filter.password_hash'],
    ['filter', { filter: { password_hash_like: '$argon2' } }, 'filter.password_hash_like'],
    ['filter', { filter: { password_hash_neq: null } }, 'filter.password_hash_neq'],
    ['sort', { sort: ['password_hash', 'ASC'] }, 'sort'],
  ])('cannot be asked for: %s %j', async (_what, query, field) => {
    expect((await admin().get(`/user${queryString(query)}`)).body.errors).toMatchObject([{ field }]);
  });

  it('is found by no search, and written by nobody', async () => {
    expect((await admin().get(`/user${queryString({ filter: { q: 'argon2' } })}`)).rows).toEqual([]);
    const before = await secret();
    expect(errorsOf(await admin().put(`/user/${api.id('marko')}`, { password_hash: 'x' }))).toEqual([['password_hash', 'unknown']]);
    expect(await secret()).toBe(before);
  });
});

describe('an archived record', () => {
  it('takes no new references, keeps its old ones, and can be left', async () => {
    const tag = await made('tag', { name: 'Stara oznaka' });
    const client = await made('client', { name: 'Z oznako', tags: [tag] });
    await admin().put(`/tag/${tag}`, { archived: true });

    expect(errorsOf(await admin().post('/client', { name: 'Pozna', tags: [1, tag] }))).toEqual([['tags', 'notReference']]);
    expect(errorsOf(await admin().put('/client/1', { tags: [tag] }))).toEqual([['tags', 'notReference']]);
    expect(await admin().put(`/client/${client}`, { tags: [tag, 2], town: 'Ptuj' })).toMatchObject({
      status: 200,
      body: { tags: [2, tag] },
    });
    expect(await admin().put(`/client/${client}`, { tags: [2] })).toMatchObject({ status: 200 });
    expect(errorsOf(await admin().put(`/client/${client}`, { tags: [2, tag] }))).toEqual([['tags', 'notReference']]);
  });

  it('in the same moment takes no new reference either', async () => {
    const tag = await made('tag', { name: 'Ravno v arhiv' });
    const archive = async (tx: Tx) => Object.assign(await tx.get('tag', tag), { archived: true });
    const late = await meanwhile(api, archive, () => admin().post('/client', { name: 'Hkrati', tags: [tag] }));
    expect(errorsOf(late)).toEqual([['tags', 'notReference']]);
  });

  it.each([
    ['contact', 'client_id', { name: 'Ana' }],
    ['branch_office', 'client_id', { title: 'Skladišče' }],
  ])('as a client takes no %s', async (entity, field, fields) => {
    const client = await made('client', { name: 'Arhivirana', archived: true });
    expect(errorsOf(await admin().post(`/${entity}`, { ...fields, [field]: client }))).toEqual([[field, 'notReference']]);
  });

  it('as a client gets no new task, with the reason, and its open ones go on', async () => {
    const client = await made('client', { name: 'Še odprta' });
    const open = await made('task', { title: 'Že odprta', client_company_id: client });
    const other = await made('task', { title: 'Brez stranke' });
    const project = await made('project', { title: 'Prenova', client_id: client, leader_id: api.id('admin') });
    await admin().put(`/client/${client}`, { archived: true });
    const refused = { status: 409, body: { reason: 'archivedClient', detail: 'Stranka je v arhivu in ne dobi novih nalog.' } };
    const { put, post } = api.as('luka');
    expect(await post('/task', { title: 'Pri arhivirani', client_company_id: client })).toMatchObject(refused);
    expect(await admin().put(`/task/${other}/client`, { client_company_id: client, branch_office_id: 0 })).toMatchObject(refused);
    expect(await post('/task', { title: 'Pri njenem projektu', project })).toMatchObject(refused);
    expect(await admin().put(`/task/${other}/project`, { project })).toMatchObject(refused);
    expect(await admin().put(`/task/${open}/project`, { project })).toMatchObject({ status: 200, body: { project } });
    expect(await admin().put(`/task/${open}/project`, { project: 0 })).toMatchObject({ status: 200 });
    expect(await admin().put(`/task/${open}/description`, { title: 'Teče naprej' })).toMatchObject({ status: 200 });
    expect(await admin().put(`/task/${open}/client`, { client_company_id: client, branch_office_id: 0 })).toMatchObject({ status: 200 });
    expect(await put(`/task/${open}/take`)).toMatchObject({ status: 200, body: { client_company_id: client } });
  });

  it('as a client keeps its contact, who can still be called by another name', async () => {
    const client = await made('client', { name: 'Še živa' });
    const contact = await made('contact', { client_id: client, name: 'Ana' });
    await admin().put(`/client/${client}`, { archived: true });
    expect(await admin().put(`/contact/${contact}`, { name: 'Anja', client_id: client })).toMatchObject({
      status: 200,
      body: { name: 'Anja' },
    });
  });

  it('as a user who left owns no new vehicle, and keeps the old one', async () => {
    const leaver = await api.hire([]);
    const vehicle = await made('vehicle', { name: 'Zasebni', private_vehicle: true, owner_id: leaver });
    await admin().put(`/user/${leaver}`, { active: false });
    expect(errorsOf(await admin().post('/vehicle', { name: 'Drugi', private_vehicle: true, owner_id: leaver }))).toEqual([
      ['owner_id', 'notReference'],
    ]);
    expect(await admin().put(`/vehicle/${vehicle}`, { name: 'Še vedno njegov', owner_id: leaver })).toMatchObject({ status: 200 });
  });

  it('is in no picker, and in every list that does not ask', async () => {
    const vehicle = await made('vehicle', { name: 'Odslužen', archived: true });
    const among = async (query: string) => (await api.as('jure').get(`/vehicle${query}`)).rows.some(({ id }) => id === vehicle);
    expect([await among('?type=selectable&range=[0,99]'), await among('?type=names&range=[0,99]'), await among('?range=[0,99]')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a rule over several fields', () => {
  it.each([
    ['a private vehicle without its owner', { private_vehicle: true }, 'privateHasOwner'],
    ['a private vehicle whose owner is empty', { private_vehicle: true, owner_id: null }, 'privateHasOwner'],
    ['a vehicle of the company with an owner', { owner_id: 1 }, 'companyHasNoOwner'],
    ['a vehicle said to be of the company with an owner', { private_vehicle: false, owner_id: 1 }, 'companyHasNoOwner'],
  ] as const)('refuses %s, made and changed, in its own words', async (_what, fields, reason) => {
    const answer = await admin().post('/vehicle', { name: 'Kombi', ...fields });
    expect(errorsOf(answer)).toEqual([['owner_id', reason]]);
    expect(answer.body.detail).toBe(sl.vehicle.rules[reason]);
    const vehicle = await made('vehicle', { name: 'Kombi' });
    expect(errorsOf(await admin().put(`/vehicle/${vehicle}`, fields))).toEqual([['owner_id', reason]]);
  });

  it('sees the stored record merged with the change', async () => {
    const vehicle = await made('vehicle', { name: 'Golf', private_vehicle: true, owner_id: 1 });
    expect(errorsOf(await admin().put(`/vehicle/${vehicle}`, { owner_id: null }))).toEqual([['owner_id', 'privateHasOwner']]);
    expect(errorsOf(await admin().put(`/vehicle/${vehicle}`, { private_vehicle: false }))).toEqual([['owner_id', 'companyHasNoOwner']]);
    expect(await admin().put(`/vehicle/${vehicle}`, { private_vehicle: false, owner_id: null })).toMatchObject({ status: 200 });
  });

  it('holds for hours that end before they begin, of a user and of the company', async () => {
    for (const path of [`/user/${api.id('jure')}`, '/settings'])
      expect(errorsOf(await admin().put(path, { notification_start_hour: 18, notification_end_hour: 18 }))).toEqual([
        ['notification_end_hour', 'notificationHours'],
      ]);
  });
});

describe('defaults', () => {
  it.each([
    [
      'client',
      { name: 'Brez vsega' },
      {
        country: 'SI',
        payment_term_days: 14,
        language: 'sl',
        tags: [],
        archived: false,
        town: null,
        vat_number: null,
        primary_contact_id: null,
        primary_contact_name: null,
        contacts: 0,
      },
    ],
    ['tag', { name: 'Brez barve' }, { color: '#4f9be8', text_color: '#ffffff', global: true, archived: false }],
    ['work_type', { name: 'Brez cene' }, { hourly_price: null, default_multiplier: 1, counts_as_work: true, archived: false }],
    ['vehicle', { name: 'Brez tablice' }, { registration_plate: null, private_vehicle: false, owner_id: null, archived: false }],
    ['role', { name: 'Brez pravic 2' }, { permissions: [], users: 0 }],
    [
      'user',
      { name: 'A', last_name: 'B', email: 'a.b@example.com', role_id: 8 },
      {
        phone: null,
        user_type_id: null,
        contract_hours: 40,
        vacation_days: 20,
        language: 'sl',
        active: true,
        theme: 'dark',
        zoom: 100,
        role_name: 'Brez pravic',
      },
    ],
    [
      'task',
      { title: 'Brez vsega' },
      {
        status: 0,
        priority: 1,
        deadline: null,
        description: null,
        company_user_id: 0,
        branch_office_id: 0,
        client_company_id: null,
        client_company_contact_id: 0,
        project: 0,
        tags: [],
        users: [],
        denied: false,
        registration_terminal_task: false,
        user_added: 1,
        user_added_name: 'Peter Vidmar',
        date_closed: null,
      },
    ],
  ])('of a %s are filled in, what is optional is empty', async (entity, fields, defaults) => {
    const { body } = await admin().post(`/${entity}`, fields);
    expect(body).toMatchObject({ ...fields, ...defaults, version: 1 });
  });

  it('a null is none: it empties what is optional and is refused where it is not', async () => {
    const id = await made('client', { name: 'Polna', town: 'Celje', payment_term_days: 30 });
    expect(await admin().put(`/client/${id}`, { town: null })).toMatchObject({ status: 200, body: { town: null, payment_term_days: 30 } });
    expect(errorsOf(await admin().put(`/client/${id}`, { name: null, payment_term_days: null }))).toEqual([
      ['name', 'required'],
      ['payment_term_days', 'required'],
    ]);
    expect(errorsOf(await admin().put(`/client/${id}`, { name: '' }))).toEqual([['name', 'required']]);
  });
});

it('every record carries a title and the name of whatever it refers to', async () => {
  await fillEmpty(api);
  for (const entity of (Object.values(entities) as Entity[]).filter(({ internal, single }) => !internal && !single)) {
    const { rows } = await admin().get(`/${entity.name}${queryString({ range: [0, 4] })}`);
    // What nobody may write down stands in the company only once it has happened.
    if (entity.access.create) expect(rows.length, entity.name).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.title, entity.name).toMatch(/\S/);
      for (const field of entity.readable.filter((name) => entity.info[name]?.kind === 'reference')) {
        const name = row[`${field.replace(/_id$/, '')}_name`];
        expect(name, `${entity.name}.${field}`).toEqual(row[field] === null || row[field] === 0 ? null : expect.stringMatching(/\S/));
      }
    }
  }
});

describe('a record of a client', () => {
  const company = async (name: string) => {
    const id = await made('client', { name });
    const branch = await made('branch_office', { client_id: id, title: 'Skladišče' });
    return { id, branch, contact: await made('contact', { client_id: id, branch_office_id: branch, name: 'Ana' }) };
  };

  it('is named there and nowhere else', async () => {
    const [one, other] = [await company('Prva'), await company('Druga')];
    expect(errorsOf(await admin().put(`/client/${one.id}`, { primary_contact_id: other.contact }))).toEqual([
      ['primary_contact_id', 'notReference'],
    ]);
    expect(errorsOf(await admin().post('/client', { name: 'Tretja', primary_contact_id: other.contact }))).toEqual([
      ['primary_contact_id', 'notReference'],
    ]);
    expect(errorsOf(await admin().put(`/contact/${one.contact}`, { branch_office_id: other.branch }))).toEqual([
      ['branch_office_id', 'notReference'],
    ]);
    expect(await admin().put(`/client/${one.id}`, { primary_contact_id: one.contact })).toMatchObject({ status: 200 });
  });

  it('does not move to another client while it is named', async () => {
    const [one, other] = [await company('Peta'), await company('Šesta')];
    const move = (fields: object) => admin().put(`/contact/${one.contact}`, { client_id: other.id, ...fields });
    expect(errorsOf(await move({}))).toEqual([['branch_office_id', 'notReference']]);
    const task = await made('task', { title: 'Zanjo', client_company_id: one.id, client_company_contact_id: one.contact });
    const refused = await move({ branch_office_id: other.branch });
    expect(errorsOf(refused)).toEqual([['client_id', 'stillNamed']]);
    expect(refused.body.detail).toContain('(1)');
    expect(errorsOf(await admin().put(`/branch_office/${one.branch}`, { client_id: other.id }))).toEqual([['client_id', 'stillNamed']]);
    await admin().delete(`/task/${task}`);
    expect(await move({ branch_office_id: other.branch })).toMatchObject({ status: 200, body: { client_id: other.id } });
  });
});
