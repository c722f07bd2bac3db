// Why somebody may do a thing: the answer is the guard's own, and every condition behind it says where it is decided.
import { beforeAll, describe, expect, it } from 'vitest';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import { entryActs, stretchActs } from '#schema/times/time-acts.ts';
import { useApi } from '#tests/support/api.ts';
import type { Person } from '#tests/support/stories/cast.ts';

const api = useApi();
const people: readonly Person[] = ['admin', 'luka', 'marko', 'petra', 'jure'];
let task = 0;
let entry = 0;
let stretch = 0;

type Holds = { readonly kind: string; readonly holds: boolean; readonly names?: readonly string[] };
type Answer = {
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly all: readonly Holds[];
  readonly any: readonly (readonly Holds[])[];
  readonly people: readonly { readonly title: string }[];
};
const may = async (userId: number, act: string, record?: number, asker: Person | number = 'admin') => {
  const { status, body } = await api
    .as(asker)
    .get(`/user/${userId}/may?${new URLSearchParams({ act, ...(record && { record: String(record) }) })}`);
  return { status, body: body as Answer & typeof body };
};
const stateTo = (status: 1 | 4 | 5) => api.database.orm.em.fork().nativeUpdate(api.database.entities.task, { id: task }, { status });

beforeAll(async () => {
  const type = Number((await api.rows('select min(id) as id from work_type where not archived'))[0]?.id);
  const made = await api.as('luka').post('/task', { title: 'Menjava ventila', company_user_id: api.id('marko') });
  expect(made).toMatchObject({ status: 201 });
  task = Number(made.body.id);
  await api.as('luka').put(`/task/${task}/user/${api.id('petra')}`);
  // In the night before yesterday's work: the demo company works at hours of its own, whenever the tests run.
  const night = (Math.floor(Date.now() / 86_400_000) - 1) * 86_400_000;
  const ends = { start_time: new Date(night).toISOString(), end_time: new Date(night + 3_600_000).toISOString() };
  const time = await api.as('luka').post(`/task/${task}/time`, { work_type_id: type, user_id: api.id('marko'), ...ends });
  expect(time).toMatchObject({ status: 201 });
  entry = Number(time.body.id);
  stretch = Number((time.body.sub_times as { id: number }[])[0]?.id);
});

describe('the answer', () => {
  it.each(people)('is what the guard of tasks says to %s, whatever the state', async (person) => {
    for (const status of [1, 4, 5] as const) {
      await stateTo(status);
      const { $transitions } = (await api.as(person).get(`/task/${task}`)).body as {
        $transitions: Record<string, { allowed: boolean; reason?: string }>;
      };
      for (const name of Object.keys(taskWorkflow.transitions)) {
        const { status: answered, body } = await may(api.id(person), `task.${name}`, task);
        const outcome = { name, answered, allowed: body.allowed, reason: body.reason };
        expect(outcome).toEqual({ name, answered: 200, allowed: $transitions[name]?.allowed, reason: $transitions[name]?.reason ?? null });
        // Allowed is exactly what all the conditions and one of the ways allow.
        const holds = (each: readonly Holds[]) => each.every((one) => one.holds);
        expect({ name, holds: holds(body.all) && (body.any.length === 0 || body.any.some(holds)) }).toEqual({ name, holds: body.allowed });
      }
    }
    await stateTo(1);
  });

  it.each(people)('is what the guard of times says to %s', async (person) => {
    const times = (await api.as(person).get(`/task/${task}/time`)).rows as readonly {
      $transitions: Record<string, { allowed: boolean }>;
      sub_times: { $transitions: Record<string, { allowed: boolean }> }[];
    }[];
    for (const name of Object.keys(entryActs))
      expect({ name, allowed: (await may(api.id(person), `time_entry.${name}`, entry)).body.allowed }).toEqual({
        name,
        allowed: times[0]?.$transitions[name]?.allowed,
      });
    for (const name of Object.keys(stretchActs))
      expect({ name, allowed: (await may(api.id(person), `sub_time.${name}`, stretch)).body.allowed }).toEqual({
        name,
        allowed: times[0]?.sub_times[0]?.$transitions[name]?.allowed,
      });
  });

  it('names the permission that is missing, who owns the task, and the role that both are read from', async () => {
    const { body } = await may(api.id('petra'), 'task.edit', task);
    expect(body).toMatchObject({ allowed: false, reason: 'notAllowed', role: { title: 'Serviser' } });
    expect(body.all).toEqual([expect.objectContaining({ kind: 'state', source: 'state', holds: true, found: 1 })]);
    expect(body.any).toEqual([
      [expect.objectContaining({ kind: 'own', source: 'record', field: 'company_user_id', holds: false })],
      [{ kind: 'can', source: 'role', permission: 'tasks.manage', holds: false }],
    ]);
    const names = body.people.map(({ title }) => title);
    const marko = (await api.rows('select name, last_name from "user" where id = ?1', [api.id('marko')]))[0];
    expect(names).toContain(`${marko?.name} ${marko?.last_name}`);
    expect(body.any[0]?.[0]?.names).toEqual([`${marko?.name} ${marko?.last_name}`]);
  });

  it('tells each way once, however often the rule says it', async () => {
    const [offer] = await api.rows('select min(id) as id from offer');
    const { any } = (await may(api.id('petra'), 'offer.edit', Number(offer?.id))).body;
    expect(any.length).toBeGreaterThan(1);
    expect(new Set(any.map((way) => JSON.stringify(way))).size).toBe(any.length);
  });

  it('names who stands in the way', async () => {
    const type = Number((await api.rows('select work_type_id as id from time_entry where id = ?1', [entry]))[0]?.id);
    expect(await api.as('marko').post(`/task/${task}/start`, { work_type_id: type })).toMatchObject({ status: 200 });
    const { body } = await may(api.id('marko'), 'task.close', task);
    expect(body).toMatchObject({ allowed: false, reason: 'nobodyWorks' });
    const guard = body.all.find(({ kind }) => kind === 'guard');
    expect(guard).toMatchObject({ guard: 'nobodyWorks', holds: false, names: [expect.stringContaining('Marko')] });
    await api.as('marko').post(`/task/${task}/stop`, {});
  });

  it('names the records that stand in the way by number and title, not people with the same ids', async () => {
    const [held] = await api.rows(
      `select t.id, i.title from task t join invoice_task h on h.task_id = t.id and not h.released
        join invoice i on i.id = h.invoice_id where t.status = 5 order by t.id limit 1`,
    );
    const { body } = await may(api.id('admin'), 'task.reopen', Number(held?.id));
    expect(body).toMatchObject({ allowed: false, reason: 'noGroup' });
    expect(body.all.find(({ kind }) => kind === 'guard')).toMatchObject({ guard: 'noGroup', holds: false, names: [held?.title] });
  });

  it('says that a settled month is closed to everybody', async () => {
    await api.database.orm.em
      .fork()
      .nativeUpdate(
        api.database.entities.sub_time,
        { id: stretch },
        { start_time: new Date('2024-03-01T08:00:00Z'), end_time: new Date('2024-03-01T09:00:00Z') },
      );
    const { body } = await may(api.id('admin'), 'sub_time.edit', stretch);
    expect(body).toMatchObject({ allowed: false, reason: 'timeLocked', people: [] });
    expect(body.all).toContainEqual(expect.objectContaining({ kind: 'timeLocked', source: 'settings', holds: false }));
  });

  it('is no for a deactivated account, whatever its role', async () => {
    const leaver = await api.hire(['clients.read', 'users.read'], { active: false });
    expect((await may(leaver, 'client.read')).body).toMatchObject({
      allowed: false,
      reason: 'inactive',
      all: [
        { kind: 'signedIn', holds: false },
        { kind: 'can', holds: true },
      ],
    });
  });
});

describe('the caller of an explanation', () => {
  it('reads users, and the record that they ask about', async () => {
    const outsider = await api.hire(['tasks.create']);
    expect(await may(api.id('petra'), 'client.read', undefined, outsider)).toMatchObject({
      status: 403,
      body: { permission: 'users.read' },
    });
    const asker = await api.hire(['users.read']);
    expect(await may(api.id('petra'), 'client.read', undefined, asker)).toMatchObject({ status: 200 });
  });

  it.each([
    ['an act that does not exist', 'task.fly', 1, 422],
    ['no record where the answer hangs on one', 'task.edit', undefined, 422],
    ['a task that does not exist', 'task.edit', 999_999, 404],
    ['a time that does not exist', 'sub_time.edit', 999_999, 404],
  ])('is refused for %s', async (_what, act, record, status) => {
    expect(await may(api.id('petra'), act, record)).toMatchObject({ status });
  });

  it('finds every act, with what the role alone says', async () => {
    const acts = (await api.as('admin').get(`/user/${api.id('petra')}/acts`)).rows as readonly {
      act: string;
      may: string;
      record: string | null;
    }[];
    const of = (act: string) => acts.find((one) => one.act === act);
    expect(of('task.create')).toMatchObject({ may: 'yes', record: null });
    expect(of('task.edit')).toMatchObject({ may: 'depends', record: 'task' });
    expect(of('client.read')).toMatchObject({ may: 'no' });
    expect(of('sub_time.edit')).toMatchObject({ may: 'no', record: 'sub_time' });
    expect(of('permission.audit.read')).toMatchObject({ may: 'no', record: null });
    for (const { act, record } of acts.filter((one) => !one.record))
      expect({ act, record, status: (await may(api.id('petra'), act)).status }).toEqual({ act, record, status: 200 });
  });
});

describe('a user who leaves the company', () => {
  it('is deactivated with a reason that their history keeps, and only by who may', async () => {
    const leaver = await api.hire([]);
    const asker = await api.hire(['users.read', 'users.write']);
    const change = (userId: Person | number, body: object) => api.as(userId).put(`/user/${leaver}/active`, body);
    expect(await change(asker, { active: false })).toMatchObject({ status: 403, body: { permission: 'users.deactivate' } });
    expect(await change('admin', { active: false, reason: 'Konec pogodbe' })).toMatchObject({ status: 200, body: { active: false } });
    expect((await api.eventsOf('user', leaver)).at(-1)).toMatchObject({ action: 'update', reason: 'Konec pogodbe' });
    expect(await api.as(leaver).get('/me')).toMatchObject({ status: 401 });
    expect(await change('admin', { active: true })).toMatchObject({ status: 200, body: { active: true } });
  });
});
