// The life of a meeting from its declaration: each transition from each state by each kind of person, asked of the API itself.
import { beforeAll, describe, expect, it } from 'vitest';
import { meetingStates } from '#schema/meetings/meeting.ts';
import { meetingWorkflow } from '#schema/meetings/meeting.workflow.ts';
import type { Permission } from '#schema/permissions.ts';
import { type Answer, useApi } from '#tests/support/api.ts';
import { inHours } from '#tests/support/stories/meeting-story.ts';

const api = useApi();
type State = keyof typeof meetingStates;
const states = Object.keys(meetingStates) as State[];
type Kind = 'its organiser' | 'somebody with meetings.write' | 'who is invited' | 'a reader of meetings' | 'a colleague';
const kinds: readonly Kind[] = ['its organiser', 'somebody with meetings.write', 'who is invited', 'a reader of meetings', 'a colleague'];
const people = new Map<Kind, number>();

type MeetingStory = { readonly id: number; readonly guest: number; readonly action: number };
type Way = {
  readonly from: readonly State[];
  readonly to: State | 'same';
  readonly by: readonly Kind[];
  /** Needs more than a meeting in a state: whether it is offered is asked, the call has stories of its own. */
  readonly told?: true;
  readonly method?: 'POST';
  readonly path?: (made: MeetingStory) => string;
  readonly body?: object;
};
const lead: readonly Kind[] = ['its organiser', 'somebody with meetings.write'];
const attends: readonly Kind[] = [...lead, 'who is invited'];
const reads: readonly Kind[] = [...attends, 'a reader of meetings'];
const open: readonly State[] = ['planned', 'inProgress', 'stopped'];
const reason = { change_reason: 'Bolezen.' };

/** The table of the area's page: from where, to where, and who. */
const table: Readonly<Record<string, Way>> = {
  start: { from: ['planned'], to: 'inProgress', by: lead },
  stop: { from: ['inProgress'], to: 'stopped', by: lead },
  continue: { from: ['stopped'], to: 'inProgress', by: lead },
  finish: { from: ['inProgress', 'stopped'], to: 'finished', by: lead },
  move: { from: ['planned'], to: 'same', by: lead, body: { planned_start: inHours(48), planned_end: inHours(49) } },
  cancel: { from: ['planned'], to: 'cancelled', by: lead, body: reason },
  prepare: { from: open, to: 'same', by: lead, path: () => '', body: { place: 'Kotlovnica' } },
  invite: { from: open, to: 'same', by: lead },
  handLink: { from: open, to: 'same', by: lead, method: 'POST', path: ({ guest }) => `/participant/${guest}/link` },
  respond: { from: open, to: 'same', by: ['who is invited'], body: { answer: 'accepted' } },
  write: { from: open, to: 'same', by: attends, path: () => '/minutes', body: { tab: 'preizkus-prehoda', changes: [] } },
  makeTask: {
    from: ['inProgress', 'stopped', 'finished'],
    to: 'same',
    by: attends,
    method: 'POST',
    path: ({ action }) => `/outcome/${action}/task`,
  },
  correct: { from: ['finished'], to: 'same', by: lead, told: true },
  mailMinutes: { from: ['finished'], to: 'same', by: attends, told: true },
  bookTime: { from: ['stopped', 'finished'], to: 'same', by: lead, told: true },
  addFile: { from: [...open, 'finished'], to: 'same', by: attends, told: true },
  comment: { from: states, to: 'same', by: reads, method: 'POST', body: { text: 'Kdo vzame ključe?' } },
};
const names = Object.keys(table);

const expected = (name: string, state: State, kind: Kind): 'may' | 403 | 409 => {
  const { from = [], by = [] } = table[name] ?? {};
  if (kind === 'a colleague') return 403;
  if (!from.includes(state)) return 409;
  return by.includes(kind) ? 'may' : 403;
};

beforeAll(async () => {
  // A task for oneself is made by whoever may make tasks; without that right an action item stays one.
  const rights: Readonly<Record<Kind, readonly Permission[]>> = {
    'its organiser': ['meetings.read', 'tasks.create'],
    'somebody with meetings.write': ['meetings.read', 'meetings.write', 'tasks.create'],
    'who is invited': ['meetings.read', 'tasks.create'],
    'a reader of meetings': ['meetings.read', 'tasks.create'],
    'a colleague': [],
  };
  for (const kind of kinds) people.set(kind, await api.hire(rights[kind]));
});

let number = 1_000_000;
const now = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
/** A meeting in a state, as if the life that leads there lay behind it. */
const put = (state: State, user_id: number): Promise<MeetingStory> =>
  api.database.orm.em.fork().transactional(async (em) => {
    const { meeting, meeting_participant, meeting_outcome } = api.database.entities;
    const organiser = people.get('its organiser') ?? 0;
    number += 1;
    const { id } = em.create(meeting, {
      id: number,
      number,
      title: 'Preizkus prehoda',
      planned_start: now,
      planned_end: new Date(now.getTime() + 3_600_000),
      organiser_id: organiser,
      status: meetingStates[state],
      ...(state === 'inProgress' && { started_at: now, running_since: now }),
      user_added: organiser,
      date_added: now,
    });
    await em.flush();
    em.create(meeting_participant, { meeting_id: id, user_id: people.get('who is invited') ?? 0, name: 'Povabljena oseba' });
    const guest = em.create(meeting_participant, { meeting_id: id, email: 'gost@example.com', name: 'gost@example.com' });
    const actionItem = { meeting_id: id, kind: 'action', text: 'Odzrači krog 2.' } as const;
    const action = em.create(meeting_outcome, { ...actionItem, user_id, user_added: organiser, date_added: now });
    await em.flush();
    return { id, guest: guest.id, action: action.id };
  });

const call = (name: string, made: MeetingStory, kind: Kind): Promise<Answer> => {
  const { method, path = () => `/${name}`, body } = table[name] ?? {};
  const caller = api.as(people.get(kind) ?? 0);
  const at = `/meeting/${made.id}${path(made)}`;
  return method === 'POST' ? caller.post(at, body) : caller.put(at, body);
};

it('declares the transitions of the page and no others', () => {
  expect(Object.keys(meetingWorkflow.transitions).sort()).toEqual([...names].sort());
});

describe.each(states)('a meeting that is %s', (state) => {
  it.each(kinds)('tells %s what may be done, and the call does just that', async (kind) => {
    const caller = people.get(kind) ?? 0;
    let made = await put(state, caller);
    const transitions = (await api.as(caller).get(`/meeting/${made.id}`)).body.$transitions as
      | Readonly<Record<string, { allowed: boolean }>>
      | undefined;
    for (const name of names) {
      const code = expected(name, state, kind);
      expect(`${name} is offered: ${transitions?.[name]?.allowed ?? false}`).toBe(`${name} is offered: ${code === 'may'}`);
      if (table[name]?.told) continue;
      const { status } = await call(name, made, kind);
      expect(`${name}: ${status < 300 ? 'may' : status}`).toBe(`${name}: ${code}`);
      if (code !== 'may') continue;
      const { to = 'same' } = table[name] ?? {};
      const [row] = await api.rows('select status from meeting where id = ?1', [made.id]);
      expect(`${name} leads to ${row?.status}`).toBe(`${name} leads to ${meetingStates[to === 'same' ? state : to]}`);
      if (to !== 'same') made = await put(state, caller);
    }
  });
});
