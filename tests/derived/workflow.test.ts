// The life of a task from its declaration: each transition from each state by each kind of user, asked of the API itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsIn, type Rule } from '#schema/core/access.ts';
import type { Transition } from '#schema/core/workflow.ts';
import type { Permission } from '#schema/permissions.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import { allCalls, apiPrefix } from '#server/calls.ts';
import { hashOf, newToken } from '#server/core/security/session.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { type Answer, type Fields, useApi } from '#tests/support/api.ts';
import { atOnce } from '#tests/support/at-once.ts';

const api = useApi();
type State = keyof typeof taskStates;
const transitions = taskWorkflow.transitions as Readonly<Record<string, Transition<State, string, string>>>;
const names = Object.keys(transitions);
const states = Object.keys(taskStates) as State[];

// Somebody who owns the task, somebody of its team, and strangers: with nothing, and with each permission that the life of a task knows.
const mentioned = [...new Set(names.flatMap((name) => permissionsIn(transitions[name]?.allow ?? { is: 'never' })))];
type Kind = { readonly name: string; readonly owns?: true; readonly helps?: true; readonly can?: Permission; readonly out?: true };
const kinds: Kind[] = [
  { name: 'the owner', owns: true },
  { name: 'somebody of the team', helps: true },
  { name: 'a stranger' },
  ...mentioned.map((can) => ({ name: `a stranger with ${can}`, can })),
  { name: 'somebody signed out', out: true },
];
const people = new Map<string, number>();
/** Owns what nobody else of them owns. */
let boss = 0;
/** Of every team, and to whom a task is given. */
let mate = 0;
let tag = 0;
let client = 0;
let contact = 0;
let otherClient = 0;
let van = 0;

beforeAll(async () => {
  for (const { name, can } of kinds) people.set(name, await api.hire(can ? [can] : []));
  boss = await api.hire([]);
  mate = await api.hire([]);
  const { rows: tags } = await api.as('admin').get('/tag');
  tag = Number(tags.find(({ global, archived }) => global && !archived)?.id);
  const [row] = await api.rows('select client_id, id from contact where email is not null order by id limit 1');
  client = Number(row?.client_id);
  contact = Number(row?.id);
  van = Number((await api.as('admin').post('/vehicle', { name: 'Kombi prehodov', registration_plate: 'LJ WF-1' })).body.id);
  otherClient = Number((await api.as('luka').post('/client', { name: 'Preizkus prehodov' })).body.id);
});

let number = 1_000_000;
type LinkedTask = { readonly id: number; readonly token: string };
/** A task in a state, as if the life that leads there lay behind it. */
const put = (state: State, kind: Kind, clock: 0 | 1 | null = null): Promise<LinkedTask> =>
  api.database.orm.em.fork().transactional(async (em) => {
    const tables = api.database.entities;
    const person = people.get(kind.name) ?? 0;
    const owner = state === 'unassigned' ? null : kind.owns ? person : boss;
    number += 1;
    const now = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
    const task = em.create(tables.task, {
      company_task_id: number,
      title: 'Preizkus prehoda',
      status: taskStates[state],
      company_user_id: owner,
      client_company_id: client,
      user_added: mate,
      date_added: now,
    });
    await em.flush();
    const { id } = task;
    const team = new Set([mate, ...(owner ? [owner] : []), ...(kind.helps ? [person] : [])]);
    for (const user_id of team) em.create(tables.task_user, { task_id: id, user_id, added_by: mate, added_at: now });
    if (clock !== null) {
      const entry = em.create(tables.time_entry, { task_id: id, user_id: person, work_type_id: 1, status: clock, status_since: now });
      await em.flush();
      const end_time = clock === 0 ? null : new Date(now.getTime() + 1000);
      em.create(tables.sub_time, { time_entry_id: entry.id, user_id: person, class: 'work', multiplier: 1, start_time: now, end_time });
    }
    const token = newToken();
    em.create(tables.public_link, {
      purpose: 'task',
      record_id: id,
      token_hash: hashOf(token),
      created_by: mate,
      created_at: now,
      expires_at: new Date(now.getTime() + 1000_000),
    });
    return { id, token };
  });

/** Ends the clock of somebody, who may run on one task only. */
const clearClocks = async () => {
  const em = api.database.orm.em.fork();
  const users = [...people.values(), mate];
  await em.nativeDelete(api.database.entities.sub_time, { user_id: { $in: users } });
  await em.nativeDelete(api.database.entities.time_entry, { user_id: { $in: users } });
};

// What the declaration says, read here once more and in the plainest way.
type Facts = { readonly status: State; readonly kind: Kind; readonly holdsLink: boolean };
const holds = (rule: Rule, facts: Facts): boolean => {
  const { kind, status, holdsLink } = facts;
  const owned = status !== 'unassigned';
  switch (rule.is) {
    case 'signedIn':
      return !kind.out && !holdsLink;
    case 'linkHolder':
      return holdsLink;
    case 'can':
      return !holdsLink && kind.can === rule.permission;
    case 'own':
      return !holdsLink && owned && kind.owns === true;
    case 'related':
      return !holdsLink && (kind.helps === true || (owned && kind.owns === true));
    case 'where':
      return rule.in.includes({ status: taskStates[status], project: 0, registration_terminal_task: false }[rule.field] ?? 'unknown');
    case 'any':
      return rule.of.some((part) => holds(part, facts));
    case 'all':
      return rule.of.every((part) => holds(part, facts));
    case 'never':
      return false;
    default:
      throw new Error(`The life of a task knows no rule ${rule.is}.`);
  }
};
const refusalOf = (name: string, facts: Facts): 'wrongState' | 'notAllowed' | 'noLinkLives' | null => {
  const { from = [], allow = { is: 'never' }, require = [] } = transitions[name] ?? {};
  if (!([] as readonly string[]).concat(from).includes(facts.status)) return 'wrongState';
  if (!holds(allow, facts)) return 'notAllowed';
  return require.includes('noLinkLives') && facts.status === 'sentForConfirmation' ? 'noLinkLives' : null;
};
const expectedStates = (name: string, from: State): readonly State[] => {
  const { to = 'same', leads = [] } = transitions[name] ?? {};
  if (to === 'act') return leads;
  if (to === 'same') return [from];
  return [typeof to === 'string' ? to : (to[from] ?? from)];
};

// What the calls want to be told, by the names that the declaration asks for.
const answers: Fields = {
  user_id: 0,
  work_type_id: 1,
  final_notes: 'Končano',
  waiting_reason: 'Čaka na material',
  name: 'Ana Kos',
  note: 'Po telefonu',
  reason: 'Zato',
  title: 'Novi naslov',
  description: 'Novi opis',
  additional_comment: 'Ključ pri vratarju',
  deadline: '2027-01-04T07:00:00.000Z',
  priority: 3,
  project: 0,
  project_hours: false,
};
/** Calls whose body is more than what the declaration asks. */
const bodies: Readonly<Record<string, unknown>> = {
  addMaterial: { name: 'Ventil', unit: 'Piece', quantity: 2 },
  comment: { text: 'Preizkus' },
};
/** Made at another address, with rules of its own beside this one: only what the record says of them is looked at here. */
const elsewhere = new Set(['startTransport', 'addTransport', 'addFile']);
/** What needs an open clock of the caller to be more than a slip: running or paused. */
const clocks: Readonly<Record<string, 0 | 1>> = { pause: 0, stop: 0, continue: 1 };
/** Reached by no call of staff: by a link, or by what another record does. */
const noCall = (name: string) => ['linkHolder', 'never'].includes(transitions[name]?.allow.is ?? 'never');

const call = (name: string, { id }: LinkedTask, kind: Kind): Promise<Answer> => {
  const { method = 'PUT', path = name, input = {} } = transitions[name] ?? {};
  const target = name === 'addUser' ? api.id('jure') : mate;
  const inputs: Record<string, unknown> = { ...answers, user_id: target, client_company_id: otherClient, contact_id: contact };
  const place = path.replaceAll(/\{(\w+)\}/g, (_all, parameter: string) => String(inputs[parameter]));
  const inputFields = Object.keys(input).filter((field) => !path.includes(`{${field}}`) && field in inputs);
  const body =
    (name === 'changeTags' ? [tag] : bodies[name]) ??
    (method === 'DELETE' || inputFields.length === 0 ? undefined : Object.fromEntries(inputFields.map((field) => [field, inputs[field]])));
  const at = `/task/${id}${name === 'remove' ? '' : `/${place}`}`;
  return api.as(kind.out ? null : (people.get(kind.name) ?? 0)).send(method, at, body);
};

const rowOf = async (id: number) => (await api.rows('select * from task where id = ?1', [id]))[0];
const newestEvent = async () => Number((await api.rows('select max(id) as id from event'))[0]?.id);
const stateOf = (row: Fields | undefined) => states.find((state) => taskStates[state] === Number(row?.status));

type Refused = NonNullable<ReturnType<typeof refusalOf>> | 'signedOut';
/** Refused: the right answers, and not a trace of any of them. */
const checkRefusals = async (
  from: State,
  made: LinkedTask,
  refused: readonly { name: string; expected: Refused; ask: () => Promise<Answer> }[],
) => {
  const before = await rowOf(made.id);
  const event = await newestEvent();
  await atOnce(refused, async ({ name, expected, ask }) => {
    const { status, body } = await ask();
    const place = `${name} from ${from}: ${status} ${body.reason ?? ''}`;
    const code = { signedOut: 401, notAllowed: 403, wrongState: 409, noLinkLives: 409 }[expected];
    expect(status, place).toBe(code);
    if (code === 409) expect(body.reason, place).toBe(expected);
  });
  const place = `${refused.map(({ name }) => name)} from ${from}`;
  expect(await rowOf(made.id), place).toEqual(before);
  expect(await newestEvent(), place).toBe(event);
};

/** Refused as above; allowed: the state that the declaration says, told to who looks on. */
const check = async (
  name: string,
  from: State,
  made: LinkedTask,
  expected: ReturnType<typeof refusalOf> | 'signedOut',
  ask: () => Promise<Answer>,
) => {
  if (expected !== null) return checkRefusals(from, made, [{ name, expected, ask }]);
  const before = await rowOf(made.id);
  const event = await newestEvent();
  const { status, body } = await ask();
  const after = await rowOf(made.id);
  const place = `${name} from ${from}: ${status} ${body.reason ?? ''}`;
  expect([200, 201], place).toContain(status);
  expect(await newestEvent(), place).toBeGreaterThan(event);
  if (name === 'remove') return expect(after, place).toBeUndefined();
  expect(expectedStates(name, from), place).toContain(stateOf(after));
  if (name !== 'startTransport') expect(Number(after?.revision), place).toBeGreaterThan(Number(before?.revision));
};

afterAll(clearClocks);

/** Somebody of the team drives for the task. */
const drive = (task_id: number) =>
  api.database.orm.em.fork().transactional(async (em) => {
    em.create(api.database.entities.transport, { task_id, user_id: mate, vehicle_id: van, start_kilometers: 10, start_time: new Date() });
  });
const clearRides = () => api.database.orm.em.fork().nativeDelete(api.database.entities.transport, { vehicle_id: van });

describe.each(states)('a task that is %s', (state) => {
  it.each(kinds)('$name', async (kind) => {
    // What is refused leaves no trace, so that one task serves all refusals.
    const untouched = await put(state, kind);
    const shown = kind.out ? null : await api.as(people.get(kind.name) ?? 0).get(`/task/${untouched.id}`);
    const allowed = (shown?.body.$transitions ?? {}) as Readonly<Record<string, { allowed: boolean; reason?: string }>>;
    const refused: Parameters<typeof checkRefusals>[2][number][] = [];
    for (const name of names) {
      const expected = kind.out ? 'signedOut' : refusalOf(name, { status: state, kind, holdsLink: false });
      if (!kind.out)
        expect({ name, ...allowed[name] }).toEqual({ name, allowed: expected === null, ...(expected && { reason: expected }) });
      if (elsewhere.has(name) || noCall(name)) continue;
      const clock = kind.out ? null : (clocks[name] ?? null);
      if (expected !== null && clock === null) {
        refused.push({ name, expected, ask: () => call(name, untouched, kind) });
        continue;
      }
      const made = await put(state, kind, clock);
      await check(name, state, made, expected, () => call(name, made, kind));
      if (name in clocks || name === 'start') await clearClocks();
    }
    await checkRefusals(state, untouched, refused);
  });

  it('the holder of its link', async () => {
    const stranger = kinds.find(({ name }) => name === 'a stranger') as Kind;
    const facts = { status: state, kind: stranger, holdsLink: true };
    const out = api.as(null);
    const address = somewhere();
    for (const [name, body] of [
      ['confirm', { name: 'Ana Kos' }],
      ['decline', { reason: 'Ropota' }],
    ] as const) {
      const made = await put(state, stranger);
      await check(name, state, made, refusalOf(name, facts), () => out.post(`/public/task/${made.token}/${name}`, body, { address }));
    }
    const doors = new Set(['confirm', 'decline']);
    expect(names.filter((name) => !doors.has(name) && refusalOf(name, facts) === null)).toEqual([]);
  });
});

describe('work or a ride that is open stands in the way', () => {
  const guarded = names.flatMap((name) =>
    (transitions[name]?.require ?? [])
      .filter((guard) => !['noLinkLives', 'noProject', 'noGroup', 'anotherOwns'].includes(guard))
      .map((guard) => ({ name, guard })),
  );
  it.each(guarded)('of $name, and is told by name ($guard)', async ({ name, guard }) => {
    const owner = kinds[0] as Kind;
    const made = await put('inProgress', owner, { nobodyRuns: 0, nobodyWorks: 1 }[guard] as 0 | 1 | undefined);
    if (guard === 'nobodyDrives') await drive(made.id);
    const before = await rowOf(made.id);
    const person = api.as(people.get(owner.name) ?? 0);
    const state = ((await person.get(`/task/${made.id}`)).body.$transitions as Fields)[name];
    expect(state).toMatchObject({ allowed: false, reason: guard, names: [expect.stringContaining('Preizkusna')] });
    const { status, body } = await call(name, made, owner);
    expect({ status, reason: body.reason, names: body.names }).toEqual({ status: 409, reason: guard, names: (state as Fields).names });
    expect(await rowOf(made.id)).toEqual(before);
    await clearClocks();
    await clearRides();
  });
});

it('every transition has its call, where the declaration says', () => {
  const known = new Set(allCalls().map(({ method, path }) => `${method} ${path.slice(apiPrefix.length).replaceAll(/:\w+/g, ':')}`));
  const missing = names.filter((name) => {
    const { method = 'PUT', path = name } = transitions[name] ?? {};
    if (elsewhere.has(name) || noCall(name)) return false;
    return !known.has(`${method} /task/:${name === 'remove' ? '/' : `/${path.replaceAll(/\{\w+\}/g, ':')}`}`.replace(/\/$/, ''));
  });
  expect(missing).toEqual([]);
});

/** The rows that the derived table would not show if the declaration forgot them. */
it('is the table that was agreed on', () => {
  const from = (name: string) => ([] as readonly string[]).concat(transitions[name]?.from ?? []).map((state) => taskStates[state as State]);
  expect(
    Object.fromEntries(
      ['take', 'give', 'steal', 'wait', 'close', 'withdraw', 'confirm', 'decline', 'reject', 'reopen', 'invoice', 'cancelInvoice'].map(
        (name) => [name, from(name)],
      ),
    ),
  ).toEqual({
    take: [0],
    give: [0, 1, 2, 3],
    steal: [1],
    wait: [1, 2],
    close: [1, 2, 3, 4],
    withdraw: [4],
    confirm: [4],
    decline: [4],
    reject: [0, 1, 2, 3, 4],
    reopen: [5, 7],
    invoice: [5],
    cancelInvoice: [6],
  });
  expect([transitions.invoice?.allow.is, transitions.cancelInvoice?.allow.is], 'only through an invoice').toEqual(['never', 'never']);
  expect(
    names.filter((name) => from(name).includes(taskStates.invoiced)),
    'from 6 on nothing changes',
  ).toEqual(['cancelInvoice']);
  const early = [
    'edit',
    'editNotes',
    'changeClient',
    'changeDeadline',
    'addTime',
    'addTransport',
    'addMaterial',
    'addFile',
    'addUser',
    'removeUser',
  ];
  expect(
    early.filter((name) => from(name).some((state) => state > 3)),
    'at 4 nothing that the document shows',
  ).toEqual([]);
  expect(from('changeContact'), 'a wrong contact is put right until the client has answered').toEqual([0, 1, 2, 3, 4]);
});
