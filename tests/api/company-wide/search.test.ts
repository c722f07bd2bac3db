// One search over everything: what somebody finds, by which words, and what it must not tell.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, queryString, useApi } from '#tests/support/api.ts';

const api = useApi();

type Hit = {
  id: number;
  title: string;
  number: number | null;
  status: number | null;
  archived: boolean;
  line: string | null;
  path: string | null;
  matched: { field: string; text: string } | null;
};
type Exact = Hit & { kind: string; $transitions: Record<string, { allowed: boolean; reason?: string }>; working: { status: number } };
type Answer = { exact: Exact[]; kinds: { kind: string; count: number; capped: boolean; rows: Hit[] }[] };

const search = async (person: Person | number, q: string, more: Record<string, string> = {}) => {
  const answer = await api.as(person).get(`/search?${new URLSearchParams({ q, ...more })}`);
  expect(answer.status).toBe(200);
  return answer.body as Answer;
};
const kind = async (person: Person | number, q: string, name: string) => (await search(person, q)).kinds.find((one) => one.kind === name);
const titles = async (person: Person | number, q: string, name: string) =>
  (await kind(person, q, name))?.rows.map(({ title }) => title) ?? [];

const ids = { client: 0, contact: 0, colleague: 0, task: 0, archived: 0 };
beforeAll(() =>
  api.database.orm.em.fork().transactional(async (em) => {
    const { entities } = api.database;
    const client = em.create(entities.client, {
      name: 'Čebelarstvo Žvokelj',
      town: 'Grmovščica',
      vat_number: 'SI75319992',
      email: 'panj@zvokelj.example',
      phone: '+386 31 777 123',
    });
    const archived = em.create(entities.client, { name: 'Žvokelj in sinovi', archived: true });
    await em.flush();
    em.create(entities.branch_office, { client_id: client.id, title: 'Točilnica medu', town: 'Vrhpolje' });
    const contact = em.create(entities.contact, { client_id: client.id, name: 'Neža', l_name: 'Žvokelj', phone: '041/555-127' });
    await em.flush();
    // Newer, and called otherwise.
    const colleague = em.create(entities.contact, { client_id: client.id, name: 'Brane', l_name: 'Panj', email: 'zvokelj@panj.example' });
    const task = em.create(entities.task, {
      company_task_id: 765_432,
      title: 'Popravi topilnik voska',
      description: `${'Stranka je v soboto poklicala in povedala, da dela le do poldneva. '.repeat(2)}Pušča grelnik propolisa, ključ je v panju.`,
      client_company_id: client.id,
      status: 1,
      company_user_id: api.id('marko'),
      user_added: api.id('luka'),
      date_added: new Date(),
    });
    em.create(entities.task, { company_task_id: 765_433, title: 'Naroči satnice', user_added: api.id('luka'), date_added: new Date() });
    await em.flush();
    Object.assign(ids, { client: client.id, contact: contact.id, colleague: colleague.id, task: task.id, archived: archived.id });
  }),
);

describe('it finds', () => {
  it.each([
    ['a client by its name, č by c', 'cebelar', 'client', 'Čebelarstvo Žvokelj'],
    ['a client by its VAT number', 'SI75319992', 'client', 'Čebelarstvo Žvokelj'],
    ['a client by the digits of its VAT number', '7531', 'client', 'Čebelarstvo Žvokelj'],
    ['a client by its e-mail', 'panj@zvokelj', 'client', 'Čebelarstvo Žvokelj'],
    ['a client by its town', 'grmovscica', 'client', 'Čebelarstvo Žvokelj'],
    ['a contact by both names', 'zvokelj neza', 'contact', 'Neža Žvokelj'],
    ['a branch office by its town', 'vrhpolje', 'branch_office', 'Točilnica medu'],
    ['a task by its title', 'topilnik', 'task', 'Popravi topilnik voska'],
    ['a task by its description', 'grelnik propolisa', 'task', 'Popravi topilnik voska'],
    ['a task by its client', 'čebelarstvo', 'task', 'Popravi topilnik voska'],
    ['a task by the beginning of its number', '76543', 'task', 'Popravi topilnik voska'],
    ['a colleague', 'marko', 'user', 'Marko Zajc'],
  ])('%s', async (_case, q, name, title) => {
    expect(await titles('admin', q, name)).toContain(title);
  });

  it.each([
    ['031 777 123', 'client'],
    ['031777123', 'client'],
    ['+386 31 777 123', 'client'],
    ['+38631777123', 'client'],
    ['0038631777123', 'client'],
    ['031/777-123', 'client'],
    ['03 17 77 123', 'client'],
    ['777 123', 'client'],
    ['041 555 127', 'contact'],
    ['041555127', 'contact'],
    ['+386 41 555 127', 'contact'],
    ['+38641555127', 'contact'],
  ])('a telephone number typed as %s', async (q, name) => {
    const found = await kind('admin', q, name);
    expect(found?.rows.map(({ id }) => id)).toContain(name === 'client' ? ids.client : ids.contact);
    expect(found?.rows.find(({ id }) => id === ids.client || id === ids.contact)?.matched?.field).toBe('phone');
  });

  it('nothing by signs alone, and says so', async () => expect(await search('admin', ' # – ')).toEqual({ exact: [], kinds: [] }));
});

describe('it tells', () => {
  it('the kinds in one order, whatever was found', async () => {
    const order = (await search('admin', 'z')).kinds.map((one) => one.kind);
    const of = ['task', 'user', 'vehicle', 'client', 'branch_office', 'contact'];
    expect(order.length).toBeGreaterThan(3);
    expect(order.filter((one) => of.includes(one))).toEqual(of.filter((one) => order.includes(one)));
  });

  it('the page, the number, the state and whom it is for', async () => {
    const [row] = (await kind('jure', 'topilnik', 'task'))?.rows ?? [];
    expect(row).toEqual({
      id: ids.task,
      title: 'Popravi topilnik voska',
      number: 765_432,
      status: 1,
      archived: false,
      line: 'Čebelarstvo Žvokelj',
      path: `/task/${ids.task}`,
      matched: null,
    });
  });

  it('why, where the title does not say it, with the words around', async () => {
    const [row] = (await kind('admin', 'propolisa', 'task'))?.rows ?? [];
    expect(row?.matched?.field).toBe('description');
    expect(row?.matched?.text).toMatch(/^… .*grelnik propolisa/);
    expect((await kind('admin', 'cebelarstvo', 'task'))?.rows[0]?.matched).toEqual({
      field: 'client_company_id',
      text: 'Čebelarstvo Žvokelj',
    });
  });

  it('three of each kind and how many there are; more of one when asked', async () => {
    const one = await kind('admin', 's', 'client');
    expect(one?.rows).toHaveLength(3);
    expect(one?.count).toBe(await api.count('admin', 'client', { q: 's' }));
    const more = await search('admin', 's', { kind: 'client,contact', rows: '20' });
    expect(more.kinds.map(({ kind: name }) => name)).toEqual(['client', 'contact']);
    expect(more.kinds[0]?.rows).toHaveLength(Math.min(20, one?.count ?? 0));
  });

  it('archived records last', async () => {
    const rows = (await kind('admin', 'zvokelj', 'client'))?.rows ?? [];
    expect(rows.map(({ id, archived }) => [id, archived])).toEqual([
      [ids.client, false],
      [ids.archived, true],
    ]);
  });

  it('records with the words in their title before those with them elsewhere', async () => {
    const rows = (await kind('admin', 'zvokelj', 'contact'))?.rows ?? [];
    expect(rows[0]?.id).toBe(ids.contact);
    expect(rows.map(({ id }) => id)).toContain(ids.colleague);
  });

  it('that a number is cut off where it is', async () => {
    await api.database.orm.em.fork().transactional(async (em) => {
      for (let at = 0; at < 510; at += 1)
        em.create(api.database.entities.contact, { client_id: ids.client, name: 'Premnogi', l_name: String(at) });
    });
    expect(await kind('admin', 'premnogi', 'contact')).toMatchObject({ count: 500, capped: true });
    expect(await kind('admin', 'premnogi 1', 'contact')).toMatchObject({ capped: false });
  });
});

describe('a number', () => {
  it.each(['#765432', '765432', ' # 765432 '])('typed as "%s" is that task, with its clock and what may be done', async (q) => {
    const { exact, kinds } = await search('marko', q);
    expect(exact).toMatchObject([
      {
        kind: 'task',
        id: ids.task,
        number: 765_432,
        path: `/task/${ids.task}`,
        working: { status: 2 },
        $transitions: { start: { allowed: true } },
      },
    ]);
    expect(kinds.flatMap(({ rows }) => rows).map(({ id }) => id)).not.toContain(ids.task);
  });

  it('tells whoever may not why', async () => {
    const { exact } = await search('jure', '#765432');
    expect(exact[0]?.$transitions.start).toEqual({ allowed: false, reason: 'notAllowed' });
  });

  it('runs where the caller works', async () => {
    const work_type_id = Number((await api.rows('select min(id) as id from work_type'))[0]?.id);
    await api.as('marko').post(`/task/${ids.task}/start`, { work_type_id, switch: true });
    expect((await search('marko', '765432')).exact[0]).toMatchObject({ status: 2, working: { status: 0 } });
    expect((await search('luka', '765432')).exact[0]?.working).toMatchObject({ status: 2, running_users: [api.id('marko')] });
  });

  it('that nobody has is none', async () => expect((await search('admin', '999999')).exact).toEqual([]));
});

describe('the search tells nothing that a list hides', () => {
  it('titles alone to whoever may look them up, found by titles alone', async () => {
    const [row] = (await kind('jure', 'cebelarstvo', 'client'))?.rows ?? [];
    expect(row).toEqual({
      id: ids.client,
      title: 'Čebelarstvo Žvokelj',
      number: null,
      status: null,
      archived: false,
      line: null,
      path: null,
      matched: null,
    });
    for (const q of ['75319992', 'panj@zvokelj', '031 777 123', 'grmovscica']) expect(await kind('jure', q, 'client')).toBeUndefined();
    for (const q of ['041 555 127', '555']) expect(await kind('jure', q, 'contact')).toBeUndefined();
  });

  it('nothing of users and roles', async () => {
    const foundKinds = (await search('jure', 'a', { rows: '50' })).kinds.map((one) => one.kind);
    expect(foundKinds).not.toContain('user');
    expect(foundKinds).not.toContain('role');
    expect(await search('jure', 'marko', { kind: 'user,role' })).toEqual({ exact: [], kinds: [] });
  });

  it('nothing by a field that is kept from everybody, or from this one', async () => {
    const digest = 'zaprtakljucavnica';
    const hired = await api.hire(['users.read'], { password_hash: digest, pin_key: `pin${digest}` });
    for (const q of [digest, `pin${digest}`]) expect(await search('admin', q)).toEqual({ exact: [], kinds: [] });
    expect(await kind(hired, 'oseba', 'user')).toBeDefined();
  });

  /** What is not among the kinds has none. */
  const countsFound = async (person: Person, q: string) => {
    const { kinds } = await search(person, q);
    const none = ['task', 'user', 'vehicle', 'client', 'branch_office', 'contact'].map(
      (name) => [name, { count: 0, capped: false }] as const,
    );
    return new Map([...none, ...kinds.map(({ kind: name, count, capped }) => [name, { count, capped }] as const)]);
  };

  it('the same as the lists say, kind by kind, for everybody', async () => {
    for (const person of ['admin', 'luka', 'marko', 'nina', 'jure'] as const)
      for (const q of ['a', 'zvokelj', 'ser'])
        for (const [name, { count, capped }] of await countsFound(person, q)) {
          const listed = await api.as(person).get(`/${name}${queryString({ filter: { q }, range: [0, 0] })}`);
          const all = listed.status === 200 ? Number(listed.headers.get('content-range')?.split('/')[1]) : 0;
          expect({ person, q, name, count, capped }).toEqual({ person, q, name, count: Math.min(all, 500), capped: all > 500 });
        }
  });

  it('nothing to whoever is signed out', async () => expect((await api.as(null).get('/search?q=a')).status).toBe(401));
});

describe('it refuses', () => {
  it.each([
    ['a kind that cannot be searched', { q: 'a', kind: 'session' }],
    ['more rows than it gives', { q: 'a', rows: '51' }],
    ['no row', { q: 'a', rows: '0' }],
    ['what is no text', { q: 'a\0' }],
    ['an endless text', { q: 'a'.repeat(201) }],
    ['a question without words to look for', {}],
  ])('%s', async (_case, query) => expect((await api.as('admin').get(`/search?${new URLSearchParams(query as never)}`)).status).toBe(422));
});

it('a role of the one permission reads what that permission opens', async () => {
  const reader = await api.hire(['clients.read']);
  expect((await kind(reader, '031 777 123', 'client'))?.rows[0]).toMatchObject({
    path: `/client/${ids.client}`,
    line: expect.stringContaining('Grmovščica'),
  });
});
