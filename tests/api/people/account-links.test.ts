// Invitations and forgotten passwords: a link sets a password once, nobody learns whose address is known, and every session ends.
import { describe, expect, it } from 'vitest';
import { hashOf } from '#server/core/security/session.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { type Answer, errorsOf, useApi } from '#tests/support/api.ts';
import { callerOver } from '#tests/support/caller.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';
import { demoPassword, emailOf } from '#tests/support/stories/cast.ts';

const api = useApi();
const nobody = () => api.as(null);
const good = 'štirje-mlini-drobijo-kamen';
const newcomer = (email: string, more: object = {}) => api.hire(['tasks.create'], { email, language: 'sl', ...more });
const invite = (id: number) => api.as('admin').post(`/user/${id}/invite`);
const tokenOf = (url: unknown) => String(url).split('/').at(-1) ?? '';
const signIn = (email: string, password: string) => nobody().post('/login', { email, password }, { address: somewhere() });
const look = (token: string) => nobody().get(`/public/reset_password/${token}`, { address: somewhere() });
const set = (token: string, password: unknown) => nobody().post(`/public/reset_password/${token}`, { password }, { address: somewhere() });
const ask = (email: string, address = somewhere()) => nobody().post('/public/reset_password', { email }, { address });
const mailsTo = (email: string) => api.rows('select * from mail where recipient = ?1 order by id', [email]);
/** The mails to an address, once there are so many: they are written beside the answer. */
const mailed = async (email: string, many: number) => {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(many);
  return mailsTo(email);
};
/** It stands apart from the text until the mail has left. */
const tokenIn = (mail: Record<string, unknown> | undefined) => String(mail?.secret ?? '');
const age = (token: string, hours: number) =>
  api.database.orm.em.fork().transactional(async (em) => {
    const link = await em.findOneOrFail(api.database.entities.public_link, { token_hash: hashOf(token) });
    link.expires_at = new Date(link.expires_at.getTime() - hours * 3_600_000);
    link.created_at = new Date(link.created_at.getTime() - hours * 3_600_000);
  });

describe('an invitation', () => {
  it('is mailed in the language of who is invited, and its link sets the first password, once', async () => {
    const id = await newcomer('nova@example.com', { language: 'de' });
    const answer = await invite(id);
    expect(answer).toMatchObject({
      status: 200,
      body: { email: 'nova@example.com', mailed: false, url: expect.stringContaining('/resetPass/') },
    });
    const days = (Date.parse(String(answer.body.expires_at)) - Date.parse(String(answer.body.invited_at))) / 86_400_000;
    expect(days).toBe(7);
    const token = tokenOf(answer.body.url);
    const [mail] = await mailsTo('nova@example.com');
    expect(mail).toMatchObject({ language: 'de', status: 'waiting', entity: 'user', kind: 'invitation' });
    expect(tokenIn(mail)).toBe(token);
    expect(String(mail?.html)).toContain('Passwort festlegen');
    expect(JSON.stringify(await api.rows('select * from public_link'))).not.toContain(token);
    expect(JSON.stringify(await api.eventsOf('user', id))).not.toContain(token);

    expect(await look(token)).toMatchObject({ status: 200, body: { purpose: 'invitation', state: 'open', language: 'de' } });
    expect(await set(token, good)).toMatchObject({ status: 200, body: { email: 'nova@example.com' } });
    expect(await signIn('nova@example.com', good)).toMatchObject({ status: 200 });
    expect(await look(token)).toMatchObject({ status: 200, body: { state: 'used' } });
    expect(await set(token, `${good}-2`)).toMatchObject({ status: 409, body: { reason: 'alreadyUsed' } });
    expect((await api.eventsOf('user', id)).map(({ action }) => action)).toEqual(['invite', 'join', 'signIn']);
    expect(await invite(id)).toMatchObject({ status: 409, body: { reason: 'alreadyJoined' } });
  });

  it('is sent anew, and the earlier link dies with the mail that has not left', async () => {
    const id = await newcomer('anew@example.com');
    const first = tokenOf((await invite(id)).body.url);
    const second = tokenOf((await invite(id)).body.url);
    expect(await look(first)).toMatchObject({ status: 404 });
    expect(await look(second)).toMatchObject({ status: 200 });
    const mails = await mailsTo('anew@example.com');
    expect(mails.map(({ status }) => status)).toEqual(['cancelled', 'waiting']);
    expect(JSON.stringify(mails)).not.toContain(first);
  });

  it('keeps its link to the mail where a mail server brings it', async () => {
    const id = await newcomer('posta@example.com');
    const app = api.another({ mails: true });
    const caller = callerOver(
      async (path, init) => app.fetch(new Request(`http://test.example${path}`, init), { incoming: { socket: { remoteAddress: '::1' } } }),
      () => api.sessionOf('admin'),
    );
    const { body } = await caller.post(`/user/${id}/invite`);
    expect(body).toMatchObject({ mailed: true });
    expect(body).not.toHaveProperty('url');
  });

  it('keeps no token under an Idempotency-Key', async () => {
    const id = await newcomer('kljuc@example.com');
    const headers = { 'idempotency-key': 'vabilo-1' };
    const first = await api.as('admin').post(`/user/${id}/invite`, {}, { headers });
    const again = await api.as('admin').post(`/user/${id}/invite`, {}, { headers });
    expect(again.body).toEqual({ ...first.body, url: undefined });
    expect(JSON.stringify(await api.rows('select * from idempotency_key'))).not.toContain(tokenOf(first.body.url));
  });

  it('for a new password is handed over where no mail server brings it; not to who was never here, nor to who may do more', async () => {
    const id = await newcomer('pozabljivka@example.com');
    expect(await api.as('admin').post(`/user/${id}/reset_password`)).toMatchObject({ status: 409, body: { reason: 'notJoined' } });
    await set(tokenOf((await invite(id)).body.url), good);
    const { body } = await api.as('admin').post(`/user/${id}/reset_password`);
    expect(await signIn('pozabljivka@example.com', good)).toMatchObject({ status: 200 });
    expect(await set(tokenOf(body.url), `${good} drugo`)).toMatchObject({ status: 200 });
    expect(await signIn('pozabljivka@example.com', `${good} drugo`)).toMatchObject({ status: 200 });
    const assistant = await api.hire(['users.read', 'users.write']);
    expect(await api.as(assistant).post(`/user/${api.id('admin')}/reset_password`)).toMatchObject({ status: 403 });
  });

  it('a new address is told to the earlier one, in the language of its user; to one that was never signed in with nothing is written', async () => {
    const id = await newcomer('prvi@example.com', { language: 'de' });
    await api.as('admin').put(`/user/${id}`, { email: 'popravljen@example.com' });
    expect(await mailsTo('prvi@example.com')).toEqual([]);
    await set(tokenOf((await invite(id)).body.url), good);
    expect(await api.as('admin').put(`/user/${id}`, { email: 'novi@example.com', name: 'Zala' })).toMatchObject({ status: 200 });
    const notice = (await mailsTo('popravljen@example.com')).at(-1);
    expect(notice).toMatchObject({ kind: 'account', subject: 'Deine Anmeldeadresse wurde geändert', entity: 'user' });
    expect(String(notice?.text)).toContain('novi@example.com');
    expect(await mailsTo('novi@example.com')).toEqual([]);
    const before = (await api.rows('select id from mail')).length;
    await api.as('admin').put(`/user/${id}`, { email: 'novi@example.com', name: 'Zala' });
    expect(await api.rows('select id from mail')).toHaveLength(before);
  });

  it('is not for who was deactivated, nor for who may do more than who invites', async () => {
    expect(await invite(await newcomer('odsel@example.com', { active: false }))).toMatchObject({
      status: 409,
      body: { reason: 'inactive' },
    });
    const assistant = await api.hire(['users.read', 'users.write', 'tasks.create']);
    const chief = await api.hire(['tasks.create', 'settings.write'], { email: 'sef@example.com' });
    expect(await api.as(assistant).post(`/user/${chief}/invite`)).toMatchObject({ status: 403, body: { permission: 'settings.write' } });
    expect(await api.as(assistant).put(`/user/${chief}`, { email: 'moj@example.com' })).toMatchObject({ status: 403 });
    expect(await api.as(assistant).post(`/user/${await newcomer('mlad@example.com')}/invite`)).toMatchObject({ status: 200 });
  });
});

describe('a new password', () => {
  it.each([
    ['eleven signs', 'kratko-geslo'.slice(1), 'shortPassword'],
    ['one sign', 'x', 'shortPassword'],
    ['what everybody has', 'password1234', 'commonPassword'],
    ['one of the stolen', 'Finalfantasy', 'commonPassword'],
    ['a run', '123456789012', 'commonPassword'],
    ['one sign over and over', 'aaaaaaaaaaaaaaaa', 'commonPassword'],
    ['a word twice', 'qwertyqwerty12', 'commonPassword'],
    ['name and address', 'Oseba.Preizkusna-1', 'personalPassword'],
    ['the own address', 'EMAIL', 'personalPassword'],
  ])('is refused by its field: %s', async (_what, password, reason) => {
    const email = `sibko-${crypto.randomUUID()}@example.com`;
    const id = await newcomer(email, { name: 'Preizkusna', last_name: 'Oseba' });
    const token = tokenOf((await invite(id)).body.url);
    const answer = await set(token, password.replace('EMAIL', email));
    expect(answer).toMatchObject({ status: 422, body: { reason: 'invalid' } });
    expect(errorsOf(answer)).toEqual([['password', reason]]);
    expect(await look(token)).toMatchObject({ body: { state: 'open' } });
  });

  it('says how many signs are missing', async () => {
    const token = tokenOf((await invite(await newcomer('stevilo@example.com'))).body.url);
    expect((await set(token, '12345678')).body.detail).toContain('4 more characters');
  });
});

describe('a forgotten password', () => {
  it('is set by the link in the mail; every session ends, and the user is told', async () => {
    const id = await api.hire([], { email: 'pozabil@example.com', password_hash: 'x', language: 'hr' });
    const session = await api.sessionOf(id);
    const here = () => nobody().get('/ping/', { headers: { cookie: `session=${session}` } });
    expect(await here()).toMatchObject({ status: 200 });
    expect(await ask('Pozabil@Example.com ')).toMatchObject({ status: 200, body: { expires_in: 3600, wait: 60 } });
    const [mail] = await mailed('pozabil@example.com', 1);
    const token = tokenIn(mail);
    expect(await look(token)).toMatchObject({ body: { purpose: 'passwordReset', state: 'open', language: 'hr' } });
    expect(await set(token, good)).toMatchObject({ status: 200 });
    expect(await here()).toMatchObject({ status: 401 });
    expect(await signIn('pozabil@example.com', good)).toMatchObject({ status: 200 });
    expect((await mailsTo('pozabil@example.com')).map(({ subject }) => subject)).toEqual(['Nova lozinka', 'Lozinka je promijenjena']);
  });

  it('answers the same for who is not known, and writes to nobody', async () => {
    const known = await ask(emailOf('tina'));
    const unknown = await ask('nihce-ne-ve@example.com');
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(await mailsTo('nihce-ne-ve@example.com')).toEqual([]);
    await mailed(emailOf('tina'), 1);
    expect(await mailsTo('nihce-ne-ve@example.com')).toEqual([]);
  });

  // The server does the same on both databases: the second one only shows that nothing of its own is in it.
  const rounds = onPostgres ? 5 : 20;
  const timed = async (email: string) => {
    const started = performance.now();
    expect(await ask(email)).toMatchObject({ status: 200 });
    return performance.now() - started;
  };
  const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[rounds * 5] ?? Number.NaN;
  /** By which share the medians of those who are known and those who are not differ. */
  const difference = async (go: number) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const emails = Array.from({ length: 10 }, (_, at) => `${go}-${round}-${at}@example.com`);
      await Promise.all(emails.map((email) => newcomer(`cas-${email}`)));
      const known = (email: string) => timed(`cas-${email}`).then((ms) => times.known.push(ms));
      const unknown = (email: string) => timed(`ni-${email}`).then((ms) => times.unknown.push(ms));
      // Side by side, so that what slows the machine slows both; in turn, so that neither is always the first.
      await Promise.all(emails.flatMap((email, at) => (at % 2 ? [known, unknown] : [unknown, known]).map((one) => one(email))));
    }
    return Math.abs(median(times.known) - median(times.unknown)) / median(times.unknown);
  };
  it(`takes as long for who is not known: the medians of ${rounds * 10} tries differ by less than a tenth`, async () => {
    // A busy machine may slow one of them more than the other, but hardly three times; what tells them apart does so each time.
    const delays: number[] = [];
    while (delays.length < 3 && !delays.some((share) => share < 0.1)) delays.push(await difference(delays.length));
    expect(Math.min(...delays)).toBeLessThan(0.1);
  });

  it('is mailed once a minute, however often it is asked for', async () => {
    await newcomer('pogosto@example.com');
    await ask('pogosto@example.com');
    await ask('pogosto@example.com');
    await mailed('pogosto@example.com', 1);
    await age(tokenIn((await mailsTo('pogosto@example.com'))[0]), 0.05);
    await ask('pogosto@example.com');
    await mailed('pogosto@example.com', 2);
  });

  it('is not asked for an eleventh time within a minute, from one address or for one account', async () => {
    const address = somewhere();
    const tenOf = async (sent: Promise<Answer>[]) =>
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await tenOf(Array.from({ length: 10 }, (_, at) => ask(`mnogo-${at}@example.com`, address)));
    expect(await ask('mnogo-11@example.com', address)).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } });
    await tenOf(Array.from({ length: 10 }, () => ask('en@example.com')));
    expect(await ask('en@example.com')).toMatchObject({ status: 429 });
    expect(await ask('drug@example.com')).toMatchObject({ status: 200 });
  });

  it('leads nowhere when it is an hour old, replaced, guessed, or its user has left: all look alike', async () => {
    const made = async (email: string) => {
      const id = await newcomer(email);
      await ask(email);
      return { id, token: tokenIn((await mailed(email, 1)).at(-1)) };
    };
    const old = await made('stara@example.com');
    await age(old.token, 1);
    const left = await made('bivsi@example.com');
    await api.as('admin').put(`/user/${left.id}`, { active: false });
    const moved = await made('selitev@example.com');
    await api.as('admin').put(`/user/${moved.id}`, { email: 'preseljen@example.com' });
    const answers = [
      await look(old.token),
      await look(left.token),
      await look(moved.token),
      await look('A'.repeat(43)),
      await look('kratek'),
      await set(old.token, good),
      await set('A'.repeat(43), good),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, instance: '' }).toEqual({ ...answers[0]?.body, instance: '' });
    }
  });

  it('slows down who guesses links', async () => {
    const address = somewhere();
    const guess = (at: number) => nobody().get(`/public/reset_password/${String(at).padStart(43, 'B')}`, { address });
    for (let at = 0; at < 10; at += 1) expect(await guess(at)).toMatchObject({ status: 404 });
    expect(await guess(10)).toMatchObject({ status: 429 });
  });

  it('does not touch the demo password meanwhile', async () => {
    expect(await signIn(emailOf('tina'), demoPassword)).toMatchObject({ status: 200 });
  });
});
