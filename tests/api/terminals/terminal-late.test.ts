// What a wall terminal kept while it had no network is booked at its true time, in its order; what cannot be booked waits for somebody who decides.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#public-pages/terminal/seal.ts';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';
import { chipOf, eventId, giveChip, makeTerminal, type StoryTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
const admin = api.as('admin');
const person: Person = 'petra';
let door: StoryTerminal;
let key = '';

/** So many minutes ago, in whole seconds, as the database keeps them. */
const ago = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000).toISOString();

beforeAll(() => giveChip(api, person));
beforeEach(async () => {
  await api.database.orm.em.fork().transactional(async (em) => {
    const { invoice_item, sub_time, time_entry, terminal_event } = api.database.entities;
    // What is on an invoice could not be deleted.
    await em.nativeDelete(invoice_item, {});
    await em.nativeDelete(terminal_event, { user_id: api.id(person) });
    await em.nativeDelete(sub_time, { user_id: api.id(person) });
    await em.nativeDelete(time_entry, { user_id: api.id(person) });
  });
  door = await makeTerminal(api);
  key = String((await door.call('')).body.public_key);
});

const send = async (action: string, occurred_at: string, credential: { pin: string } | { rfid: string } = { rfid: chipOf(person) }) => {
  const id = eventId();
  return door.call('/event', { id, user_token: await seal(key, id, credential), action, occurred_at });
};
const stretches = async () =>
  (
    (await admin.get(`/task/${door.task}/time`)).rows as readonly {
      sub_times: { start_time: string; end_time: string | null }[];
    }[]
  )
    .flatMap(({ sub_times }) => sub_times)
    .map(({ start_time, end_time }) => [start_time, end_time]);
const waiting = async () => (await admin.get(`/terminal_event?filter={"outcome":"kept","terminal_id":${door.id}}&sort=["id","ASC"]`)).rows;
const only = async (): Promise<Fields> => (await admin.get(`/terminal_event/${(await waiting())[0]?.id}`)).body;

describe('a tap that is told later', () => {
  it('is booked at its true time: a whole day in its order', async () => {
    const [come, rest, back, home] = [ago(200), ago(120), ago(100), ago(5)];
    for (const [action, at] of [
      ['enter', come],
      ['pause', rest],
      ['enter', back],
      ['leave', home],
    ] as const)
      expect((await send(action, at)).body).toMatchObject({ outcome: 'done', occurred_at: at });
    expect(await stretches()).toEqual([
      [come, rest],
      [back, home],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('waits for a decision beyond the hours of the settings: an own PIN writes no days of work long afterwards', async () => {
    const came = ago(24 * 60 + 1);
    expect((await send('enter', came)).body).toMatchObject({ outcome: 'kept', occurred_at: came });
    expect((await only()).problem).toMatch(/po 24 urah/);
    expect(await stretches()).toEqual([]);
    expect((await admin.put('/settings', { late_tap_hours: 25 })).status).toBe(200);
    expect((await send('enter', came)).body).toMatchObject({ outcome: 'done', occurred_at: came });
    expect(await stretches()).toEqual([[came, null]]);
    await send('leave', ago(10));
    expect((await admin.put('/settings', { late_tap_hours: 24 })).status).toBe(200);
  });

  it('is booked for who was recognised before the network went', async () => {
    const { user_token } = (await door.identify({ rfid: chipOf(person) })).body;
    const body = { id: eventId(), user_token, action: 'enter', occurred_at: ago(0), queued: true };
    const [first, again] = [await door.call('/event', body), await door.call('/event', body)];
    expect([first.body.outcome, again.body]).toEqual(['done', first.body]);
    expect(await stretches()).toHaveLength(1);
  });

  it('is opened for its own event only', async () => {
    const user_token = await seal(key, eventId(), { rfid: chipOf(person) });
    expect((await door.call('/event', { id: eventId(), user_token, action: 'enter', occurred_at: ago(3) })).body.outcome).toBe('kept');
    expect(await only()).toMatchObject({ user_id: null, problem: 'Prijave ni mogoče prebrati.' });
  });

  it.each([
    ['a chip that nobody has', 'enter', 10, { rfid: '0000000000' }, 'Tega čipa nima nihče.'],
    ['a PIN that nobody has', 'enter', 10, { pin: '99999999' }, 'Tega PIN-a nima nihče.'],
    ['a leaving without coming', 'leave', 10, undefined, 'Prihod še ni zabeležen.'],
    ['a clock that is ahead', 'enter', -30, undefined, 'Ta čas je še v prihodnosti: ura na tablici ni bila prava.'],
    ['a month that is settled', 'enter', 100 * 24 * 60, undefined, expect.stringMatching(/^Teden \d+\/\d{4} je zaklenjen\./)],
  ] as const)('with %s waits for somebody who decides', async (_what, action, minutes, credential, problem) => {
    expect((await send(action, ago(minutes), credential)).body.outcome).toBe('kept');
    expect(await only()).toMatchObject({ action, outcome: 'kept', problem });
    expect(await stretches()).toEqual([]);
  });

  it('over work on a task is booked beside it: presence and work are two things', async () => {
    const { body: made } = await api.as('petra').post('/task', { title: 'Servis', company_user_id: api.id('petra') });
    const written = { work_type_id: 1, start_time: ago(60), end_time: ago(30) };
    expect(await api.as('petra').post(`/task/${made.id}/time`, written)).toMatchObject({ status: 201 });
    const came = ago(90);
    expect((await send('enter', came)).body.outcome).toBe('done');
    expect(await stretches()).toEqual([[came, null]]);
  });

  it('over a stay that is written down already waits, and neither is changed', async () => {
    const [came, went] = [ago(60), ago(30)];
    await send('enter', came);
    await send('leave', went);
    expect((await send('enter', ago(90))).body.outcome).toBe('kept');
    expect(String((await only()).problem).length).toBeGreaterThan(10);
    expect(await stretches()).toEqual([[came, went]]);
  });

  it('before what is known already waits', async () => {
    await send('enter', ago(60));
    await send('pause', ago(30));
    expect((await send('leave', ago(45))).body.outcome).toBe('kept');
    expect(await only()).toMatchObject({ user_id: api.id(person), action: 'leave' });
  });
});

describe('what waits', () => {
  it.each([
    ['luka', 403],
    ['admin', 200],
  ] as const)('is seen by %s: %s', async (who, status) => {
    expect((await api.as(who).get('/terminal_event')).status).toBe(status);
  });

  it('is counted at its terminal', async () => {
    await send('leave', ago(10));
    expect((await admin.get(`/registration_terminal/${door.id}`)).body.unresolved).toBe(1);
  });

  it('is booked at its true time for who it was, once', async () => {
    const at = ago(20);
    await send('enter', at, { rfid: '0000000000' });
    const { id } = await only();
    expect(await admin.post(`/terminal_event/${id}/settle`, {})).toMatchObject({ status: 422 });
    const settled = await admin.post(`/terminal_event/${id}/settle`, { user_id: api.id(person) });
    expect(settled.body).toMatchObject({ outcome: 'settled', user_id: api.id(person), settled_by: api.id('admin') });
    expect(await stretches()).toEqual([[at, null]]);
    expect(await admin.post(`/terminal_event/${id}/settle`, {})).toMatchObject({ status: 409, body: { reason: 'decided' } });
  });

  it('is booked only when nothing stands against it any more', async () => {
    await send('leave', ago(10));
    const { id } = await only();
    expect(await admin.post(`/terminal_event/${id}/settle`, {})).toMatchObject({ status: 409, body: { reason: 'notIn' } });
    await send('enter', ago(50));
    expect((await admin.post(`/terminal_event/${id}/settle`, {})).body.outcome).toBe('settled');
    expect((await stretches())[0]?.[1]).not.toBeNull();
  });

  it('is dismissed with a reason, which its history tells', async () => {
    await send('leave', ago(10));
    const { id } = await only();
    expect(await admin.post(`/terminal_event/${id}/dismiss`, {})).toMatchObject({ status: 422 });
    expect((await admin.post(`/terminal_event/${id}/dismiss`, { reason: 'Napačen čip' })).body).toMatchObject({
      outcome: 'dismissed',
      note: 'Napačen čip',
    });
    expect((await api.eventsOf('terminal_event', Number(id))).at(-1)).toMatchObject({ action: 'dismiss', reason: 'Napačen čip' });
  });
});
