// The life of a project from its declaration: each transition from each state by each kind of person, asked of the API itself.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#schema/permissions.ts';
import { projectStates } from '#schema/projects/project.ts';
import { projectWorkflow } from '#schema/projects/project.workflow.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
type State = keyof typeof projectStates;
const states = Object.keys(projectStates) as State[];
type Kind = 'its leader' | 'somebody with projects.manage' | 'a member' | 'who proposed it' | 'a colleague';
const kinds: readonly Kind[] = ['its leader', 'somebody with projects.manage', 'a member', 'who proposed it', 'a colleague'];
const people = new Map<Kind, number>();

/** The table of the area's page: from where, to where, and who. */
const table: Readonly<Record<string, { from: readonly State[]; to: State | 'same'; by: readonly Kind[]; path: string; body?: object }>> = {
  excludeTasks: {
    from: ['open', 'finishedWithoutHandover', 'waitingForLeader'],
    to: 'same',
    by: ['its leader', 'somebody with projects.manage'],
    path: 'handover/exclude',
    body: { excluded_tasks: [] },
  },
  startHandover: {
    from: ['open', 'finishedWithoutHandover'],
    to: 'waitingForLeader',
    by: ['its leader', 'somebody with projects.manage', 'a member', 'who proposed it'],
    path: 'handover/start',
    body: {},
  },
  approveHandover: {
    from: ['waitingForLeader'],
    to: 'waitingForClient',
    by: ['its leader', 'somebody with projects.manage'],
    path: 'handover/approve',
    body: {},
  },
  declineHandover: {
    from: ['waitingForLeader'],
    to: 'open',
    by: ['its leader', 'somebody with projects.manage'],
    path: 'handover/decline',
    body: { reason: 'Manjka zapisnik' },
  },
  stopHandover: {
    from: ['waitingForLeader', 'waitingForClient'],
    to: 'open',
    by: ['its leader', 'somebody with projects.manage', 'who proposed it'],
    path: 'handover/stop',
    body: {},
  },
  resendHandover: {
    from: ['waitingForClient'],
    to: 'same',
    by: ['its leader', 'somebody with projects.manage'],
    path: 'handover/resend',
    body: {},
  },
  finish: { from: ['open'], to: 'finishedWithoutHandover', by: ['its leader', 'somebody with projects.manage'], path: 'finish', body: {} },
};
const names = Object.keys(table);
/** Made through a link, by an invoice, or by calls of parts of it. */
const elsewhere = ['signHandover', 'confirm', 'decline', 'invoice', 'cancel', 'addFile', 'comment'];

const expected = (name: string, state: State, kind: Kind): 200 | 403 | 409 => {
  const { from = [], by = [] } = table[name] ?? {};
  if (!from.includes(state)) return 409;
  // Once the client has it, taking it back is its leader's.
  if (name === 'stopHandover' && state === 'waitingForClient' && kind === 'who proposed it') return 403;
  return by.includes(kind) ? 200 : 403;
};

let client = 0;
beforeAll(async () => {
  const rights: Partial<Record<Kind, readonly Permission[]>> = { 'somebody with projects.manage': ['projects.manage'] };
  for (const kind of kinds) people.set(kind, await api.hire(rights[kind] ?? []));
  client = Number((await api.rows('select id from client where archived = false order by id limit 1'))[0]?.id);
});

let number = 1_000_000;
const now = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
const put = (state: State): Promise<number> =>
  api.database.orm.em.fork().transactional(async (em) => {
    const { project, project_members } = api.database.entities;
    number += 1;
    const made = em.create(project, {
      number,
      title: 'Preizkus prehoda',
      client_id: client,
      leader_id: people.get('its leader') ?? 0,
      handover_by: people.get('who proposed it') ?? 0,
      handover_at: now,
      status: projectStates[state],
      user_added: api.id('tina'),
      date_added: now,
    });
    await em.flush();
    for (const kind of ['a member', 'who proposed it'] as const)
      em.create(project_members, { project_id: made.id, user_id: people.get(kind) ?? 0 });
    return made.id;
  });

it('declares the transitions of the page and no others', () => {
  expect(Object.keys(projectWorkflow.transitions).sort()).toEqual([...names, ...elsewhere].sort());
  const way = (name: 'confirm' | 'decline' | 'invoice' | 'cancel') => {
    const { from, to, allow } = projectWorkflow.transitions[name];
    return { from, to, by: allow.is };
  };
  expect(['confirm', 'decline', 'invoice', 'cancel'].map((name) => way(name as 'confirm'))).toEqual([
    { from: 'waitingForClient', to: 'finished', by: 'linkHolder' },
    { from: 'waitingForClient', to: 'open', by: 'linkHolder' },
    { from: ['finished', 'finishedWithoutHandover'], to: 'invoiced', by: 'never' },
    { from: 'invoiced', to: 'act', by: 'never' },
  ]);
});

describe.each(states)('a project that is %s', (state) => {
  it.each(kinds)('tells %s what may be done, and the call does just that', async (kind) => {
    const caller = api.as(people.get(kind) ?? 0);
    let id = await put(state);
    const transitions = (await caller.get(`/project/${id}`)).body.$transitions as Readonly<Record<string, { allowed: boolean }>>;
    for (const name of names) {
      const code = expected(name, state, kind);
      expect(`${name} is offered: ${transitions[name]?.allowed}`).toBe(`${name} is offered: ${code === 200}`);
      const { path, body, to } = table[name] ?? { path: '', to: 'same' as const };
      const { status, body: after } = await caller.put(`/project/${id}/${path}`, body);
      expect(`${name}: ${status}`).toBe(`${name}: ${code}`);
      if (code !== 200) continue;
      expect(after.status).toBe(projectStates[to === 'same' ? state : to]);
      id = await put(state);
    }
  });
});
