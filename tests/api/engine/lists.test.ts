// A list in the dialect of ra-data-simple-rest: exact pages and counts, Slovenian order, search without marks, rows by ids, and nothing that it does not show.
import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { sortKey } from '#schema/core/fold.ts';
import { sortColumn } from '#server/fields/derived.ts';
import { type Answer, type Fields, type Person, queryString, useApi } from '#tests/support/api.ts';

const api = useApi();
const listed = (entity: string, query: Parameters<typeof queryString>[0] = {}, person: Person = 'admin') =>
  api.as(person).get(`/${entity}${queryString(query)}`);
const idsOf = ({ rows }: Pick<Answer, 'rows'>) => rows.map(({ id }) => Number(id));
const rangeOf = ({ headers }: Answer) => headers.get('content-range');

describe('the row counts of several lists', () => {
  const counts = (lists: unknown, person: Person) => api.as(person).get(`/counts?lists=${encodeURIComponent(JSON.stringify(lists))}`);

  it('is one answer, and what each list says by itself', async () => {
    const filters = [{ list: 'own' }, { list: 'all', status: [0, 1] }, {}];
    const alone = await Promise.all(filters.map((filter) => listed('task', { filter, range: [0, 0] }, 'luka')));
    const { status, body } = await counts([...filters.map((filter) => ({ of: 'task', filter })), { of: 'client' }], 'luka');
    expect(status).toBe(200);
    expect(body).toEqual([...alone.map((answer) => Number(rangeOf(answer)?.split('/')[1])), expect.any(Number)]);
  });

  it('tells nothing of a list that one may not read, and all else', async () => {
    const { body } = await counts([{ of: 'mail' }, { of: 'task', filter: { list: 'own' } }], 'jure');
    expect(body).toEqual([null, expect.any(Number)]);
  });

  it.each([[[{ of: 'nikjer' }]], [[{ of: 'settings' }]], [[{ filter: {} }]], [{}], [[{ of: 'task', filter: { nikoli: 1 } }]]])(
    'is not told for %j',
    async (lists) => expect((await counts(lists, 'admin')).status).toBe(422),
  );
});

describe('a page', () => {
  const prefix = 'Stranskost';
  beforeAll(async () => {
    for (let at = 0; at < 27; at += 1) await api.as('admin').post('/client', { name: `${prefix} ${String(at).padStart(2, '0')}` });
  });
  const page = (range: unknown, filter: Fields = { q: prefix }) => listed('client', { filter, range, sort: ['name', 'ASC'] });

  it.each([
    [undefined, 25, '0-24/27'],
    [[0, 24], 25, '0-24/27'],
    [[0, 9], 10, '0-9/27'],
    [[10, 19], 10, '10-19/27'],
    [[20, 29], 7, '20-26/27'],
    [[26, 26], 1, '26-26/27'],
    [[0, 26], 27, '0-26/27'],
    [[27, 36], 0, '*/27'],
    [[1000, 1010], 0, '*/27'],
    [[0, 9_007_199_254_740_991], 27, '0-26/27'],
  ])('%j has %i rows and says %s', async (range, rows, reason) => {
    const answer = await page(range);
    expect([answer.rows.length, rangeOf(answer)]).toEqual([rows, `client ${reason}`]);
    const first = Number(/^client (\d+)-/.exec(rangeOf(answer) ?? '')?.[1] ?? 0);
    expect(answer.rows.map(({ name }) => name)).toEqual(
      Array.from({ length: rows }, (_, at) => `${prefix} ${String(first + at).padStart(2, '0')}`),
    );
  });

  it('of nothing says so', async () => {
    const answer = await page([0, 9], { q: 'Tega ni nikjer' });
    expect([answer.rows, rangeOf(answer)]).toEqual([[], 'client */0']);
  });

  it('holds a thousand rows at most', async () => {
    const [row] = await api.rows('select count(*) as n from task');
    const many = Number(row?.n);
    await api.database.orm.em.fork().transactional(async (em) => {
      for (let at = many; at < 1010; at += 1)
        em.create(api.database.entities.task, {
          company_task_id: 100_000 + at,
          title: `Polnilo ${at}`,
          user_added: 1,
          date_added: new Date(),
        });
    });
    const answer = await listed('task', { range: [0, 5000], sort: ['id', 'ASC'] });
    expect([answer.rows.length, rangeOf(answer)]).toEqual([1000, `task 0-999/${Math.max(many, 1010)}`]);
  });
});

describe('a lookup', () => {
  const many = async (entity: string, fields: (at: number) => Fields) => {
    for (let at = 0; at < 30; at += 1) expect((await api.as('admin').post(`/${entity}`, fields(at))).status).toBe(201);
    return Number((await api.rows(`select count(*) as n from ${entity}`))[0]?.n);
  };

  it('answers all its rows without a range, to who reads names alone as well', async () => {
    const types = await many('work_type', (at) => ({ name: `Šifrant ${at}` }));
    for (const person of ['admin', 'jure'] as const) expect((await api.as(person).get('/work_type/')).rows).toHaveLength(types);
    expect((await listed('work_type', { range: [0, 24] })).rows).toHaveLength(25);
    await api.as('admin').put(`/work_type/${idsOf(await listed('work_type')).at(-1)}`, { archived: true });
    const [{ n } = {}] = await api.rows('select count(*) as n from work_type where archived is false');
    const left = Number(n);
    expect(left).toBeLessThan(types);
    const selectable = await api.as('jure').get('/work_type/?type=selectable');
    expect([selectable.rows.length, rangeOf(selectable)]).toEqual([left, `work_type 0-${left - 1}/${left}`]);
  });

  it('is every list whose names are asked for', async () => {
    const clients = await many('client', (at) => ({ name: `Odjemalec ${at}` }));
    expect((await api.as('marko').get('/client?type=names')).rows).toHaveLength(clients);
    expect((await listed('client')).rows).toHaveLength(25);
  });
});

describe('rows by their ids', () => {
  it('are all told, though nobody names a range, and what is not there is left out', async () => {
    const [row] = await api.rows('select max(id) as last from client');
    const ids = Array.from({ length: 60 }, (_, at) => at + 1);
    const answer = await listed('client', { filter: { id: [...ids, Number(row?.last) + 1] } });
    expect(idsOf(answer).sort((a, b) => a - b)).toEqual(ids);
    expect(rangeOf(answer)).toBe('client 0-59/60');
    expect(idsOf(await listed('client', { filter: { id: ids } }, 'jure'))).toHaveLength(60);
  });

  it('are one, some or none', async () => {
    expect(idsOf(await listed('client', { filter: { id: 7 } }))).toEqual([7]);
    expect(idsOf(await listed('client', { filter: { id: [9, 7, 9] }, sort: ['id', 'ASC'] }))).toEqual([7, 9]);
    expect(idsOf(await listed('client', { filter: { id: [] } }))).toEqual([]);
  });
});

describe('the order of names', () => {
  const names = [
    'Cafuta',
    'Cvetko',
    'Čater',
    'čebelica',
    'Čuk',
    'Ćosić',
    'Dolenc',
    'Đurić',
    'Sova',
    'sršen',
    'Šolar',
    'Zajc',
    'Zupan',
    'Žagar',
    'Žiga',
  ];
  beforeAll(async () => {
    for (const name of [...names].reverse()) await api.as('admin').post('/client', { name, zip: 'abeceda' });
  });
  const sorted = async (way: 'ASC' | 'DESC') =>
    (await listed('client', { filter: { zip: 'abeceda' }, sort: ['name', way] })).rows.map(({ name }) => name);

  it('is Slovenian: č stands after c, ć after č, đ after d, š after s, ž after z, capitals do not count', async () => {
    expect(await sorted('ASC')).toEqual(names);
    expect(await sorted('DESC')).toEqual([...names].reverse());
  });
});

describe.each(
  (Object.values(entities) as Entity[])
    .filter(({ internal, single }) => !internal && !single)
    .map((entity) => [entity.name, entity] as const),
)('%s sorts', (name, entity) => {
  const fields = ['id', ...entity.readable];
  const keyOf = (field: string) => {
    const target = entity.info[field]?.target;
    if (field === 'id') return 'id';
    if (!target) return sortColumn(entity, field);
    const referred = entities[target as keyof typeof entities] as Entity;
    return sortColumn(referred, referred.title[0] ?? 'id');
  };
  const first: Record<string, Map<unknown, unknown>> = {};
  /** What a reference is sorted by: the first field of the title of what it points at. */
  const titles = async (target: string) => {
    const [field = 'id'] = (entities[target as keyof typeof entities] as Entity).title;
    first[target] ??= new Map((await api.rows(`select id, "${field}" as v from "${target}"`)).map((row) => [Number(row.id), row.v]));
    return first[target];
  };
  const comparable = (value: unknown) => (typeof value === 'string' ? sortKey(value) : typeof value === 'boolean' ? Number(value) : value);
  const sortable = fields.filter((field) => keyOf(field) !== null && entity.info[field]?.kind !== 'references');

  it.each(sortable)('by %s both ways, empty ones after all others, equal ones by the rest of their names, then by age', async (field) => {
    const { target, zero } = entity.info[field] ?? {};
    const named = keyOf(field) !== field && !target && entity.title.includes(field);
    const rest = named ? entity.title.filter((part) => part !== field) : [];
    const names = target ? await titles(target) : null;
    const ascending = await listed(name, { sort: [field, 'ASC'], range: [0, 999] });
    const orderedBy = (row: Fields) => {
      const value = row[field];
      if (value === null || (zero && value === 0)) return null;
      return comparable(names ? names.get(value) : value);
    };
    const expected = ascending.rows
      .map((row) => ({
        id: Number(row.id),
        values: [orderedBy(row), ...rest.map((part) => comparable(row[part] ?? null)), Number(row.id)],
      }))
      .sort((a, b) => {
        const at = a.values.findIndex((value, place) => value !== b.values[place]);
        const [one, other] = [a.values[at] ?? null, b.values[at] ?? null];
        if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
        return (one as number) < (other as number) ? -1 : 1;
      })
      .map(({ id }) => id);
    expect(idsOf(ascending)).toEqual(expected);
    const whole = Number(rangeOf(ascending)?.split('/')[1]);
    const descending = await listed(name, { sort: [field, 'DESC'], range: [Math.max(0, whole - 1000), whole] });
    expect(idsOf(descending).reverse()).toEqual(expected);
  });

  it('by nothing else', async () => {
    const others = [
      ...fields.filter((field) => !sortable.includes(field)),
      'version',
      'nobody',
      'constructor',
      'search_text',
      ...Object.keys(entity.facts ?? {}),
    ];
    for (const field of others)
      expect(await listed(name, { sort: [field, 'ASC'] }), field).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'sort', reason: 'notChoice' }] },
      });
  });

  it('leaves long texts out', async () => {
    const long = entity.readable.filter((field) => ['longText', 'richText'].includes(entity.info[field]?.kind ?? ''));
    const { rows } = await listed(name, { range: [0, 9] });
    for (const row of rows) for (const field of long) expect(row).not.toHaveProperty(field);
  });
});

describe('a search', () => {
  beforeAll(async () => {
    for (const [name, town] of [
      ['Žičnica Čez Đumbir', 'Škofja Loka'],
      ['Zicnica Cez Dumbir', 'Skofja Loka'],
      ['Groß & Söhne', 'Völkermarkt'],
      ['100 % Les_d.o.o.\\', 'Bohinj'],
    ])
      await api.as('admin').post('/client', { name, town, zip: 'iskanje' });
  });
  const found = async (q: string, person: Person = 'admin') => {
    const mine = new Set((await api.rows("select id from client where zip = 'iskanje'")).map(({ id }) => Number(id)));
    return (await listed('client', { filter: { q }, range: [0, 999] }, person)).rows
      .filter(({ id }) => mine.has(Number(id)))
      .map(({ title }) => title)
      .sort();
  };
  const both = ['Zicnica Cez Dumbir', 'Žičnica Čez Đumbir'];

  it.each([
    ['č by c and đ by d', 'zicnica cez dumbir', both],
    ['c by č and d by đ', 'Žičnica čez đumbir', both],
    ['words in any order, and parts of them', 'dumb zicn', both],
    ['in several fields at once', 'skof cez', both],
    ['ß by ss and ö by o', 'gross sohne', ['Groß & Söhne']],
    ['wildcards as they stand', '% les_d', ['100 % Les_d.o.o.\\']],
    ['a backslash as it stands', 'd.o.o.\\', ['100 % Les_d.o.o.\\']],
    ['not what has one word only', 'zicnica gross', []],
    ['everything by blanks', '   ', [...both, 'Groß & Söhne', '100 % Les_d.o.o.\\'].sort()],
  ])('finds %s: %s', async (_what, q, names) => expect(await found(q)).toEqual([...names].sort()));

  it('of who sees titles alone looks at titles alone', async () => {
    expect(await found('zicnica', 'jure')).toEqual(both);
    expect(await found('skofja loka', 'jure')).toEqual([]);
  });

  it('finds a task by its number', async () => {
    const { body } = await api.as('luka').post('/task', { title: 'Po številki' });
    expect(idsOf(await listed('task', { filter: { q: String(body.company_task_id) }, range: [0, 99] }))).toContain(body.id);
  });
});

describe('the lists of tasks', () => {
  type Task = { id: number; status: number; company_user_id: number; registration_terminal_task: boolean; team: Set<number> };
  let tasks: Task[];
  beforeAll(async () => {
    const number = (row: Record<string, unknown>, field: string) => Number(row[field] ?? 0);
    await api.database.orm.em.fork().transactional(async (em) => {
      const person = api.id('marko');
      for (const status of [0, 1, 2, 3, 4, 5, 6, 7] as const)
        for (const [at, terminal] of [false, true].entries())
          em.create(api.database.entities.task, {
            company_task_id: 200_000 + status * 2 + at,
            title: 'Seznami',
            status,
            company_user_id: status === 0 ? null : person,
            registration_terminal_task: terminal,
            user_added: person,
            date_added: new Date(),
          });
    });
    const team = await api.rows('select task_id, user_id from task_user');
    tasks = (await api.rows('select id, status, company_user_id, registration_terminal_task from task order by id')).map((row) => ({
      id: number(row, 'id'),
      status: number(row, 'status'),
      company_user_id: number(row, 'company_user_id'),
      registration_terminal_task: Boolean(row.registration_terminal_task),
      team: new Set(team.filter(({ task_id }) => Number(task_id) === number(row, 'id')).map(({ user_id }) => Number(user_id))),
    }));
  });
  const open = ({ registration_terminal_task }: Task) => !registration_terminal_task;
  const belongs: Readonly<Record<string, (task: Task, me: number) => boolean>> = {
    own: (task, me) => open(task) && task.status < 5 && (task.company_user_id === me || task.team.has(me)),
    all: open,
    unassigned: (task) => open(task) && task.status === 0,
    closed: (task) => open(task) && task.status >= 5,
    paused: (task) => open(task) && task.status === 3,
    waitingForConfirmation: (task) => open(task) && task.status === 4,
    every: () => true,
  };
  const collect = async (filter: Fields, person: Person) => {
    const ids: number[] = [];
    for (let total = 1, first = 0; first < total; first += 1000) {
      const answer = await listed('task', { filter, sort: ['id', 'ASC'], range: [first, first + 999] }, person);
      total = Number(rangeOf(answer)?.split('/')[1]);
      ids.push(...idsOf(answer));
    }
    return ids;
  };

  it.each(Object.keys(belongs).flatMap((list) => (['marko', 'petra', 'luka', 'jure'] as const).map((person) => [list, person] as const)))(
    '%s of %s holds what belongs there',
    async (list, person) => {
      const expected = tasks.filter((task) => belongs[list]?.(task, api.id(person))).map(({ id }) => id);
      expect(await collect({ list }, person)).toEqual(expected.sort((a, b) => a - b));
      if (list !== 'own') expect(expected.length).toBeGreaterThan(0);
    },
  );

  it('can be narrowed further', async () => {
    const me = api.id('marko');
    const expected = tasks.filter((task) => belongs.own?.(task, me) && [1, 3].includes(task.status) && task.company_user_id !== me);
    expect(await collect({ list: 'own', status: [1, 3], company_user_id_neq: me }, 'marko')).toEqual(expected.map(({ id }) => id));
    expect(await collect({ list: 'unassigned', status: 1 }, 'marko')).toEqual([]);
    expect(await collect({ list: 'all', company_user_id: 0 }, 'marko')).toEqual(
      tasks.filter((task) => open(task) && task.company_user_id === 0).map(({ id }) => id),
    );
  });
});
