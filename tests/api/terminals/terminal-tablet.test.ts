// A terminal is paired with the tablet on its wall by a code from the office: from then on the address and an own PIN book nothing from elsewhere.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#public-pages/terminal/seal.ts';
import { makeTabletKey, signWith, type TabletKey } from '#public-pages/terminal/tablet-key.ts';
import { type Fields, useApi } from '#tests/support/api.ts';
import { chipOf, eventId, giveChip, letTimePass, makeTerminal, type StoryTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
const admin = api.as('admin');
const person = 'petra';
const credential = { rfid: chipOf(person) };
let door: StoryTerminal;
let tablet: TabletKey;

const code = async () => String((await admin.post(`/registration_terminal/${door.id}/pairing_code`)).body.code);
const pairAs = async (key: TabletKey, typed: string) =>
  door.call('/pair', { code: typed, public_key: key.publicKey, signature: await signWith(key, { call: 'pair', code: typed }) });
const identify = async (key: TabletKey | null) =>
  door.identify({ ...credential, ...(key && { signature: await signWith(key, { call: 'identify', credential }) }) });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const tap = async (key: TabletKey | null, body: Fields) => {
  const event = { id: eventId(), action: 'enter', occurred_at: minutesAgo(0), user_token: '', ...body };
  return door.call('/event', { ...event, ...(key && { signature: await signWith(key, { call: 'event', ...event }) }) });
};
/** A tap that waited without network, as the tablet or as anybody with the address and a credential writes it. */
const late = async (key: TabletKey | null, minutes: number, action = 'enter') => {
  const id = eventId();
  const { public_key } = (await door.call('')).body;
  return tap(key, { id, action, occurred_at: minutesAgo(minutes), user_token: await seal(String(public_key), id, credential) });
};
const waiting = async () => (await admin.get(`/terminal_event?filter={"outcome":"kept","terminal_id":${door.id}}`)).rows;

beforeAll(async () => {
  await giveChip(api, person);
  tablet = await makeTabletKey();
});
beforeEach(async () => {
  door = await makeTerminal(api);
  await letTimePass(api, person, 30 * 3600);
  if ((await door.identify(credential)).body.state !== 'out') await door.tap(person, 'leave');
  await letTimePass(api, person, 30 * 3600);
});

describe('a terminal without a tablet of its own', () => {
  it('takes what anybody sends who knows its address, and says that it does', async () => {
    expect((await door.call('')).body.tablet_key).toBeNull();
    expect((await admin.get(`/registration_terminal/${door.id}`)).body.paired_at).toBeNull();
    expect((await late(null, 90)).body.outcome).toBe('done');
  });
});

describe('a code', () => {
  it.each([
    ['luka', 403],
    ['admin', 200],
  ] as const)('is told to %s: %s', async (who, status) => {
    expect((await api.as(who).post(`/registration_terminal/${door.id}/pairing_code`)).status).toBe(status);
    expect((await api.as(who).delete(`/registration_terminal/${door.id}/tablet`)).status).toBe(status === 200 ? 204 : status);
  });

  it('pairs one tablet, once; neither it nor the key stands in a record or an event', async () => {
    const typed = await code();
    expect(await pairAs(tablet, typed)).toMatchObject({ status: 200 });
    expect((await door.call('')).body.tablet_key).toBe(tablet.publicKey);
    expect((await admin.get(`/registration_terminal/${door.id}`)).body.paired_at).not.toBeNull();
    expect(await pairAs(await makeTabletKey(), typed)).toMatchObject({ status: 404, body: { reason: 'wrongCode' } });
    const events = await api.eventsOf('registration_terminal', door.id);
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['offerPairing', 'pair']));
    expect(JSON.stringify(events)).not.toContain(typed);
  });

  it('of before, wrong, or of another terminal pairs nothing, and trying is stopped', async () => {
    const [old, valid] = [await code(), await code()];
    const wrong = String((Number(valid) + 1) % 1e8).padStart(8, '0');
    for (const typed of [old, wrong, wrong, wrong, wrong])
      expect(await pairAs(tablet, typed)).toMatchObject({ status: 404, body: { reason: 'wrongCode' } });
    expect(await pairAs(tablet, valid)).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } });
    const other = await makeTerminal(api);
    const signature = await signWith(tablet, { call: 'pair', code: valid });
    expect(await other.call('/pair', { code: valid, public_key: tablet.publicKey, signature })).toMatchObject({ status: 404 });
  });

  it('ends after ten minutes', async () => {
    const typed = await code();
    const { registration_terminal } = api.database.entities;
    await api.database.orm.em.fork().nativeUpdate(registration_terminal, { id: door.id }, { pairing_until: new Date(Date.now() - 1000) });
    expect(await pairAs(tablet, typed)).toMatchObject({ status: 404, body: { reason: 'wrongCode' } });
  });

  it.each(['', 'AAAA', 'x'.repeat(87), `BA${'A'.repeat(85)}`])('binds to no key that nobody holds: %s', async (public_key) => {
    const typed = await code();
    const signature = await signWith(tablet, { call: 'pair', code: typed });
    expect(await door.call('/pair', { code: typed, public_key, signature })).toMatchObject({ status: 422 });
    expect((await door.call('')).body.tablet_key).toBeNull();
  });
});

describe('a paired terminal', () => {
  beforeEach(async () => expect(await pairAs(tablet, await code())).toMatchObject({ status: 200 }));

  it('books what its tablet sends, at once and later', async () => {
    expect((await late(tablet, 90)).body.outcome).toBe('done');
    const { user_token } = (await identify(tablet)).body;
    expect((await tap(tablet, { action: 'leave', user_token })).body.outcome).toBe('done');
    expect(await waiting()).toEqual([]);
  });

  it('recognises nobody elsewhere, and keeps what is told from there for a decision', async () => {
    const stranger = await makeTabletKey();
    for (const key of [null, stranger]) {
      expect(await identify(key)).toMatchObject({ status: 403, body: { reason: 'foreignTablet' } });
      expect((await late(key, 90)).body.outcome).toBe('kept');
    }
    const { user_token } = (await identify(tablet)).body;
    expect((await tap(stranger, { user_token })).body.outcome).toBe('kept');
    const rows = await waiting();
    expect(rows).toHaveLength(3);
    for (const { id } of rows)
      expect((await admin.get(`/terminal_event/${id}`)).body.problem).toBe('Registrator je seznanjen z drugo tablico.');
    expect((await identify(tablet)).body.state).toBe('out');
  });

  it('takes a signature for what it signs alone', async () => {
    const event = {
      id: eventId(),
      action: 'enter',
      occurred_at: minutesAgo(0),
      user_token: String((await identify(tablet)).body.user_token),
    };
    const signature = await signWith(tablet, { call: 'event', ...event });
    expect((await door.call('/event', { ...event, occurred_at: minutesAgo(60), signature })).body.outcome).toBe('kept');
    expect((await door.call('/event', { ...event, id: eventId(), signature })).body.outcome).toBe('kept');
    expect(await door.call('/event', { ...event, id: eventId(), signature: 'čšž' })).toMatchObject({ status: 422 });
  });

  it('gets another tablet, whose earlier one is a stranger then, or none', async () => {
    const next = await makeTabletKey();
    expect(await pairAs(next, await code())).toMatchObject({ status: 200 });
    expect([(await identify(tablet)).status, (await identify(next)).status]).toEqual([403, 200]);
    expect((await admin.delete(`/registration_terminal/${door.id}/tablet`)).status).toBe(204);
    expect((await identify(null)).status).toBe(200);
  });

  it('keeps its tablet when its address is exchanged', async () => {
    await admin.post(`/registration_terminal/${door.id}/rotate_key`);
    expect((await admin.get(`/registration_terminal/${door.id}`)).body.paired_at).not.toBeNull();
  });
});

describe('how late a tap arrived', () => {
  it('stands at it, and is empty where it came at once', async () => {
    await late(null, 90);
    await door.tap(person, 'leave');
    const { rows } = await admin.get(`/terminal_event?filter={"terminal_id":${door.id}}&sort=["id","ASC"]`);
    const [one, other] = rows.map(({ delay }) => delay);
    expect(Number(one)).toBeGreaterThanOrEqual(90 * 60);
    expect(Number(one)).toBeLessThan(95 * 60);
    expect(other).toBeNull();
  });
});
