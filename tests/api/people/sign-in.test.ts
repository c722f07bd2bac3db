// Signing in and out: who guesses is slowed down and learns nothing, who belongs here never waits, and what changes about a user holds at once.
import { describe, expect, it } from 'vitest';
import { type Permission, permissions } from '#schema/permissions.ts';
import { someNetwork, somewhere } from '#tests/support/addresses.ts';
import { type Answer, errorsOf, type Person, useApi } from '#tests/support/api.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';
import { cast, demoPassword, emailOf } from '#tests/support/stories/cast.ts';

const api = useApi();
const signIn = (email: string, password: string, address = somewhere(), headers: Record<string, string> = {}) =>
  api.as(null).post('/login', { email, password }, { address, headers });
const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0] ?? '';
/** By which a browser is known again, as it sends it. */
const deviceOf = ({ headers }: Answer) => headers.getSetCookie()[1]?.split(';')[0] ?? '';
const tokenOf = (answer: Answer) => /^session=([\w-]+)/.exec(cookieOf(answer))?.[1] ?? '';
const withCookie = (cookie: string) => api.as(null).get('/ping/', { headers: { cookie } });
const wrong = 'Napacno-geslo-1';
const fail = async (times: number, email: (at: number) => string, address: (at: number) => string) => {
  for (let at = 0; at < times; at += 1) expect(await signIn(email(at), wrong, address(at)), `try ${at}`).toMatchObject({ status: 401 });
};

describe('the right pair', () => {
  it('opens a session in a cookie that no script reads and no other site sends', async () => {
    const answer = await signIn(emailOf('marko'), demoPassword);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: api.id('marko') } } });
    expect(cookieOf(answer).split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
    expect(await withCookie(`session=${tokenOf(answer)}`)).toMatchObject({ status: 200 });
    expect((await api.eventsOf('user', api.id('marko'))).map(({ action }) => action)).toContain('signIn');
  });

  it('is by TLS a cookie that only this host sets, and that is sent by TLS alone', async () => {
    const byTls = { 'x-forwarded-proto': 'https' };
    const set = cookieOf(await signIn(emailOf('marko'), demoPassword, somewhere(), byTls));
    const [cookie = '', ...attributes] = set.split('; ');
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
    const ping = async (sent: string, headers: Record<string, string>) =>
      (await api.as(null).get('/ping/', { headers: { cookie: sent, ...headers } })).status;
    expect(await ping(cookie, byTls)).toBe(200);
    // Another host of the domain could have set the one without the prefix.
    expect(await ping(cookie.replace('__Host-', ''), byTls)).toBe(401);
    expect(cookieOf(await api.as(null).post('/logout', undefined, { headers: { cookie, ...byTls } }))).toMatch(
      /^__Host-session=; Path=\/; .*Max-Age=0; Secure$/,
    );
    expect(await ping(cookie, byTls)).toBe(401);
  });

  it('gives another token each time, of which the database knows a hash', async () => {
    const tokens = [await signIn(emailOf('petra'), demoPassword), await signIn(emailOf('petra'), demoPassword)].map(tokenOf);
    expect(new Set(tokens).size).toBe(2);
    const stored = JSON.stringify(await api.rows('select * from session'));
    for (const token of tokens) expect(stored).not.toContain(token);
    for (const token of tokens) expect(await withCookie(`session=${token}`)).toMatchObject({ status: 200 });
  });

  it('never makes a session of a cookie that somebody else has put there', async () => {
    const planted = 'a'.repeat(43);
    const answer = await signIn(emailOf('luka'), demoPassword, somewhere(), { cookie: `session=${planted}` });
    expect(answer.status).toBe(200);
    expect(tokenOf(answer)).not.toBe(planted);
    expect(await withCookie(`session=${planted}`)).toMatchObject({ status: 401 });
  });

  it('ends the session that the browser held before', async () => {
    const before = tokenOf(await signIn(emailOf('luka'), demoPassword));
    await signIn(emailOf('luka'), demoPassword, somewhere(), { cookie: `session=${before}` });
    expect(await withCookie(`session=${before}`)).toMatchObject({ status: 401 });
  });

  it.each([' Marko@Example.com ', 'MARKO@EXAMPLE.COM'])('is found however the address is written: "%s"', async (email) => {
    expect(await signIn(email, demoPassword)).toMatchObject({ status: 200 });
  });

  it('is never slowed down: twelve sign in from one address at the same moment', async () => {
    const address = somewhere();
    const people: Person[] = [...cast, 'marko', 'petra', 'luka'];
    const answers = await Promise.all(people.map((person) => signIn(emailOf(person), demoPassword, address)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  });
});

describe('a wrong pair', () => {
  it('looks the same for a known, an unknown and a deactivated user, also with the right password of the last', async () => {
    const [hash] = await api.rows('select password_hash from "user" where id = ?1', [api.id('marko')]);
    await api.hire([], { email: 'odsla@example.com', active: false, password_hash: String(hash?.password_hash) });
    const answers = [
      await signIn(emailOf('marko'), wrong),
      await signIn('nihce@example.com', wrong),
      await signIn('odsla@example.com', demoPassword),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: { reason: 'wrongCredentials' } });
      expect(answer.body).toEqual(answers[0]?.body);
      expect(Object.fromEntries(answer.headers)).toEqual({
        ...Object.fromEntries(answers[0]?.headers ?? []),
        'x-request-id': expect.any(String),
      });
      expect(cookieOf(answer)).toBe('');
    }
  });

  // The server does the same on both databases: the second one only shows that nothing of its own is in it.
  const tries = onPostgres ? 50 : 200;
  it(`takes as long for a known as for an unknown user: the medians of ${tries} tries differ by less than a tenth`, async () => {
    const [row] = await api.rows('select password_hash from "user" where id = ?1', [api.id('marko')]);
    const password_hash = String(row?.password_hash);
    // The processor's time: what else the machine does is not in it.
    const timed = async (email: string) => {
      const address = somewhere();
      const before = process.cpuUsage();
      expect(await signIn(email, wrong, address)).toMatchObject({ status: 401 });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await timed('ogrevanje@example.com');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let at = 0; at < tries; at += 1) {
      const email = `merjen-${at}@example.com`;
      await api.hire([], { email, password_hash });
      // One after the other in turns, so that what slows the machine slows both.
      if (at % 2 === 0) known.push(await timed(email));
      unknown.push(await timed(`nemerjen-${at}@example.com`));
      if (at % 2 === 1) known.push(await timed(email));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[tries / 2] ?? 0;
    const between = median(known.map((one, at) => one - (unknown[at] ?? 0)));
    expect(Math.abs(between) / median(unknown)).toBeLessThan(0.1);
  }, 240_000);

  it.each([
    ['no body', {}, ['email', 'password']],
    ['no password', { email: emailOf('marko') }, ['password']],
    ['an empty password', { email: emailOf('marko'), password: '' }, ['password']],
    ['a number', { email: emailOf('marko'), password: 5 }, ['password']],
    ['an endless password', { email: emailOf('marko'), password: 'x'.repeat(1001) }, ['password']],
    ['more than it asks for', { email: emailOf('marko'), password: 'x', admin: true }, ['admin']],
  ])('is not even tried with %s', async (_what, body, fields) => {
    const answer = await api.as(null).post('/login', body);
    expect(answer).toMatchObject({ status: 422 });
    expect(errorsOf(answer).map(([field]) => field)).toEqual(fields);
  });
});

describe('the eleventh failed try within a minute', () => {
  const slowed = (answer: Answer) => {
    expect(answer).toMatchObject({ status: 429, body: { reason: 'tooManyTries', seconds: expect.any(Number) } });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBe(answer.body.seconds);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.body.detail).toContain(String(seconds));
  };

  it('is refused for whom a proxy of ours names; who comes through the same proxy goes on', async () => {
    const address = '192.0.2.7';
    const by = api.another({ proxies: address });
    const through = (email: string, password: string, said: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': said };
      return api.fetch(null, '/api/v1/login', { by, address, method: 'POST', headers, body: JSON.stringify({ email, password }) });
    };
    const [guesser, person] = [somewhere(), somewhere()];
    for (let at = 0; at < 10; at += 1)
      expect((await through(`kdorkoli-${at}@example.com`, wrong, `${somewhere()}, ${guesser}`)).status, `try ${at}`).toBe(401);
    expect((await through('kdorkoli-11@example.com', wrong, `${somewhere()}, ${guesser}`)).status).toBe(429);
    expect((await through(emailOf('eva'), demoPassword, person)).status).toBe(200);
  });

  it('is refused for an address, whichever accounts it tries; others go on', async () => {
    const address = somewhere();
    await fail(
      10,
      (at) => `nekdo-${at}@example.com`,
      () => address,
    );
    slowed(await signIn('nekdo-11@example.com', wrong, address));
    slowed(await signIn(emailOf('nina'), demoPassword, address));
    expect(await signIn(emailOf('nina'), demoPassword)).toMatchObject({ status: 200 });
  });

  it('is refused for all IPv6 addresses of one network; another network goes on', async () => {
    const network = someNetwork();
    await fail(
      10,
      (at) => `novejsi-${at}@example.com`,
      (at) => `${network}:${at}::1`,
    );
    slowed(await signIn('novejsi-11@example.com', wrong, `${network}::ffff`));
    expect(await signIn('novejsi-12@example.com', wrong, `${someNetwork()}::1`)).toMatchObject({ status: 401 });
  });

  it('is refused for an address also where somebody signs in to an account of their own in between', async () => {
    const address = somewhere();
    const others = (at: number) => `vmes-${at}@example.com`;
    await fail(9, others, () => address);
    expect(await signIn(emailOf('petra'), demoPassword, address)).toMatchObject({ status: 200 });
    await fail(1, others, () => address);
    slowed(await signIn('vmes-11@example.com', wrong, address));
  });

  it('is refused for an account, wherever it comes from, known or not; others go on', async () => {
    for (const email of [emailOf('maks'), 'neznanec@example.com']) {
      await fail(10, () => email, somewhere);
      slowed(await signIn(email.toUpperCase(), wrong));
    }
    slowed(await signIn(emailOf('maks'), demoPassword));
    expect(await signIn(emailOf('tina'), demoPassword)).toMatchObject({ status: 200 });
  });

  it('keeps nobody out on a device where they have signed in before; there the eleventh of their own is refused', async () => {
    const [email, address] = [emailOf('tina'), somewhere()];
    const device = deviceOf(await signIn(email, demoPassword));
    expect(device).toMatch(/^device=[\w-]{22}\.[\w-]{43}$/);
    const known = (password: string, cookie = device) => signIn(email, password, address, { cookie });
    await fail(
      10,
      () => email,
      () => address,
    );
    slowed(await signIn(email, demoPassword, address));
    const again = await known(demoPassword);
    expect(again).toMatchObject({ status: 200 });
    expect(deviceOf(again)).toBe(device);
    // Neither the mark of somebody else nor one that nobody has signed counts.
    const other = deviceOf(await signIn(emailOf('luka'), demoPassword));
    for (const mark of [other, `${device.slice(0, -3)}AAA`, 'device=a.b']) slowed(await known(demoPassword, mark));
    for (let at = 0; at < 10; at += 1) expect((await known(wrong)).status, `try ${at}`).toBe(401);
    slowed(await known(demoPassword));
  });

  it('is refused also when all are made at once', async () => {
    const address = somewhere();
    const answers = await Promise.all(Array.from({ length: 15 }, (_, at) => signIn(`naenkrat-${at}@example.com`, wrong, address)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is none after a success, which forgets what failed before with its account', async () => {
    for (let round = 0; round < 2; round += 1) {
      await fail(9, () => emailOf('eva'), somewhere);
      expect(await signIn(emailOf('eva'), demoPassword)).toMatchObject({ status: 200 });
    }
  });
});

describe('a session', () => {
  const opened = async (person: Person) => `session=${tokenOf(await signIn(emailOf(person), demoPassword))}`;

  it('ends with the sign-out, and no other with it', async () => {
    const [one, other] = [await opened('jure'), await opened('jure')];
    const answer = await api.as(null).post('/logout', undefined, { headers: { cookie: one } });
    expect(answer).toMatchObject({ status: 204 });
    expect(cookieOf(answer)).toMatch(/^session=; .*Max-Age=0/);
    expect([(await withCookie(one)).status, (await withCookie(other)).status]).toEqual([401, 200]);
    expect(await api.as(null).post('/logout', undefined, { headers: { cookie: one } })).toMatchObject({ status: 401 });
  });

  it('ends when its time has come', async () => {
    const cookie = await opened('jure');
    await api.database.orm.em
      .fork()
      .nativeUpdate(api.database.entities.session, { user_id: api.id('jure') }, { expires_at: new Date(Date.now() - 1000) });
    expect(await withCookie(cookie)).toMatchObject({ status: 401, body: { reason: 'notSignedIn' } });
  });

  it('ends when the user is deactivated, at the next request', async () => {
    const somebody = await api.hire([]);
    expect(await api.as(somebody).get('/ping/')).toMatchObject({ status: 200 });
    await api.as('admin').put(`/user/${somebody}`, { active: false });
    expect(await api.as(somebody).get('/ping/')).toMatchObject({ status: 401 });
    expect(await api.rows('select id from session where user_id = ?1', [somebody])).toEqual([]);
    await api.as('admin').put(`/user/${somebody}`, { active: true });
    expect(await api.as(somebody).get('/ping/')).toMatchObject({ status: 401 });
  });

  it('sees a changed role and a changed permission at the next request', async () => {
    const somebody = await api.hire(['vehicles.write']);
    const may = async () => (await api.as(somebody).post('/vehicle', { name: 'Preizkus' })).status;
    const change = (names: readonly Permission[]) =>
      api
        .rows('select role_id from "user" where id = ?1', [somebody])
        .then(([row]) => api.as('admin').put(`/role/${row?.role_id}`, { permissions: names.map((name) => permissions[name]) }));
    expect(await may()).toBe(201);
    await change([]);
    expect(await may()).toBe(403);
    await change(['vehicles.write']);
    expect(await may()).toBe(201);
    const [powerless] = await api.rows('select role_id from "user" where id = ?1', [api.id('jure')]);
    await api.as('admin').put(`/user/${somebody}`, { role_id: powerless?.role_id });
    expect(await may()).toBe(403);
  });

  it.each([
    ['an empty one', 'session='],
    ['a made-up one', `session=${'x'.repeat(43)}`],
    ['an endless one', `session=${'x'.repeat(5000)}`],
    ['no text', 'session=%00%ff'],
    ['another name', 'Session=x; sessionid=y'],
    ['two, the first made up', 'session=x; session=y'],
  ])('is none with %s', async (_what, cookie) => {
    expect(await withCookie(cookie)).toMatchObject({ status: 401 });
  });

  it('is found among other cookies', async () => {
    expect(await withCookie(`theme=dark; ${await opened('luka')}; a=b`)).toMatchObject({ status: 200 });
  });
});
