// What one call hides, no other tells: marks are planted in every record, and every answer of every reading call, paper, export, history and stream is searched for them as each of the cast.
import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { type FieldInfo, partsOf } from '#schema/core/fields.ts';
import { type Permission, permissions } from '#schema/permissions.ts';
import { answerText } from '#tests/support/answer-text.ts';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { creatable, makeDerived } from '#tests/support/derived-row.ts';
import { eventStream } from '#tests/support/event-stream.ts';
import { documentAs } from '#tests/support/openapi.ts';
import { cast } from '#tests/support/stories/cast.ts';
import { formOf, pdf } from '#tests/support/upload.ts';

const api = useApi();
const admin = () => api.as('admin');

/** A mark, the field in which it stands, and the page of whoever may read it: its record's own, or that of the record on which it hangs. */
type Planted = { readonly mark: string; readonly what: string; readonly door: string; readonly title: boolean };
const planted: Planted[] = [];
/** The newest record of each entity, which has the marks. */
const ids: Record<string, number> = {};
/** The names of their printed papers. */
const papers: Record<string, string> = {};

let count = 0;
const markOf = ({ kind }: Pick<FieldInfo, 'kind'>, name: string): string => {
  count += 1;
  const place = String(count).padStart(4, '0');
  if (name === 'rfid_tag') return `7E57AA${place}`;
  if (kind === 'phone') return `079 00${place.slice(0, 1)} ${place.slice(1)}`;
  return `Qzx${place}`;
};
const valueWith = ({ kind }: FieldInfo, mark: string): unknown => {
  if (kind === 'email') return `${mark.toLowerCase()}@example.com`;
  if (kind === 'richText') return `<p>${mark}</p>`;
  return kind === 'money' ? 7_100_000 + Number(mark.slice(3)) : mark;
};
const shownAs = ({ kind }: FieldInfo, mark: string): string => (kind === 'money' ? String(7_100_000 + Number(mark.slice(3))) : mark);
const marked = new Set(['text', 'longText', 'richText', 'email', 'phone', 'money']);

/** Puts a mark into every writable text, address and price of the newest record, through its own call, or into its row where acts write it. */
const plantIn = async (entity: Entity): Promise<void> => {
  const [row] = await api.rows(`select max(id) as id from "${entity.name}"`);
  const id = Number(row?.id);
  ids[entity.name] = id;
  const chosen = entity.writable.flatMap((name) => {
    const info = entity.info[name] as FieldInfo;
    const short = partsOf(entity.fields[name] as Parameters<typeof partsOf>[0]).bare as { maxLength?: number | null };
    return marked.has(info.kind) && !info.values && (info.max ?? short.maxLength ?? 99) >= 12
      ? [{ name, info, mark: markOf(info, name) }]
      : [];
  });
  const values = Object.fromEntries(chosen.map(({ name, info, mark }) => [name, valueWith(info, mark)]));
  const { status } = await admin().put(`/${entity.path}/${id}`, values);
  if (status !== 200)
    await api.database.orm.em
      .fork()
      .nativeUpdate(api.database.entities[entity.name as 'client'], { id }, values)
      .catch(() => chosen.splice(0));
  for (const { name, info, mark } of chosen)
    planted.push({
      mark: shownAs(info, mark),
      what: `${entity.name}.${name}`,
      door: `/${entity.path}/${id}`,
      title: entity.title.includes(name) && entity.access.lookup !== undefined,
    });
};

/** A mark in what hangs on a record, for whoever may read that record. */
const hang = async (what: string, door: string, body: (mark: string) => Promise<{ status: number; body?: unknown }>): Promise<void> => {
  const mark = markOf({ kind: 'text' }, '');
  const { status, body: said } = await body(mark);
  expect(`${what}: ${status} ${status < 300 ? '' : JSON.stringify(said)}`).toMatch(/: 20[01] /);
  planted.push({ mark, what, door, title: false });
};

const send = (path: string, fields: (mark: string) => Fields) => (mark: string) => admin().post(path, fields(mark));
const upload = (path: string, owner: string) => async (mark: string) => {
  const answer = await admin().post(path, undefined, await formOf({ name: `${mark}.pdf`, bytes: pdf }));
  ids[`${owner} file`] = Number((await api.rows('select max(id) as id from file'))[0]?.id);
  return answer;
};

const spaces = ['main', 'commercial', 'board', 'iso', 'meetings'] as const;
const holders = new Map<Person, ReadonlySet<number>>();

beforeAll(async () => {
  for (const { email, permissions } of await api.rows('select u.email, r.permissions from "user" u join role r on r.id = u.role_id'))
    for (const person of cast)
      if (email === `${person}@example.com`)
        holders.set(person, new Set((typeof permissions === 'string' ? JSON.parse(permissions) : permissions) as number[]));
  const hour = { planned_start: '2026-12-02T08:00:00Z', planned_end: '2026-12-02T09:00:00Z' };
  for (const entity of creatable)
    if (entity.name === 'meeting') await admin().post('/meeting', { title: 'Sestanek', ...hour });
    else if (entity.name !== 'wiki_page') await makeDerived(api, entity);
  // The places and people of the newest client are its own.
  const [newest] = await api.rows('select max(id) as id from client');
  for (const part of ['branch_office', 'contact'] as const) {
    const [row] = await api.rows(`select max(id) as id from ${part}`);
    await api.database.orm.em
      .fork()
      .nativeUpdate(api.database.entities[part as 'contact'], { id: Number(row?.id) }, { client_id: Number(newest?.id) });
  }
  // Each space of the wiki has a page; the derived one stands in the first.
  for (const space of spaces) {
    const { body } = await admin().post('/wiki_page', { space, title: `Prostor ${space}` });
    const door = `/wiki_page/${body.id}`;
    ids[`wiki ${space}`] = Number(body.id);
    await hang(`wiki ${space}`, door, (mark) => admin().put(`${door}/text`, { edition: 1, title: mark, body: `<p>${mark}</p>` }));
    await hang(`file of wiki ${space}`, door, upload(`${door}/file`, `wiki ${space}`));
  }
  for (const entity of creatable) if (entity.name !== 'wiki_page' && entity.name !== 'role') await plantIn(entity);
  const owners = ['task', 'project', 'offer', 'meeting'] as const;
  for (const owner of owners) {
    const door = `/${owner}/${ids[owner]}`;
    await hang(
      `comment of ${owner}`,
      door,
      send(`${door}/comment`, (text) => ({ text, mentions: [] })),
    );
    await hang(`file of ${owner}`, door, upload(`${door}/file`, owner));
  }
  const absence = `/absence/${ids.absence}`;
  await hang('file of absence', absence, upload(`${absence}/file`, 'absence'));
  const meeting = `/meeting/${ids.meeting}`;
  await hang(
    'item of meeting',
    meeting,
    send(`${meeting}/item`, (title) => ({ title })),
  );
  await hang(
    'guest of meeting',
    meeting,
    send(`${meeting}/participant`, (name) => ({ email: `${name.toLowerCase()}@example.com` })),
  );
  await hang(
    'material of task',
    `/task/${ids.task}`,
    send(`/task/${ids.task}/material`, (name) => ({ name, unit: 'Piece', quantity: 1 })),
  );
  await hang(
    'line of invoice',
    `/invoice/${ids.invoice}`,
    send(`/invoice/${ids.invoice}/line`, (title) => ({ title, unit: 'piece', quantity: 1, price: 100, discount: 0, vat_rate: 22 })),
  );
  await hang('mail', '/mail', async (mark) => {
    const fields = { recipient: 'nekdo@example.com', subject: mark, text: mark, date_added: new Date() };
    ids.mail = Number(await api.database.orm.em.fork().insert(api.database.entities.mail, fields));
    return { status: 200 };
  });
  ids.line = Number((await api.rows('select max(id) as id from invoice_line'))[0]?.id);
  ids.material = Number((await api.rows('select max(id) as id from material'))[0]?.id);
  const tap = {
    terminal_id: ids.registration_terminal ?? 0,
    event_id: 'tap',
    user_id: ids.user ?? 0,
    action: 'enter',
    means: 'pin',
    outcome: 'kept',
  } as const;
  const now = new Date();
  ids.terminal_event = Number(
    await api.database.orm.em.fork().insert(api.database.entities.terminal_event, { ...tap, occurred_at: now, received_at: now }),
  );
  papers.task = String((await admin().get(`/task/${ids.task}/preview`)).body.name);
  papers.project = String((await admin().get(`/project/${ids.project}/handover/preview`)).body.name);
  expect(planted.length).toBeGreaterThan(80);
});

type Operation = {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
};
const { paths } = documentAs<{ paths: Readonly<Record<string, { readonly get?: Operation }>> }>();
/** Calls that change something, and what people outside open, who have no page of their own here. */
const others = /\/(take|steal|contact\/\{contactId\}|preview)$|\/public\/|\/terminal\//;
const isStream = ({ responses }: Operation) => 'text/event-stream' in (responses['200']?.content ?? {});
const reads = Object.entries(paths).flatMap(([path, { get }]) => (get && !others.test(path) && !isStream(get) ? [{ path, get }] : []));
const latest = '["id","DESC"]';
const usual: Readonly<Record<string, string>> = {
  sort: latest,
  q: 'qzx',
  act: 'task.edit',
  space: 'main',
  zip: '1000',
  year: '2026',
  country: 'SI',
  at: '2026-12-02T08:00:00Z',
  lists: '[{"of":"task","filter":{"list":"all"}},{"of":"client"},{"of":"mail"}]',
};
/** The addresses that one call is asked at: of the planted records, and, where it searches, for their marks and without. */
const addressesOf = ({ path, get }: (typeof reads)[number]): string[] => {
  const [, first = '', second = ''] = path.replace('/api/v1', '').split('/');
  if (first === 'pdf') return [path.replace('{name}', papers[second] ?? '')];
  const kinds = first === 'wiki_page' ? spaces.map((space) => `wiki ${space}`) : [first === 'place' ? 'client' : first];
  const inner: Readonly<Record<string, string>> = {
    branchId: 'branch_office',
    clientId: 'client',
    vehicleId: 'vehicle',
    mid: 'material',
    lineId: 'line',
  };
  const places = path.includes('{id}') ? kinds : [first];
  const numberOf = (kind: string, name: string) =>
    ids[name === 'fid' ? `${kind === 'file' ? 'offer' : kind} file` : (inner[name] ?? kind)] ?? 1;
  const filled = places.map((kind) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name) => (name === 'number' ? '1' : name === 'name' ? '2026-W47' : String(numberOf(kind, name)))),
  );
  const queryNames = (get.parameters ?? []).flatMap(({ name = '', in: where }) => (where === 'query' ? [name] : []));
  const values: Fields = {
    ...usual,
    with: '1',
    record: String(ids.task),
    task: String(ids.task),
    client_id: String(ids.client),
    kind_id: '1',
    month: '2026-10',
    ...(/^\/api\/v1\/(invoicing|absence|attendance)\b/.test(path)
      ? { from: '2026-01-01', to: '2026-12-31' }
      : { from: '2026-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' }),
    range: '[0,99]',
  };
  const queries = [
    ...(get.parameters?.some(({ name, required }) => name === 'q' && required) ? [] : [queryNames.filter((name) => name !== 'q')]),
    ...(queryNames.includes('q') ? [queryNames] : []),
    ...(queryNames.includes('type') ? [['sort', 'range', 'type']] : []),
  ];
  return filled.flatMap((address) =>
    queries.map((names) => {
      const pairs = names.flatMap((name) =>
        name === 'type' ? [[name, 'names']] : values[name] === undefined ? [] : [[name, String(values[name])]],
      );
      // Everything is listed as it stands; a lookup is asked for by its own pair.
      const some = names.includes('type') && names.length > 3 ? pairs.filter(([name]) => name !== 'type') : pairs;
      return some.length > 0 ? `${address}?${new URLSearchParams(some as [string, string][])}` : address;
    }),
  );
};
let addresses: readonly string[] = [];

/** Which marks each person finds, and where first. */
const found = new Map<Person, Map<string, string>>();
const refused: string[] = [];
/** The forms of answers in which a mark was met: a form that nobody can read finds nothing. */
const legible = new Set<string>();
/** Lists that count more than they answer. */
const overcounted: string[] = [];
beforeAll(async () => {
  addresses = [...new Set(reads.flatMap(addressesOf))];
  for (const person of cast) {
    const marks = new Map<string, string>();
    found.set(person, marks);
    await atOnce(addresses, async (address) => {
      const answer = await api.fetch(person, address);
      const { headers, body } = await answerText(answer);
      if (person === 'admin' && answer.status !== 200) refused.push(`${address}: ${answer.status}`);
      if (answer.status >= 500) throw new Error(`${person} ${address}: ${answer.status}`);
      const total = Number(/^\w+ 0-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? 0);
      if (address.includes('range=') && total <= 100 && total > 0) {
        const { length } = JSON.parse(body) as unknown[];
        if (length !== total) overcounted.push(`${person} ${address}: ${length} of ${total}`);
      }
      const bodyText = body.toLowerCase();
      const headerText = headers.toLowerCase();
      for (const mark of planted.map((one) => one.mark.toLowerCase())) {
        if (bodyText.includes(mark)) legible.add((answer.headers.get('content-type') ?? '').replace(/;.*/, ''));
        else if (!headerText.includes(mark)) continue;
        if (!marks.has(mark)) marks.set(mark, address);
      }
    });
  }
}, 120_000);

/** What is told beside the record's own page, and to whom: null is everybody. */
const open = new Map<string, readonly Permission[] | null>([
  // Colleagues are called by their names everywhere.
  ['user.name', null],
  ['user.last_name', null],
  // Whoever writes down a task for a client chooses among its places.
  ['client.address', ['tasks.create']],
  ['client.town', ['tasks.create']],
  ['branch_office.address', ['tasks.create']],
  ['branch_office.town', ['tasks.create']],
  // Project offers are written with the prices of work.
  ['work_type.hourly_price', ['project_offers.read']],
]);
const findersOf = (what: string): Person[] => {
  const { mark = '' } = planted.find((one) => one.what === what) ?? {};
  expect(mark, `${what} is planted`).not.toBe('');
  return cast.filter((person) => found.get(person)?.has(mark.toLowerCase()));
};

it('is asked of nearly every reading call, and answered to the administrator', () => {
  expect(addresses.length).toBeGreaterThan(250);
  // What is not issued has no electronic form, and minutes that nobody has finished have no edition; a line written by hand explains nothing.
  expect(refused.filter((one) => !/\/(eslog|ubl): 409$|\/(version\/1|explained|meeting\/\d+\/pdf): 404$/.test(one))).toEqual([]);
});

it('reads every form of answer in which a record is told', () =>
  expect([...legible].sort()).toEqual(['application/json', 'application/pdf', 'application/zip', 'text/calendar', 'text/csv']));

it('no list counts what it does not answer', () => expect(overcounted).toEqual([]));

it.each(cast)('%s neither sorts nor searches by a field that is hidden', async (person) => {
  const answered: string[] = [];
  for (const entity of Object.values(entities) as Entity[]) {
    const address = `/api/v1/${entity.path}`;
    if (!paths[address]?.get?.parameters?.some(({ name }) => name === 'filter')) continue;
    const answer = await api.fetch(person, `${address}?range=[0,0]`);
    const [row] = answer.status === 200 || answer.status === 206 ? ((await answer.json()) as Fields[]) : [];
    if (!row) continue;
    for (const field of entity.readable.filter((name) => !(name in row) && !entity.title.includes(name)))
      for (const query of [`sort=["${field}","ASC"]`, `filter={"${field}":"1"}`]) {
        const { status } = await api.fetch(person, `${address}?${query}`);
        if (status !== 422) answered.push(`${address}?${query}: ${status}`);
      }
  }
  expect(answered).toEqual([]);
});

it.each(cast)('%s finds nothing in any answer that its own page does not show', async (person) => {
  const opens = new Map<string, string>();
  for (const door of new Set(planted.map((one) => one.door))) {
    const answer = await api.fetch(person, `/api/v1${door}`);
    opens.set(door, answer.status === 200 ? (await answer.text()).toLowerCase() : '');
  }
  const leaks = planted.flatMap(({ mark, what, door, title }) => {
    const where = found.get(person)?.get(mark.toLowerCase());
    const page = opens.get(door) ?? '';
    const isOwn = entityOf(what) !== null;
    const opened = open.get(what);
    const holds = opened?.some((name) => holders.get(person)?.has(permissions[name])) ?? opened === null;
    const may = title || holds || (isOwn ? page.includes(mark.toLowerCase()) : page !== '');
    return where && !may ? [`${what} at ${where}`] : [];
  });
  expect(leaks).toEqual([]);
});

const byName: Readonly<Record<string, Entity | undefined>> = entities;
/** The entity of which the mark stands in a field; null for what hangs on another record. */
const entityOf = (what: string): Entity | null => byName[what.split('.')[0] ?? ''] ?? null;

/** Written down from the list of permissions, not from the rules: who reads it holds one of these permissions; null is everybody, an empty list nobody. */
const byPermission: readonly (readonly [what: string, names: readonly Permission[] | null])[] = [
  ['client.notes', ['clients.read']],
  ['contact.phone', ['clients.read']],
  ['contact.email', ['clients.read']],
  ['branch_office.standing_notes', ['clients.read']],
  ['user.phone', ['users.read']],
  ['user.email', ['users.read']],
  ['user.rfid_tag', []],
  ['price.hourly_price', ['invoicing.read']],
  ['kilometer_price.price_per_km', ['invoicing.read']],
  ['invoice.title', ['invoicing.read']],
  ['line of invoice', ['invoicing.read']],
  ['project_offer.title', ['project_offers.read']],
  ['registration_terminal.location', ['terminals.read']],
  ['offer.title', ['offers.read']],
  ['comment of offer', ['offers.read']],
  ['file of offer', ['offers.read']],
  ['meeting.title', ['meetings.read']],
  ['comment of meeting', ['meetings.read']],
  ['file of meeting', ['meetings.read']],
  ['file of absence', ['absences.read', 'absences.write']],
  ['item of meeting', ['meetings.read']],
  ['guest of meeting', ['meetings.read']],
  ['wiki main', ['wiki.main.read']],
  ['wiki commercial', ['wiki.commercial.read']],
  ['wiki board', ['wiki.board.read']],
  ['wiki iso', ['wiki.iso.read']],
  ['wiki meetings', ['wiki.meetings.read']],
  ['file of wiki main', ['wiki.main.read']],
  ['file of wiki commercial', ['wiki.commercial.read']],
  ['file of wiki board', ['wiki.board.read']],
  ['file of wiki iso', ['wiki.iso.read']],
  ['file of wiki meetings', ['wiki.meetings.read']],
  ['mail', ['settings.write']],
  ['task.title', null],
  ['comment of task', null],
  ['file of task', null],
  ['material of task', null],
  ['project.title', null],
  ['comment of project', null],
  ['file of project', null],
  ['work_type.name', null],
  ['vehicle.name', null],
  ['holiday.name', null],
];

describe('is found by who holds its permission, and by nobody else', () => {
  it.each(byPermission)('%s', (what, names) => {
    const may = names === null ? cast : cast.filter((person) => names.some((name) => holders.get(person)?.has(permissions[name])));
    expect(findersOf(what)).toEqual([...may]);
  });
});

it('no screen hears of a record that its reader may not open', async () => {
  const records = [
    'client',
    'contact',
    'user',
    'price',
    'invoice',
    'offer',
    'meeting',
    'project_offer',
    'registration_terminal',
    'task',
    'project',
  ];
  const topics = [
    ...records.flatMap((name) => [name, `${name}:${ids[name]}`]),
    ...spaces.map((space) => `wiki_page:${ids[`wiki ${space}`]}`),
    'wiki_page',
    'mail',
  ];
  const followed = (person: Person, some: readonly string[], signal?: AbortSignal) =>
    api.fetch(person, `/api/v1/events?topics=${some.join(',')}`, signal ? { signal } : {});
  const streams = await Promise.all(
    cast.map(async (person) => {
      const allowed: string[] = [];
      for (const topic of topics) {
        const { status, body } = await followed(person, [topic]);
        await body?.cancel();
        if (status === 200) allowed.push(topic);
        else expect(`${person} ${topic}: ${status}`).toMatch(/: (403|404)$/);
      }
      const controller = new AbortController();
      const { body } = await followed(person, allowed, controller.signal);
      return { person, stream: eventStream(body as ReadableStream<Uint8Array>, () => controller.abort()) };
    }),
  );
  const changes: [string, number, () => Promise<unknown>][] = [
    ['client', ids.client ?? 0, () => admin().put(`/client/${ids.client}`, { notes: 'Novo' })],
    ['contact', ids.contact ?? 0, () => admin().put(`/contact/${ids.contact}`, { phone: '031 555 149' })],
    ['user', ids.user ?? 0, () => admin().put(`/user/${ids.user}`, { phone: '031 555 149' })],
    ['price', ids.price ?? 0, () => admin().put(`/price/${ids.price}`, { hourly_price: 4300 })],
    [
      'registration_terminal',
      ids.registration_terminal ?? 0,
      () => admin().put(`/registration_terminal/${ids.registration_terminal}`, { location: 'Novo' }),
    ],
    ...(['offer', 'meeting', 'project', 'task'] as const).map((name): [string, number, () => Promise<unknown>] => [
      'comment',
      ids[name] ?? 0,
      () => admin().post(`/${name}/${ids[name]}/comment`, { text: 'Novo', mentions: [] }),
    ]),
    ...spaces.map((space): [string, number, () => Promise<unknown>] => [
      'wiki_page',
      ids[`wiki ${space}`] ?? 0,
      () => admin().put(`/wiki_page/${ids[`wiki ${space}`]}/text`, { edition: 2, title: 'Novo', body: '<p>Novo</p>' }),
    ]),
  ];
  for (const [, , change] of changes) await change();
  await admin().put(`/task/${ids.task}/priority`, { priority: 2 });
  // Whatever was told before this has arrived by then.
  await Promise.all(streams.map(({ stream }) => stream.next(({ entity, action }) => entity === 'task' && action === 'changePriority')));
  for (const { stream } of streams) stream.close();
  const doorOf = (topic: string) => `/api/v1/${topic.replace(':', '/')}`;
  const overheard: string[] = [];
  for (const { person, stream } of streams)
    for (const { topics: about, entity } of stream.received)
      for (const topic of about.filter((one) => /^\w+:\d+$/.test(one) && topics.includes(one)))
        if ((await api.fetch(person, doorOf(topic))).status !== 200) overheard.push(`${person}: ${entity} on ${topic}`);
  expect([...new Set(overheard)]).toEqual([]);
  const [{ stream: all } = { stream: null }] = streams;
  expect(new Set(all?.received.map(({ entity }) => entity)).size).toBeGreaterThan(5);
});
