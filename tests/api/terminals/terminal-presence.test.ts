// When colleagues come and go at a wall terminal is told to nobody who may not read it: not by a clock, a page, or a screen that listens.
import { beforeEach, describe, expect, it } from 'vitest';
import { queryString, useApi } from '#tests/support/api.ts';
import { type EventStream, eventStream } from '#tests/support/event-stream.ts';
import { giveChip, makeTerminal, type StoryTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
let door: StoryTerminal;

beforeEach(async () => {
  await api.as('admin').put(`/user/${api.id('petra')}`, { rfid_tag: null });
  door = await makeTerminal(api);
  await giveChip(api, 'petra');
});

/** Who may know that petra is in, and whom they see there. */
const readers = [
  ['a stranger', 'jure', []],
  ['a technician', 'marko', []],
  ['who corrects times', 'luka', ['petra']],
  ['who keeps attendance', 'nina', ['petra']],
] as const;

const petraLeaves = async () => {
  await door.tap('petra', 'leave');
  await api.database.orm.em.fork().nativeUpdate(api.database.entities.time_entry, { task_id: door.task }, { status: 2 });
};

describe('who is in', () => {
  it.each([...readers, ['petra of herself', 'petra', ['petra']]] as const)('as %s', async (_who, person, present) => {
    expect(await door.tap('petra', 'enter')).toMatchObject({ status: 200 });
    const ids = present.map((one) => api.id(one));
    const { body } = await api.as(person).get(`/task/${door.task}/status`);
    expect(body.running_users).toEqual(ids);
    const page = (await api.as(person).get(`/task/${door.task}`)).body;
    if (ids.length === 0) expect(JSON.stringify([page.running_users, page.working_users, page.running_since])).not.toMatch(/\d/);
    await petraLeaves();
  });
});

describe('a list of tasks', () => {
  it.each(readers)('tells %s who is in as they may know, in rows, filters and files', async (_who, person, present) => {
    expect(await door.tap('petra', 'enter')).toMatchObject({ status: 200 });
    const ids = present.map((one) => api.id(one));
    const caller = api.as(person);
    const listed = async (filter: object) => (await caller.get(`/task${queryString({ filter })}`)).rows;
    for (const list of [{}, { list: 'every' }]) {
      const [row] = await listed({ ...list, id: door.task });
      expect(row).toMatchObject({ id: door.task, running_users: ids, users: ids });
      expect(row?.running_since).toHaveLength(ids.length);
      for (const filter of [{ running_users: api.id('petra') }, { running_users_neq: null }, { users: [api.id('petra')] }])
        expect((await listed({ ...list, id: door.task, ...filter })).length).toBe(ids.length);
    }
    const sheet = await api.fetch(
      person,
      `/api/v1/export/task${queryString({ filter: { list: 'every', id: door.task }, columns: 'title,users' })}`,
    );
    expect((await sheet.text()).trim()).toMatch(new RegExp(`;${ids.length}$`));
    await petraLeaves();
  });
});

const listen = async (person: 'jure' | 'luka', topics: string): Promise<EventStream> => {
  const { body, status } = await api.fetch(person, `/api/v1/events?topics=${topics}`);
  expect(status).toBe(200);
  return eventStream(body as ReadableStream<Uint8Array>, () => undefined);
};

it('a screen hears of a tap that something changed, not who came; who corrects times hears it whole', async () => {
  const topics = `task,task:${door.task}`;
  const [stranger, dispatcher] = await Promise.all([listen('jure', topics), listen('luka', topics)]);
  expect(await door.tap('petra', 'enter')).toMatchObject({ status: 200 });
  const tap = await dispatcher.next(({ entity_id }) => entity_id === door.task);
  expect(tap).toMatchObject({ entity: 'task', by: api.id('petra') });
  await api.as('admin').post('/task', { title: 'Za konec' });
  await stranger.next(({ action }) => action === 'create');
  const received = JSON.stringify(stranger.received.filter(({ action }) => action !== 'create'));
  expect(received).not.toContain(`:${door.task}`);
  expect(stranger.received.filter(({ by }) => by === api.id('petra'))).toEqual([]);
});
