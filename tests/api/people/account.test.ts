// The own account and somebody's: password, own data, sessions, PIN, and what ends when somebody leaves the company.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { Hub } from '#server/core/events/events.ts';
import { hashPassword } from '#server/core/security/password.ts';
import { digest, keyFor } from '#server/core/security/secrets.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { type Answer, errorsOf, useApi } from '#tests/support/api.ts';
import { demoPassword } from '#tests/support/stories/cast.ts';

const api = useApi();
let count = 0;
const somebody = async (names: Parameters<typeof api.hire>[0] = []) => {
  count += 1;
  const email = `racun-${count}@example.com`;
  return { id: await api.hire(names, { email, password_hash: await hashPassword(demoPassword) }), email };
};
const signIn = (email: string, userAgent: string, password = demoPassword, cookie = '', address = somewhere()) =>
  api.as(null).post('/login', { email, password }, { address, headers: { 'user-agent': userAgent, ...(cookie && { cookie }) } });
const cookieOf = (answer: Answer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const alive = async (cookie: string) => (await api.as(null).get('/ping/', { headers: { cookie } })).status === 200;
const good = 'štirje-mlini-drobijo-kamen';

describe('the own password', () => {
  const change = (id: number, current: string, password: string) => api.as(id).put('/me/password', { current, password });

  it('is changed with the current one; every other session ends, and a notice is mailed', async () => {
    const { id, email } = await somebody();
    const other = cookieOf(await signIn(email, 'Firefox/1'));
    const changed = await change(id, demoPassword, good);
    expect(changed).toMatchObject({ status: 200, body: { password_set_at: expect.any(String) } });
    expect(await alive(other)).toBe(false);
    expect((await api.as(id).get('/me')).body.user).toMatchObject({ password_set_at: changed.body.password_set_at });
    expect(await signIn(email, 'x')).toMatchObject({ status: 401 });
    expect(await signIn(email, 'x', good)).toMatchObject({ status: 200 });
    expect(await api.rows('select subject from mail where recipient = ?1', [email])).toEqual([{ subject: 'Geslo je zamenjano' }]);
  });

  it.each([
    ['a wrong current one', 'Napacno-geslo-1', good, ['current', 'wrongPassword']],
    ['a short one', demoPassword, 'kratko', ['password', 'shortPassword']],
    ['the same one', demoPassword, demoPassword, ['password', 'samePassword']],
  ])('is not changed with %s', async (_what, current, password, refusal) => {
    expect(errorsOf(await change((await somebody()).id, current, password))).toEqual([refusal]);
  });
});

describe('own data', () => {
  it('is changed by who it is about: name, phone, hours; not the address or the role', async () => {
    const { id } = await somebody();
    const me = api.as(id);
    const ownData = {
      name: 'Zala',
      last_name: 'Čuk',
      phone: '+386 40 555 218',
      notification_start_hour: 6,
      notification_end_hour: 20,
      zoom: 110,
    };
    expect(await me.put('/me', ownData)).toMatchObject({ status: 200, body: { ...ownData, phone: expect.stringContaining('555') } });
    expect((await me.get('/me')).body.user).toMatchObject({ name: 'Zala', zoom: 110 });
    expect((await api.eventsOf('user', id)).map(({ action }) => action).sort()).toEqual(['changePreferences', 'update']);
    expect(await me.put('/me', { phone: null })).toMatchObject({ status: 200, body: { phone: null } });
    expect(errorsOf(await me.put('/me', { notification_end_hour: 5 }))).toEqual([['notification_end_hour', 'notificationHours']]);
    expect(await me.put('/me', { email: 'nova@example.com' })).toMatchObject({ status: 422 });
    expect(await me.put('/me', { role_id: 1 })).toMatchObject({ status: 422 });
  });
});

describe('sessions', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

  it('are listed with browser, system and place, and ended one by one or all others at once', async () => {
    const { id, email } = await somebody();
    const address = somewhere();
    const [desktop, hand, third] = [
      cookieOf(await signIn(email, chrome, demoPassword, '', address)),
      cookieOf(await signIn(email, phone)),
      cookieOf(await signIn(email, 'curl/8')),
    ];
    const ask = { headers: { cookie: desktop } };
    const list = (await api.as(null).get('/me/sessions', ask)).rows;
    expect(list.map(({ browser, system, device, current }) => [browser, system, device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome', 'Windows', 'computer', true],
        ['Safari', 'iOS', 'phone', false],
        [null, null, 'unknown', false],
      ]),
    );
    expect(list.find(({ current }) => current)?.address).toBe(address);
    const phoneSession = list.find(({ device }) => device === 'phone')?.id;
    expect(await api.as('jure').delete(`/me/sessions/${phoneSession}`), 'of somebody else').toMatchObject({ status: 404 });
    expect(await api.as(null).delete(`/me/sessions/${phoneSession}`, undefined, ask)).toMatchObject({ status: 204 });
    expect([await alive(desktop), await alive(hand), await alive(third)]).toEqual([true, false, true]);
    expect(await api.as(null).delete('/me/sessions', undefined, ask)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect([await alive(desktop), await alive(third)]).toEqual([true, false]);
    const own = (await api.as(null).get('/me/sessions', ask)).rows[0]?.id;
    const out = await api.as(null).delete(`/me/sessions/${own}`, undefined, ask);
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await alive(desktop)).toBe(false);
    expect((await api.eventsOf('user', id)).map(({ action }) => action)).toEqual([
      'signIn',
      'signIn',
      'signIn',
      'endSession',
      'endSessions',
      'endSession',
    ]);
  });

  it('of a browser that signs in anew give way to the new one', async () => {
    const { email } = await somebody();
    const first = cookieOf(await signIn(email, chrome));
    const second = cookieOf(await signIn(email, chrome, demoPassword, first));
    expect([await alive(first), await alive(second)]).toEqual([false, true]);
  });

  it('remember when they were last in use, now and then', async () => {
    const { id } = await somebody();
    await api.sessionOf(id);
    const sessionTimes = async () =>
      new Date(
        (await api.rows('select last_seen_at from "session" where user_id = ?1', [id]))[0]?.last_seen_at as string | number,
      ).getTime();
    const fresh = await sessionTimes();
    await api.as(id).get('/ping/');
    expect(await sessionTimes()).toBe(fresh);
    const old = new Date(fresh - 600_000);
    await api.database.orm.em
      .fork()
      .transactional((em) => em.nativeUpdate(api.database.entities.session, { user_id: id }, { last_seen_at: old }));
    await api.as(id).get('/ping/');
    await expect.poll(sessionTimes).toBeGreaterThan(fresh - 60_000);
  });

  it('of somebody are seen and ended by who looks after users, and by nobody else', async () => {
    const { id, email } = await somebody();
    const cookie = cookieOf(await signIn(email, chrome));
    const { rows } = await api.as('admin').get(`/user/${id}/sessions`);
    expect(rows).toMatchObject([{ browser: 'Chrome', current: false }]);
    expect(await api.as('nina').get(`/user/${id}/sessions`), 'with users.read alone').toMatchObject({ status: 403 });
    expect(await api.as('admin').get('/user/2000000000/sessions')).toMatchObject({ status: 404 });
    expect(await api.as('admin').delete(`/user/${api.id('jure')}/sessions/${rows[0]?.id}`)).toMatchObject({ status: 404 });
    expect(await api.as('admin').delete(`/user/${id}/sessions/${rows[0]?.id}`)).toMatchObject({ status: 204 });
    expect(await alive(cookie)).toBe(false);
    await signIn(email, chrome);
    expect(await api.as('admin').delete(`/user/${id}/sessions`)).toMatchObject({ body: { ended: 1 } });
  });

  it('of who may do more are not ended by who looks after users, and the refusal names what is lacked', async () => {
    const { id, email } = await somebody(['settings.write']);
    const assistant = api.as(await api.hire(['users.read', 'users.write']));
    const cookie = cookieOf(await signIn(email, chrome));
    const [session] = (await assistant.get(`/user/${id}/sessions`)).rows;
    const refusal = { status: 403, body: { permission: 'settings.write', detail: expect.stringContaining('nastavit') } };
    expect(await assistant.delete(`/user/${id}/sessions/${session?.id}`)).toMatchObject(refusal);
    expect(await assistant.delete(`/user/${id}/sessions`)).toMatchObject(refusal);
    expect(await alive(cookie)).toBe(true);
    const equal = await somebody(['users.read']);
    await signIn(equal.email, chrome);
    expect(await assistant.delete(`/user/${equal.id}/sessions`)).toMatchObject({ status: 200, body: { ended: 1 } });
  });
});

describe('a PIN', () => {
  it('is six digits, given by the system, told once, and another one the next time', async () => {
    const { id } = await somebody();
    const first = await api.as(id).post('/me/pin');
    const second = await api.as('admin').post(`/user/${id}/pin`);
    for (const { status, body } of [first, second])
      expect({ status, pin: body.pin }).toEqual({ status: 200, pin: expect.stringMatching(/^\d{6}$/) });
    expect(second.body.pin).not.toBe(first.body.pin);
    const [row] = await api.rows('select pin_key, pin_hash from "user" where id = ?1', [id]);
    expect(row?.pin_key).toBe(digest(await keyFor({ database: api.database, hub: new Hub() }, 'pin'), String(second.body.pin)));
    expect(String(row?.pin_hash)).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify((await api.as('admin').get(`/user/${id}`)).body)).not.toContain('argon2');
    expect((await api.as('admin').get(`/user/${id}`)).body).toMatchObject({ pin_set_at: second.body.pin_set_at });
    expect(await api.as(id).delete('/me/pin')).toMatchObject({ status: 204 });
    expect((await api.as(id).get('/me')).body.user).toMatchObject({ pin_set_at: null });
    expect(await api.rows('select pin_key, pin_hash from "user" where id = ?1', [id])).toEqual([{ pin_key: null, pin_hash: null }]);
  });

  it('is never the same for two people, also when chance draws it again, and for many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await somebody()).id));
    const give = async (id: number | undefined) => String((await api.as('admin').post(`/user/${id}/pin`)).body.pin);
    const pins = [await give(ids[0])];
    const drawn = vi.spyOn(crypto, 'randomInt');
    for (const _id of ids) drawn.mockImplementationOnce(() => Number(pins[0]));
    for (const _id of ids) drawn.mockImplementationOnce(() => 246_135);
    syncBuiltinESMExports();
    try {
      pins.push(...(await Promise.all(ids.slice(1).map(give))));
      expect(drawn.mock.calls.length).toBeGreaterThan(2 * ids.length);
    } finally {
      drawn.mockRestore();
      syncBuiltinESMExports();
    }
    expect(new Set(pins).size).toBe(ids.length);
    expect(pins).toContain('246135');
  });

  it('is not given to who may do more, no more than a chip, nor to who has left, and is kept under no key', async () => {
    const chief = (await somebody(['settings.write'])).id;
    const assistant = await api.hire(['users.write']);
    expect(await api.as(assistant).post(`/user/${chief}/pin`)).toMatchObject({ status: 403 });
    expect(await api.as(assistant).put(`/user/${chief}`, { rfid_tag: '04A2F1' })).toMatchObject({ status: 403 });
    const left = await api.hire([], { active: false });
    expect(await api.as('admin').post(`/user/${left}/pin`)).toMatchObject({ status: 409, body: { reason: 'inactive' } });
    const headers = { 'idempotency-key': 'pin-1' };
    const { body } = await api.as('admin').post(`/user/${chief}/pin`, {}, { headers });
    expect(await api.as('admin').post(`/user/${chief}/pin`, {}, { headers })).toMatchObject({ body: { pin_set_at: body.pin_set_at } });
    expect(JSON.stringify(await api.rows('select answer from idempotency_key'))).not.toContain(String(body.pin));
  });
});

describe('the key of the installation', () => {
  it('is made once, also when two processes need it first at the same moment', async () => {
    await api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.installation_secret, {}));
    const { openDatabase } = await import('#server/core/database/database.ts');
    // An embedded database has one process, in which two ask at once.
    const one = await openDatabase(api.url);
    const others = [one, api.database.dialect === 'sqlite' ? one : await openDatabase(api.url)];
    const keys = await Promise.all(others.map((database) => keyFor({ database, hub: new Hub() }, 'pin')));
    expect(keys[0]?.equals(keys[1] ?? Buffer.alloc(0))).toBe(true);
    expect(await api.rows('select name from installation_secret')).toHaveLength(1);
    await Promise.all([...new Set(others)].map((database) => database.close()));
  });
});

describe('somebody who leaves', () => {
  it('is signed out everywhere; the clock stops, flagged; what is theirs stays theirs', async () => {
    const { id, email } = await somebody(['tasks.create']);
    const me = api.as(id);
    const cookie = cookieOf(await signIn(email, 'x'));
    const admin = api.as('admin');
    const task = Number((await admin.post('/task', { title: 'Ostane za njim', company_user_id: id })).body.id);
    expect(await me.post(`/task/${task}/start`, { work_type_id: 1, switch: true })).toMatchObject({ status: 200 });
    await me.post('/me/pin');
    expect(await admin.put(`/user/${id}`, { rfid_tag: 'CHIP-THAT-STAYS' })).toMatchObject({ status: 200 });
    expect(await admin.put(`/user/${id}`, { active: false })).toMatchObject({ status: 200 });

    expect(await alive(cookie)).toBe(false);
    expect(await signIn(email, 'x')).toMatchObject({ status: 401 });
    const [entry] = (await admin.get(`/task/${task}/time`)).rows;
    expect(entry).toMatchObject({ status: 2, final_notes: 'Ura je ustavljena, ker je račun deaktiviran.' });
    expect(await admin.get(`/task/${task}`)).toMatchObject({ body: { company_user_id: id } });
    expect(await api.rows('select pin_key from "user" where id = ?1', [id])).toEqual([{ pin_key: null }]);
    expect(await admin.put(`/user/${id}`, { rfid_tag: 'CHIP-THAT-STAYS' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'rfid_tag', reason: 'inactive' }] },
    });
    const next = (await somebody()).id;
    expect(await admin.put(`/user/${next}`, { rfid_tag: 'CHIP-THAT-STAYS' })).toMatchObject({ status: 200 });
    expect((await api.eventsOf('task', task)).at(-1)).toMatchObject({
      action: 'stop',
      reason: 'Ura je ustavljena, ker je račun deaktiviran.',
    });
    expect(await admin.put(`/user/${id}`, { active: true })).toMatchObject({ status: 200 });
    expect(await signIn(email, 'x')).toMatchObject({ status: 200 });
  });

  it('steps out of the vehicle: the ride ends at the last reading that is known, to be looked at', async () => {
    const { id } = await somebody(['tasks.create']);
    const me = api.as(id);
    const admin = api.as('admin');
    const drive = Number((await admin.post('/task', { title: 'Vožnja ostane', company_user_id: id })).body.id);
    const vehicle = Number((await admin.post('/vehicle', { name: 'Kombi odhoda' })).body.id);
    const ride = (await me.post('/transport/start', { task_id: drive, vehicle_id: vehicle, kilometers: 500 })).body;
    await me.post(`/transport/${ride.id}/waypoint`, { point: 'Kranj', kilometers: 530 });
    expect(await admin.put(`/user/${id}`, { active: false })).toMatchObject({ status: 200 });
    const [ended] = await api.rows('select status, end_kilometers, notes from transport where id = ?1', [ride.id]);
    expect(ended).toMatchObject({ status: 1, end_kilometers: 530, notes: expect.stringContaining('Preveri končne kilometre') });
  });

  it('is seen to have left on every open task of theirs at once, owned or helped on, and to have come back', async () => {
    const { id } = await somebody(['tasks.create']);
    const admin = api.as('admin');
    const make = async (fields: object) => Number((await admin.post('/task', { title: 'Kdo jo nosi', ...fields })).body.id);
    const [owned, helped] = [await make({ company_user_id: id }), await make({ company_user_id: api.id('marko'), users: [id] })];
    const finished = await make({ company_user_id: id });
    await admin.put(`/task/${finished}/close`);
    const revisions = () =>
      Promise.all([owned, helped, finished].map(async (task) => Number((await admin.get(`/task/${task}/status`)).body.revision)));
    for (const active of [false, true]) {
      const before = await revisions();
      expect(await admin.put(`/user/${id}`, { active })).toMatchObject({ status: 200 });
      expect((await revisions()).map((revision, at) => revision > (before[at] ?? 0))).toEqual([true, true, false]);
      const events = (await api.eventsOf('user', id)).filter(({ action }) => action === 'update');
      const topics: unknown = JSON.parse(String(events.at(-1)?.topics));
      expect(topics).toEqual(expect.arrayContaining(['task', `task:${owned}`, `task:${helped}`]));
      expect(topics).not.toContain(`task:${finished}`);
    }
  });

  it('needs the permission for it, and is never the last who can edit roles', async () => {
    const { id } = await somebody();
    const assistant = await api.hire(['users.read', 'users.write']);
    expect(await api.as(assistant).put(`/user/${id}`, { active: false })).toMatchObject({
      status: 403,
      body: { permission: 'users.deactivate' },
    });
    expect(await api.as('admin').put(`/user/${api.id('admin')}`, { active: false })).toMatchObject({
      status: 409,
      body: { reason: 'lastEditor' },
    });
  });
});
