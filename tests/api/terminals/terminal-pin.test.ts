// Guessing PINs at a wall terminal is stopped, for every process alike; whoever knows theirs, or holds a chip, is never in the way.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#public-pages/terminal/seal.ts';
import { useApi } from '#tests/support/api.ts';
import { chipOf, eventId, giveChip, makeTerminal, type StoryTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
const pins = new Map<string, string>();
let door: StoryTerminal;

beforeAll(async () => {
  await giveChip(api, 'marko');
  for (const person of ['petra', 'tina'] as const)
    pins.set(person, String((await api.as('admin').post(`/user/${api.id(person)}/pin`)).body.pin));
});
beforeEach(async () => {
  door = await makeTerminal(api);
});

const right = () => String(pins.get('petra'));
/** Nobody has these. */
const wrong = (number: number) => String(99_999_000 + number);
const guess = (times: number) =>
  Array.from({ length: times }).reduce<Promise<number>>(async (before, _one, at) => {
    await before;
    return (await door.identify({ pin: wrong(at) })).status;
  }, Promise.resolve(0));
const rows = () => api.database.orm.em.fork();
const rested = () =>
  rows().nativeUpdate(api.database.entities.registration_terminal, { id: door.id }, { rests_until: new Date(Date.now() - 1000) });
const rests = async () => Number((await door.call('')).body.rests);

describe('a PIN', () => {
  it('names its owner and nobody else', async () => {
    expect((await door.identify({ pin: right() })).body).toMatchObject({ name: 'Petra Žnidaršič', state: 'out' });
    expect(await door.identify({ pin: wrong(1) })).toMatchObject({ status: 404, body: { reason: 'unknownPin' } });
  });

  it.each(['123', '123456789', '12a4', ''])('is never %j', async (pin) => {
    expect((await door.identify({ pin })).status).toBe(422);
  });

  it('that was wrong five times in a row lets the pad rest 30 s, then twice as long, while chips go on', async () => {
    expect(await guess(5)).toBe(404);
    expect(await door.identify({ pin: right() })).toMatchObject({ status: 429, body: { reason: 'padRests' } });
    expect(await rests()).toBeGreaterThan(25);
    expect(await rests()).toBeLessThanOrEqual(30);
    expect((await door.identify({ rfid: chipOf('marko') })).status).toBe(200);
    await rested();
    expect(await guess(1)).toBe(404);
    expect(await rests()).toBeGreaterThan(50);
    await rested();
    expect((await door.identify({ pin: right() })).status).toBe(200);
    // All is forgiven: four more are no fifth.
    expect(await guess(4)).toBe(404);
    expect((await door.identify({ pin: right() })).status).toBe(200);
  });

  it('rests in every process, also for guesses made at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_one, at) => door.identify({ pin: wrong(at) })));
    const [row] = await api.rows('select wrong_pins from registration_terminal where id = ?1', [door.id]);
    expect(Number(row?.wrong_pins)).toBe(5);
    const pinRequest = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ pin: right() }) };
    const answer = await api.fetch(null, `/api/v1/terminal/${door.key}/identify`, { ...pinRequest, by: api.another() });
    expect(answer.status).toBe(429);
  });

  it('is taken from a shift of fifty at seven o’clock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, at) => door.identify({ pin: String(pins.get(at % 2 ? 'petra' : 'tina')) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is not taken any more on a day with a hundred wrong ones', async () => {
    const wrong_pins_on = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' }).format(new Date());
    await rows().nativeUpdate(api.database.entities.registration_terminal, { id: door.id }, { wrong_pins_on, wrong_pins_that_day: 99 });
    expect(await guess(1)).toBe(404);
    expect((await door.identify({ pin: right() })).status).toBe(429);
    // Whoever guessed does not know its new address.
    expect(await api.as('admin').post(`/registration_terminal/${door.id}/rotate_key`)).toMatchObject({ status: 200 });
    const { path } = (await api.as('admin').get(`/registration_terminal/${door.id}/address`)).body;
    const anew = `/terminal/${String(path).split('/').at(-1)}/identify`;
    expect((await api.as(null).post(anew, { pin: right() })).status).toBe(200);
    expect((await api.as(null).post(anew, { pin: right() })).status).toBe(200);
  });

  it('that is right counts for nothing, also as the last that is taken on a day', async () => {
    const wrong_pins_on = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' }).format(new Date());
    await rows().nativeUpdate(
      api.database.entities.registration_terminal,
      { id: door.id },
      { wrong_pins: 4, wrong_pins_on, wrong_pins_that_day: 99 },
    );
    for (let taps = 0; taps < 3; taps += 1) expect((await door.identify({ pin: right() })).status).toBe(200);
    expect(await rests()).toBe(0);
    const [row] = await api.rows('select wrong_pins, wrong_pins_that_day from registration_terminal where id = ?1', [door.id]);
    expect(row).toEqual({ wrong_pins: 0, wrong_pins_that_day: 99 });
  });

  it('sealed without network counts as well, so that sealing is no way to guess', async () => {
    const { public_key } = (await door.call('')).body;
    const send = async (pin: string) => {
      const id = eventId();
      const user_token = await seal(String(public_key), id, { pin });
      return door.call('/event', { id, user_token, action: 'enter', occurred_at: new Date(Date.now() - 60_000).toISOString() });
    };
    for (let tries = 0; tries < 5; tries += 1) expect((await send(wrong(tries))).body.outcome).toBe('kept');
    expect((await send(wrong(9))).status).toBe(429);
    expect((await send(right())).status).toBe(429);
  });
});

it('a chip that nobody has is not found, and trying numbers is slowed down for every process; chips of people go on', async () => {
  const tried = async (number: string) => (await door.identify({ rfid: number })).status;
  expect(await tried('00090')).toBe(404);
  for (let tries = 1; tries < 29; tries += 1) await tried(`0009${tries}`);
  expect(await tried(chipOf('marko'))).toBe(200);
  expect(await tried('000929')).toBe(404);
  expect([await tried('000930'), await tried(chipOf('marko'))]).toEqual([429, 200]);
  const [failedTries] = await api.rows('select count(*) as failed from failed_try');
  expect(Number(failedTries?.failed)).toBe(30);
});
