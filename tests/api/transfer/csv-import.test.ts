// Records from a file: read as people write them, known again by a number or a name, refused line by line, and written all at once or not at all.
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { staleDerived } from '#server/core/database/fill-derived.ts';
import { type Fields, useApi } from '#tests/support/api.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';

const api = useApi();
const admin = () => api.as('admin');
type Line = Fields & {
  row: number;
  outcome: string;
  id: number | null;
  errors: { field: string; reason: string; detail: string }[];
  changes: Fields[];
};
const sheet = (fields: readonly string[], lines: readonly (readonly string[])[], key: readonly string[] = []) => ({
  fields,
  key,
  rows: lines.map((values, at) => ({ row: at + 2, values })),
});
type Sheet = ReturnType<typeof sheet>;
const preview = async (entity: string, body: Sheet, person: 'admin' | 'nina' = 'admin') => {
  const { status, body: answer } = await api.as(person).post(`/import/${entity}/preview`, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as Fields & { rows: Line[] };
};
/** The answer as it comes, line by line. */
const importing = (
  entity: string,
  body: Sheet,
  { person = 'admin', headers = {}, by }: { person?: 'admin' | number; headers?: Readonly<Record<string, string>>; by?: App } = {},
) =>
  api.fetch(person, `/api/v1/import/${entity}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
    ...(by && { by }),
  });
const bringIn = async (entity: string, body: Sheet, begun = () => {}) => {
  const response = await importing(entity, body);
  begun();
  const text = await response.text();
  return {
    status: response.status,
    lines:
      response.status === 200
        ? text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Fields)
        : [],
    text,
  };
};
const found = async (entity: string, q: string) =>
  (await admin().get(`/${entity}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).rows;

/** What the role of somebody of the cast is called. */
const roleOf = async (person: 'admin' | 'marko') =>
  String((await api.rows('select r.name from role r join "user" u on u.role_id = r.id where u.id = ?1', [api.id(person)]))[0]?.name);

it('reads cells as people write them, and names as the records they mean', async () => {
  const body = sheet(
    ['name', 'country', 'vat_number', 'payment_term_days', 'language', 'phone', 'tags', 'archived'],
    [
      ['Gasthof Öllinger Uvoz', 'Nemčija', 'DE 136695976', '30 dni', 'nemščina', 'tel. 04 555 31 00', '', 'ne'],
      ['Elektro Uvoz', 'SLO', '5184 2096', '', '', '', '', ''],
    ],
    ['vat_number'],
  );
  const { rows, created, refused } = await preview('client', body);
  expect({ created, refused }, JSON.stringify(rows)).toEqual({ created: 1, refused: 1 });
  expect(rows[1]?.errors[0]).toMatchObject({ field: 'vat_number', reason: 'vatChecksum' });
  const good = { ...body, rows: [body.rows[0], { row: 3, values: ['Elektro Uvoz', 'SLO', '', '', '', '', '', ''] }] } as Sheet;
  expect((await bringIn('client', good)).lines.at(-1)).toMatchObject({ result: { created: 2, updated: 0, same: 0 } });
  expect((await found('client', 'Öllinger Uvoz'))[0]).toMatchObject({
    country: 'DE',
    vat_number: 'DE136695976',
    payment_term_days: 30,
    language: 'de',
    phone: '04 555 31 00',
  });
  expect((await found('client', 'Elektro Uvoz'))[0]).toMatchObject({ country: 'SI', payment_term_days: 14, language: 'sl' });
});

it('sent again under its key is told what came of it, and brings nothing in twice', async () => {
  const body = sheet(['name'], [['Dvakrat Uvoz']]);
  const send = async () => {
    const response = await importing('client', body, { headers: { 'idempotency-key': 'import-dvakrat' } });
    return (await response.text()).trim().split('\n').at(-1);
  };
  const first = await send();
  expect(JSON.parse(String(first))).toMatchObject({ result: { created: 1, updated: 0, same: 0 } });
  expect(await send()).toBe(first);
  expect(await found('client', 'Dvakrat Uvoz')).toHaveLength(1);
});

it('takes what says nothing of its country, its language or its hours for one of ours', async () => {
  const { status, body: was } = await admin().get('/settings');
  expect(status).toBe(200);
  await admin().put('/settings', { country: 'AT', default_language: 'de', notification_start_hour: 5, notification_end_hour: 21 });
  const person = sheet(['name', 'last_name', 'email', 'role_id'], [['Greta', 'Uvoz', 'greta-uvoz@example.com', 'Serviser']]);
  expect((await bringIn('user', person)).lines.at(-1)).toMatchObject({ result: { created: 1, updated: 0, same: 0 } });
  expect((await found('user', 'greta-uvoz'))[0]).toMatchObject({ language: 'de', notification_start_hour: 5, notification_end_hour: 21 });
  const body = sheet(
    ['name', 'vat_number', 'country'],
    [
      ['Gasthof Domači Uvoz', '', ''],
      ['Elektro Domači Uvoz', '51842092', 'Slovenija'],
    ],
  );
  const { rows } = await preview('client', body);
  expect((await bringIn('client', body)).lines.at(-1), JSON.stringify(rows)).toMatchObject({ result: { created: 2, updated: 0, same: 0 } });
  expect((await found('client', 'Gasthof Domači'))[0]).toMatchObject({ country: 'AT', language: 'de' });
  expect((await found('client', 'Elektro Domači'))[0]).toMatchObject({ country: 'SI', vat_number: 'SI51842092' });
  const { country, default_language, notification_start_hour, notification_end_hour } = was;
  await admin().put('/settings', { country, default_language, notification_start_hour, notification_end_hour });
  const own = sheet(['name', 'vat_number'], [['Mlin Domači Uvoz', '5420 9919']]);
  expect((await preview('client', own)).rows[0]).toMatchObject({ outcome: 'create' });
});

it('knows rows again, shows what was and what will be, and leaves equal ones alone', async () => {
  await bringIn(
    'client',
    sheet(
      ['name', 'payment_term_days'],
      [
        ['Pekarna Uvoz', '30'],
        ['Vrtec Uvoz', '8'],
      ],
    ),
  );
  const body = sheet(
    ['name', 'payment_term_days', 'town'],
    [
      ['pekarna uvoz', '14', ''],
      ['Vrtec Uvoz', '8', ''],
      ['Nova Uvoz', '8', 'Ig'],
    ],
    ['name'],
  );
  const { rows } = await preview('client', body);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['update', 'same', 'create']);
  expect(rows[0]?.changes).toContainEqual({ field: 'payment_term_days', before: '30', after: '14' });
  expect((await bringIn('client', body)).lines.at(-1)).toMatchObject({ result: { created: 1, updated: 1, same: 1 } });
  const [bakery] = await found('client', 'Pekarna Uvoz');
  expect(bakery).toMatchObject({ name: 'pekarna uvoz', payment_term_days: 14 });
  expect((await api.eventsOf('client', Number(bakery?.id))).map(({ action, by }) => [action, by])).toEqual([
    ['create', api.id('admin')],
    ['update', api.id('admin')],
  ]);
});

it('a client is known by its number, else by its name when that has none or the same', async () => {
  await bringIn('client', sheet(['name', 'vat_number'], [['Ista Uvoz', '']]));
  const { rows } = await preview('client', sheet(['name', 'vat_number', 'town'], [['Ista Uvoz', 'SI54209919', 'Kranj']], ['vat_number']));
  expect(rows[0]).toMatchObject({ outcome: 'update' });
});

it.each([
  ['Republika Slovenija', 'SI'],
  ['Republik Österreich', 'AT'],
  ['République de Croatie', 'HR'],
  ['republic of serbia', 'RS'],
])('%s is the country %s', async (text, country) => {
  const name = `Uvoz iz države ${country}`;
  await bringIn('client', sheet(['name', 'country'], [[name, text]]));
  expect((await found('client', name))[0]).toMatchObject({ country });
});

describe('a line is refused', () => {
  it.each([
    ['without what is required', 'client', ['name', 'town'], [['', 'Kranj']], 'name', 'required'],
    ['with a country that nobody knows', 'client', ['name', 'country'], [['Uvoz A', 'Atlantida']], 'country', 'notCountry'],
    ['with an address that is none', 'client', ['name', 'email'], [['Uvoz B', 'info.si']], 'email', 'notEmail'],
    ['with a text for a number', 'client', ['name', 'payment_term_days'], [['Uvoz C', 'kmalu']], 'payment_term_days', 'notNumber'],
    ['with a tag that does not exist', 'client', ['name', 'tags'], [['Uvoz D', 'Ni je']], 'tags', 'noSuchName'],
    ['with a day that does not exist', 'holiday', ['date', 'name'], [['31. 2. 2031', 'Uvoz E']], 'date', 'notDate'],
    [
      'with a role that does not exist',
      'user',
      ['name', 'last_name', 'email', 'role_id'],
      [['Uvoz', 'F', 'uvoz.f@example.com', 'Kralj']],
      'role_id',
      'noSuchName',
    ],
    ['with a price of three decimals', 'transport_type', ['name', 'price_per_km'], [['Uvoz G', '0,455']], 'price_per_km', 'tooManyDigits'],
  ] as const)('%s', async (_what, entity, fields, lines, field, reason) => {
    const { rows, refused } = await preview(entity, sheet(fields, lines));
    expect(refused).toBe(1);
    expect(rows[0]?.errors[0]).toMatchObject({ field, reason });
    expect(rows[0]?.errors[0]?.detail).not.toBe(reason);
  });

  it('with a number that may be two, where the file does not show its decimal mark', async () => {
    const fields = ['name', 'price_per_km'];
    const { rows } = await preview('transport_type', sheet(fields, [['Uvoz H', '1.250']]));
    expect(rows[0]?.errors[0]).toMatchObject({ field: 'price_per_km', reason: 'unclearNumber' });
    expect(rows[0]?.errors[0]?.detail).not.toBe('unclearNumber');
  });

  it('that says again what another says', async () => {
    const { rows } = await preview('tag', sheet(['name'], [['Uvoz dvakrat'], ['uvoz DVAKRAT']], ['name']));
    expect(rows[1]?.errors[0]).toMatchObject({ reason: 'twiceInFile', detail: expect.stringContaining('2') });
  });

  it('that nothing tells apart from another, where the number is missing by which it would be known', async () => {
    const fields = ['name', 'vat_number', 'town'];
    const lines = [
      ['Enaka Uvoz', '', 'Kranj'],
      ['Enaka Uvoz', '', 'Kranj'],
      ['Enaka Uvoz', '', 'Celje'],
    ];
    const { rows } = await preview('client', sheet(fields, lines, ['vat_number']));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'refused', 'create']);
    expect(rows[1]?.errors[0]).toMatchObject({ field: 'name', reason: 'twiceInFile' });
    expect((await preview('client', sheet(fields, lines))).refused, 'where all are new by choice').toBe(0);
  });

  it('that takes a number of somebody else', async () => {
    const { rows } = await preview(
      'user',
      sheet(['name', 'last_name', 'email', 'role_id'], [['Novi', 'Marko', 'marko@example.com', await roleOf('marko')]], []),
    );
    expect(rows[0]?.errors.map(({ field }) => field)).toContain('email');
  });
});

describe('all or nothing', () => {
  const lines = [
    ['Vse ali nič A', 'SI'],
    ['Vse ali nič B', 'Atlantida'],
    ['Vse ali nič C', 'SI'],
  ];
  it('writes none of them while one is refused', async () => {
    const { status, text } = await bringIn('client', sheet(['name', 'country'], lines));
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ reason: 'importRefused' });
    expect(await found('client', 'Vse ali nič')).toEqual([]);
  });

  it('writes none of them when the person goes away', async () => {
    const many = Array.from({ length: 2000 }, (_one, at) => [`Preklican uvoz ${at}`]);
    const response = await importing('client', sheet(['name'], many));
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    // The next act waits its turn behind the cancelled one.
    await admin().post('/client', { name: 'Po preklicu' });
    await expect.poll(() => found('client', 'Preklican uvoz')).toEqual([]);
    expect(await api.rows("select id from event where after like '%Preklican uvoz%' limit 1")).toEqual([]);
  });
});

it('ten thousand lines go in one step, told as they are written; others are answered meanwhile', async () => {
  const body = sheet(
    ['name', 'town', 'country'],
    Array.from({ length: 10_000 }, (_one, at) => [`Deset tisoč ${at}`, 'Kranj', 'Slovenija']),
    ['name'],
  );
  const before = await api.count('admin', 'client');
  // The first step is to look at all of them, in which the database is hardly asked.
  let turns = 0;
  let looking = true;
  const turn = () => {
    turns += 1;
    if (looking) setImmediate(turn);
  };
  setImmediate(turn);
  const { lines } = await bringIn('client', body, () => {
    looking = false;
  });
  // A slice lasts as long on any machine: a faster one makes fewer of them, and one that gives no way has one turn.
  expect(turns).toBeGreaterThan(5);
  expect(lines.at(-1)).toMatchObject({ result: { created: 10_000, updated: 0, same: 0 } });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines[1]).toMatchObject({ done: expect.any(Number), total: 10_000 });
  expect(await api.count('admin', 'client')).toBe(before + 10_000);
  expect(await api.count('admin', 'client', { q: 'deset tisoc 4127' })).toBe(1);

  const changed = sheet(
    ['name', 'town', 'tags'],
    [3, 4127, 4128].map((at) => [`Deset tisoč ${at}`, at === 4128 ? 'Kranj' : 'Bled', at === 4127 ? 'Nujno' : '']),
    ['name'],
  );
  expect((await bringIn('client', changed)).lines.at(-1)).toMatchObject({ result: { created: 0, updated: 2, same: 1 } });
  const [row] = await found('client', 'deset tisoc 4127');
  expect(row).toMatchObject({ town: 'Bled', version: 2 });
  const events = await api.rows("select action, before, after from event where entity = 'client' and entity_id = ?1 order by id", [
    row?.id,
  ]);
  expect(events.map(({ action, before, after }) => [action, JSON.parse(String(before)), JSON.parse(String(after)).town])).toEqual([
    ['create', null, 'Kranj'],
    ['update', { town: 'Kranj', tags: [] }, 'Bled'],
  ]);
}, 120_000);

// Nobody waits for a writer of PostgreSQL: there they come with the rows.
if (!onPostgres)
  it('the words of what came in follow it, and a start in between makes them anew', async () => {
    const count = 2000;
    const lines = Array.from({ length: count }, (_one, at) => [`Beseda sledi ${at}`]);
    const response = await importing('client', sheet(['name'], lines));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); !part?.value?.includes('"result"'); part = await reader?.read()) expect(part?.done).toBe(false);
    const copy = `${api.url}-between`;
    new Sqlite(api.url.slice('sqlite:'.length)).exec(`vacuum into '${copy.slice('sqlite:'.length)}'`).close();
    for (let part = await reader?.read(); !part?.done; part = await reader?.read());

    const between = await openDatabase(copy);
    const findable = async ({ read }: Database) =>
      Number((await read.all("select count(*) as n from client_search('beseda sledi')"))[0]?.n);
    try {
      expect(await findable(between)).toBeLessThan(count);
      expect((await staleDerived(between)).map(({ name }) => name)).toEqual(['client']);
      await between.migrate();
      expect(await findable(between)).toBe(count);
    } finally {
      await between.close();
    }
    expect(await staleDerived(api.database)).toEqual([]);
    expect(await findable(api.database)).toBe(count);
  });

describe('is taken back', () => {
  let made = 0;
  /** An import of a client that is changed, with a tag, and one that is new. */
  const story = async () => {
    made += 1;
    const [old, fresh] = [`Star uvoz ${made}`, `Nov uvoz ${made}`];
    const [tag] = await api.rows('select id, name from tag where not archived order by id limit 1');
    const before = (await admin().post('/client', { name: old, town: 'Kranj' })).body;
    const body = sheet(
      ['name', 'town', 'tags'],
      [
        [old, 'Celje', String(tag?.name)],
        [fresh, 'Ptuj', String(tag?.name)],
      ],
      ['name'],
    );
    const { result } = (await bringIn('client', body)).lines.at(-1) as { result: { id: number } };
    const created = Number((await found('client', fresh))[0]?.id);
    return { run: result.id, before, old, fresh, created };
  };
  const undo = (run: number, entity = 'client', person: 'admin' | 'jure' = 'admin') =>
    api.as(person).post(`/import/${entity}/${run}/undo`, undefined);
  const last = async () => ((await admin().get('/import/client')).body as { last: Fields | null }).last;

  it('whole: what it made goes, what it changed is what it was, each with its event', async () => {
    const { run, before, old, fresh, created } = await story();
    expect(await last()).toMatchObject({ id: run, created: 1, updated: 1, by_name: 'Peter Vidmar' });
    expect(await undo(run)).toMatchObject({ status: 200, body: { deleted: 1, restored: 1 } });
    expect(await admin().get(`/client/${created}`)).toMatchObject({ status: 404 });
    expect((await admin().get(`/client/${before.id}`)).body).toMatchObject({ name: old, town: 'Kranj', tags: [] });
    expect(await found('client', fresh)).toEqual([]);
    expect(await found('client', `${old} Kranj`)).toHaveLength(1);
    expect(await found('client', `${old} Celje`)).toEqual([]);
    expect((await api.eventsOf('client', created)).map(({ action }) => action)).toEqual(['create', 'delete']);
    expect((await api.eventsOf('client', Number(before.id))).at(-1)).toMatchObject({ action: 'undoImport' });
    expect(await last()).not.toMatchObject({ id: run });
    expect(await undo(run)).toMatchObject({ status: 409, body: { reason: 'alreadyUndone' } });
  });

  it.each<[string, (made: Awaited<ReturnType<typeof story>>) => Promise<unknown>, 'old' | 'fresh']>([
    ['what it changed was changed since', ({ before }) => admin().put(`/client/${before.id}`, { town: 'Koper' }), 'old'],
    ['what it made was changed since', ({ created }) => admin().put(`/client/${created}`, { town: 'Koper' }), 'fresh'],
    ['work was written down for it', ({ created }) => admin().post('/task', { title: 'Servis', client_company_id: created }), 'fresh'],
    [
      'somebody there was named',
      ({ created }) => admin().post('/contact', { client_id: created, name: 'Branka', l_name: 'Oblak' }),
      'fresh',
    ],
  ])('not at all where %s, which is named', async (_what, change, which) => {
    const one = await story();
    expect(await change(one)).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    const { status, body } = await undo(one.run);
    expect([status, body.reason, body.total]).toEqual([409, 'changedSince', 1]);
    expect(body).toMatchObject({ changed: [{ entity: 'client', title: one[which] }], detail: expect.stringContaining(one[which]) });
    expect(await admin().get(`/client/${one.created}`)).toMatchObject({ status: 200 });
    if (which === 'fresh') expect((await admin().get(`/client/${one.before.id}`)).body).toMatchObject({ town: 'Celje' });
  });

  it('for a day', async () => {
    const { run } = await story();
    const at = new Date(Date.now() - 86_402_000);
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.import_run, { id: run }, { at });
    expect(await last()).not.toMatchObject({ id: run });
    expect(await undo(run)).toMatchObject({ status: 409, body: { reason: 'tooLate' } });
  });

  it('once, by who may bring in, as what it was', async () => {
    const { run } = await story();
    expect(await undo(run, 'client', 'jure')).toMatchObject({ status: 403 });
    expect(await undo(run, 'tag')).toMatchObject({ status: 404 });
    const answers = await Promise.all([undo(run), undo(run), undo(run)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('by who may do what taking it back does, whoever brought it in', async () => {
    const [writer, remover] = [await api.hire(['clients.read', 'clients.write']), await api.hire(['clients.read', 'clients.delete'])];
    const by = (person: number, run: number) => api.as(person).post(`/import/client/${run}/undo`, undefined);
    const lastFor = async (person: number) => ((await api.as(person).get('/import/client')).body as { last: Fields | null }).last;
    const { run, created } = await story();
    expect(await by(writer, run)).toMatchObject({ status: 403, body: { permission: 'clients.delete' } });
    expect(await by(remover, run)).toMatchObject({ status: 403, body: { permission: 'clients.write' } });
    expect(await lastFor(writer)).toBeNull();
    expect(await admin().get(`/client/${created}`)).toMatchObject({ status: 200 });

    const { body: old } = await admin().post('/client', { name: 'Uvoz brez brisanja', town: 'Kranj' });
    const changing = sheet(['name', 'town'], [['Uvoz brez brisanja', 'Celje']], ['name']);
    const changed = JSON.parse((await (await importing('client', changing, { person: writer })).text()).trim().split('\n').at(-1) ?? '');
    expect(await lastFor(writer)).toMatchObject({ id: changed.result.id, created: 0, updated: 1 });
    expect(await by(writer, changed.result.id)).toMatchObject({ status: 200, body: { deleted: 0, restored: 1 } });
    expect((await admin().get(`/client/${old.id}`)).body).toMatchObject({ town: 'Kranj' });

    const making = sheet(['name'], [['Uvoz za kolega']]);
    const made = (await (await importing('client', making, { person: writer })).text()).trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(made), 'nobody is offered what they may not').toMatchObject({ result: { id: null, created: 1 } });
    const [newest] = await api.rows('select max(id) as id from import_run');
    expect(await by(remover, Number(newest?.id))).toMatchObject({ status: 200, body: { deleted: 1 } });
  });

  it('but for people, who are never deleted', async () => {
    const body = sheet(['name', 'last_name', 'email', 'role_id'], [['Uvoz', 'Stalen', 'uvoz.stalen@example.com', await roleOf('marko')]]);
    expect((await bringIn('user', body)).lines.at(-1)).toMatchObject({ result: { id: null, created: 1 } });
  });
});

describe('what the columns of a file were taken for', () => {
  const head = ['Partner', 'Opomba', 'Posta'];
  const taught = { head, columns: ['name', null, 'zip+town'], key: ['name'] };
  const known = async (person: 'admin' | 'nina', entity = 'client') =>
    ((await api.as(person).get(`/import/${entity}`)).body as { known: Fields[] }).known.filter((one) => String(one.head) === String(head));

  it('is offered to whoever brings the next one, and was said last by the last', async () => {
    expect((await admin().put('/import/client/mapping', taught)).status).toBe(204);
    expect(await known('admin')).toEqual([{ ...taught, by_name: 'Peter Vidmar', at: expect.any(String) }]);
    expect(await known('admin', 'tag')).toEqual([]);
    const again = { ...taught, columns: ['name', 'address', 'zip+town'], key: [] };
    const clerk = await api.hire(['clients.read', 'clients.write']);
    expect((await api.as(clerk).put('/import/client/mapping', again)).status).toBe(204);
    expect(await known('admin')).toEqual([{ ...again, by_name: expect.not.stringContaining('Peter'), at: expect.any(String) }]);
  });

  it.each([
    ['names a field for each', { ...taught, columns: ['name', null] }, 'columns'],
    ['names no field that there is none of', { ...taught, columns: ['name', null, 'shoe_size'] }, 'columns.2'],
  ])('%s', async (_what, body, field) => {
    expect(await admin().put('/import/client/mapping', body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is kept once by many who say it at the same moment', async () => {
    const say = (head: (at: number) => string[]) =>
      Promise.all(
        Array.from({ length: 8 }, (_one, at) => admin().put('/import/tag/mapping', { head: head(at), columns: ['name'], key: [] })),
      );
    // Connections are opened one after the other: at the same moment is only what finds one.
    await say((at) => [`Ogrevanje ${at}`]);
    expect((await say(() => ['Vsi'])).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
  });
});

describe('who may', () => {
  it('is who may create', async () => {
    expect((await api.as('marko').post('/import/client/preview', sheet(['name'], [['Nič']]))).status).toBe(403);
    expect((await api.as('marko').post('/import/client', sheet(['name'], [['Nič']]))).status).toBe(403);
  });

  it('hands out no more than they hold', async () => {
    const clerk = await api.hire(['users.read', 'users.write', 'roles.read']);
    const body = sheet(['name', 'last_name', 'email', 'role_id'], [['Uvoz', 'Šef', 'uvoz.sef@example.com', await roleOf('admin')]]);
    const [line] = (await api.as(clerk).post('/import/user/preview', body)).body.rows as Line[];
    expect(line).toMatchObject({
      outcome: 'refused',
      errors: [{ reason: 'notAllowed', detail: expect.stringMatching(/«.+»|“.+”|".+"|».+«/) }],
    });
    const response = await importing('user', body, { person: clerk });
    expect(await response.text()).toContain('importRefused');
    expect(await found('user', 'uvoz.sef')).toEqual([]);
    const editor = await api.hire(['roles.read', 'roles.write']);
    const beyond = sheet(['name', 'permissions'], [['Uvožena vloga', '2301']]);
    expect((await api.as(editor).post('/import/role/preview', beyond)).body).toMatchObject({ refused: 1 });
  });

  it('changes no client that was merged into another one, and says so before', async () => {
    const [keptClient, merged] = [
      await admin().post('/client', { name: 'Uvoz Ohranjena' }),
      await admin().post('/client', { name: 'Uvoz Združena' }),
    ];
    await admin().post(`/client/${keptClient.body.id}/merge`, { merged_id: merged.body.id });
    const body = sheet(['name', 'town'], [['Uvoz Združena', 'Piran']], ['name']);
    expect((await preview('client', body)).rows).toMatchObject([
      { outcome: 'refused', errors: [{ field: 'name', reason: 'mergedAway', detail: expect.stringContaining(' ') }] },
    ]);
    expect((await importing('client', body)).status).toBe(422);
  });
});

it('a fault in the middle is told as one, written down, and nothing of the file is left', async () => {
  const { dialect, orm } = api.database;
  const refuses = {
    sqlite: [
      "create trigger worn_out before insert on tag when new.name = 'Drugi uvoz' begin select raise(abort, 'worn out'); end",
      'drop trigger worn_out',
    ],
    postgres: ["alter table tag add constraint worn_out check (name <> 'Drugi uvoz')", 'alter table tag drop constraint worn_out'],
  } as const;
  const [wearOut, mend] = refuses[dialect];
  const lines: Readonly<Record<string, unknown>>[] = [];
  const by = api.another({ log: (line) => lines.push(line) });
  await orm.em.fork().getConnection().execute(wearOut);
  try {
    const response = await importing('tag', sheet(['name'], [['Prvi uvoz'], ['Drugi uvoz']]), { by });
    expect(await response.text()).toContain('"reason":"internal"');
  } finally {
    await orm.em.fork().getConnection().execute(mend);
  }
  expect(lines.flatMap(({ error }) => error ?? [])).toEqual([expect.stringMatching(/worn.out/)]);
  expect(await found('tag', 'Prvi uvoz')).toEqual([]);
});

describe('numbers of a file', () => {
  const pricesOf = async (name: string, ...cells: readonly string[]) => {
    const lines = cells.map((cell, at) => [`${name} ${at}`, cell]);
    const { status, text } = await bringIn('work_type', sheet(['name', 'hourly_price'], lines));
    expect(status, text).toBe(200);
    const rows = await found('work_type', name);
    return lines.map(([line]) => rows.find((row) => row.name === line)?.hourly_price);
  };

  it('are read by the decimal mark that some of its cells show', async () => {
    expect(await pricesOf('Uvoz vejic', '0,45', '1.250')).toEqual([45, 125_000]);
    expect(await pricesOf('Uvoz pik', '0.45', '1.250')).toEqual([45, 125]);
    expect(await pricesOf('Uvoz zapisov', '€ 1.204,50', "1'204", ',5')).toEqual([120_450, 120_400, 50]);
  });
  it('are read by the reader’s language, where none does', async () =>
    expect(await pricesOf('Uvoz jezika', '1,250', '7')).toEqual([125, 700]));
});
