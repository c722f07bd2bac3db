// The second factor: set up with the password, asked for at sign-in once the password was right, each code good once, and nobody locked out for a lost phone.
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#server/core/security/password.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { errorsOf, useApi } from '#tests/support/api.ts';
import { demoPassword } from '#tests/support/stories/cast.ts';

const api = useApi();
// A code that was right when it was made is right when it arrives: no half minute ends in between.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

let people = 0;
const somebody = async (names: Parameters<typeof api.hire>[0] = []) => {
  people += 1;
  const email = `faktor-${people}@example.com`;
  return { id: await api.hire(names, { email, password_hash: await hashPassword(demoPassword) }), email };
};
const signIn = (email: string, code?: string, password = demoPassword, address = somewhere()) =>
  api.as(null).post('/login', { email, password, ...(code !== undefined && { code }) }, { address });
/** The code of so many half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const begin = (id: number, password = demoPassword) => api.as(id).post('/me/second_factor', { password });
const confirm = (id: number, code: string) => api.as(id).post('/me/second_factor/confirm', { code });
/** Somebody with a factor in force: it was confirmed with the code of the step before this one, so that this one's still opens. */
const protectedUser = async (names: Parameters<typeof api.hire>[0] = []) => {
  const user = await somebody(names);
  const secret = String((await begin(user.id)).body.secret);
  const { body } = await confirm(user.id, codeOf(secret, -1));
  return { ...user, secret, codes: body.recovery_codes as string[] };
};
const lastMailTo = async (email: string) =>
  String((await api.rows('select text from mail where recipient = ?1 order by id desc limit 1', [email]))[0]?.text);
const ofMe = async (id: number) => (await api.as(id).get('/me')).body.second_factor;
const mailsTo = async (email: string) =>
  (await api.rows('select subject from mail where recipient = ?1 order by id', [email])).map(({ subject }) => subject);

describe('setting it up', () => {
  it('takes the password and the first code, and answers ten codes for the day the phone is gone', async () => {
    const { id, email } = await somebody();
    expect(await ofMe(id)).toEqual({ since: null, required: false, recovery_codes_left: 0 });
    const begun = await begin(id);
    expect(begun).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect(String(begun.body.uri)).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    expect(await signIn(email), 'not in force before it is confirmed').toMatchObject({ status: 200 });
    const done = await confirm(id, codeOf(String(begun.body.secret)));
    expect(done).toMatchObject({ status: 200, body: { since: expect.any(String) } });
    expect(new Set(done.body.recovery_codes as string[]).size).toBe(10);
    expect(await ofMe(id)).toEqual({ since: done.body.since, required: false, recovery_codes_left: 10 });
    const stored = JSON.stringify([
      await api.rows('select * from "user"'),
      await api.rows('select * from recovery_code'),
      await api.eventsOf('user', id),
    ]);
    for (const secret of [String(begun.body.secret), ...(done.body.recovery_codes as string[])]) expect(stored).not.toContain(secret);
    expect(await mailsTo(email)).toEqual(['Drugi faktor je vklopljen']);
    expect(await begin(id)).toMatchObject({ status: 409, body: { reason: 'secondFactorInForce' } });
  });

  it('is refused with a wrong password, a wrong code, and a code before it was begun', async () => {
    const { id } = await somebody();
    expect(errorsOf(await begin(id, 'Napacno-geslo-1'))).toEqual([['password', 'wrongPassword']]);
    expect(await confirm(id, '123456')).toMatchObject({ status: 409, body: { reason: 'secondFactorNotBegun' } });
    const secret = String((await begin(id)).body.secret);
    expect(errorsOf(await confirm(id, codeOf(secret, 9)))).toEqual([['code', 'wrongCode']]);
    expect(await ofMe(id)).toMatchObject({ since: null });
  });

  it('keeps nothing that it told under an Idempotency-Key', async () => {
    const { id } = await somebody();
    const headers = { 'idempotency-key': `faktor-${id}` };
    const { body } = await api.as(id).post('/me/second_factor', { password: demoPassword }, { headers });
    expect(JSON.stringify(await api.rows('select * from idempotency_key'))).not.toContain(String(body.secret));
  });

  it('does not become a place to guess the password: the eleventh wrong one within a minute waits', async () => {
    const { id } = await somebody();
    for (let at = 0; at < 10; at += 1) expect(await begin(id, 'Napacno-geslo-1')).toMatchObject({ status: 422 });
    expect(await begin(id)).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } });
  });
});

describe('signing in with it', () => {
  it('asks for the code only who knows the password', async () => {
    const { email, secret } = await protectedUser();
    expect(await signIn(email, undefined, 'Napacno-geslo-1')).toMatchObject({ status: 401, body: { reason: 'wrongCredentials' } });
    expect(await signIn(email, codeOf(secret), 'Napacno-geslo-1')).toMatchObject({ status: 401, body: { reason: 'wrongCredentials' } });
    const challenge = await signIn(email);
    expect(challenge).toMatchObject({ status: 401, body: { reason: 'secondFactorNeeded' } });
    expect(challenge.headers.get('set-cookie')).toBeNull();
    expect(await signIn(email, codeOf(secret))).toMatchObject({ status: 200 });
  });

  it('takes a code once, and none that is older than the last', async () => {
    const { email, secret } = await protectedUser();
    const code = codeOf(secret);
    expect(await signIn(email, code)).toMatchObject({ status: 200 });
    expect(await signIn(email, code)).toMatchObject({ status: 401, body: { reason: 'wrongCode' } });
    expect(await signIn(email, codeOf(secret, -1))).toMatchObject({ status: 401, body: { reason: 'wrongCode' } });
    expect(await signIn(email, `${codeOf(secret, 1).slice(0, 3)} ${codeOf(secret, 1).slice(3)}`), 'written with a space').toMatchObject({
      status: 200,
    });
  });

  it('opens once when the same code is sent from five places at once', async () => {
    const { email, codes } = await protectedUser();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, codes[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes each recovery code once, however it is written, and writes that one was used', async () => {
    const { id, email, codes } = await protectedUser();
    expect(await signIn(email, codes[3]?.toUpperCase().replaceAll('-', ' '))).toMatchObject({ status: 200 });
    expect(await signIn(email, codes[3])).toMatchObject({ status: 401, body: { reason: 'wrongCode' } });
    expect(await signIn(email, codes[4])).toMatchObject({ status: 200 });
    expect(await ofMe(id)).toMatchObject({ recovery_codes_left: 8 });
    expect(await mailsTo(email)).toContain('Prijava z rezervno kodo');
  });

  it('slows down who tries codes, also when the right password comes in between', async () => {
    const { email, secret } = await protectedUser();
    for (let at = 0; at < 10; at += 1) {
      expect(await signIn(email, '000000'), `try ${at}`).toMatchObject({ status: 401 });
      if (at < 9) expect(await signIn(email)).toMatchObject({ status: 401, body: { reason: 'secondFactorNeeded' } });
    }
    expect(await signIn(email, codeOf(secret))).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } });
  });
});

describe('taking it away', () => {
  it.each(['password', 'code', 'recovery code'])('needs the %s', async (proof) => {
    const { id, email, secret, codes } = await protectedUser();
    const given = { password: { password: demoPassword }, code: { code: codeOf(secret) }, 'recovery code': { code: codes[0] } }[proof];
    expect(errorsOf(await api.as(id).delete('/me/second_factor', {}))).toEqual([['password', 'required']]);
    expect(errorsOf(await api.as(id).delete('/me/second_factor', { code: '000000' }))).toEqual([['code', 'wrongCode']]);
    expect(await api.as(id).delete('/me/second_factor', given)).toMatchObject({ status: 204 });
    expect(await ofMe(id)).toEqual({ since: null, required: false, recovery_codes_left: 0 });
    expect(await signIn(email)).toMatchObject({ status: 200 });
    expect(await mailsTo(email)).toContain('Drugi faktor je izklopljen');
    expect(await api.as(id).delete('/me/second_factor', { password: demoPassword })).toMatchObject({ status: 409 });
  });

  it('is done by an administrator with a reason when the phone is lost, who may not do it to who may do more', async () => {
    const { id, email } = await protectedUser(['settings.write']);
    const assistant = await api.hire(['users.write']);
    const drop = (caller: number | 'admin', body: object) => api.as(caller).delete(`/user/${id}/second_factor`, body);
    expect(await drop(assistant, { reason: 'Izgubljen telefon' })).toMatchObject({ status: 403, body: { permission: 'settings.write' } });
    expect(errorsOf(await drop('admin', {}))).toEqual([['reason', 'required']]);
    expect(await drop('admin', { reason: 'Izgubljen telefon' })).toMatchObject({ status: 204 });
    expect((await api.eventsOf('user', id)).at(-1)).toMatchObject({
      action: 'secondFactorTaken',
      reason: 'Izgubljen telefon',
      by: api.id('admin'),
    });
    expect(await mailsTo(email)).toContain('Drugi faktor je odvzet');
    // Somebody else did it: a new password of one's own would help nobody.
    expect(await lastMailTo(email)).toContain('Če tega ne pričakuješ, takoj pokliči pisarno.');
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });

  it('of recovery codes makes new ones with the password', async () => {
    const { id, email, codes } = await protectedUser();
    const renew = (password: string) => api.as(id).post('/me/second_factor/recovery_codes', { password });
    expect(errorsOf(await renew('Napacno-geslo-1'))).toEqual([['password', 'wrongPassword']]);
    const { body } = await renew(demoPassword);
    expect(body.recovery_codes).toHaveLength(10);
    expect(await signIn(email, codes[0])).toMatchObject({ status: 401 });
    expect(await signIn(email, (body.recovery_codes as string[])[0])).toMatchObject({ status: 200 });
    expect(await api.as((await somebody()).id).post('/me/second_factor/recovery_codes', { password: demoPassword })).toMatchObject({
      status: 409,
    });
  });
});

describe('a role that asks for one', () => {
  it('opens nothing but the set-up to who has none, from the next call on', async () => {
    const { id, email } = await somebody(['clients.read']);
    const me = api.as(id);
    expect(await me.get('/client')).toMatchObject({ status: 200 });
    const { role_id } = (await me.get('/me')).body.user as { role_id: number };
    expect(await api.as('admin').put(`/role/${role_id}`, { second_factor_required: true })).toMatchObject({ status: 200 });
    for (const answer of [
      await me.get('/client'),
      await me.get('/events?topics=client'),
      await me.put('/me', { zoom: 110 }),
      await me.get('/me/sessions'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { reason: 'secondFactorRequired' } });
    expect(await me.get('/ping/')).toMatchObject({ status: 200 });
    expect(await ofMe(id)).toMatchObject({ since: null, required: true });
    expect((await api.as('admin').get(`/user/${id}`)).body).toMatchObject({ second_factor_since: null, second_factor_required: true });
    expect(await signIn(email)).toMatchObject({ status: 200 });
    const secret = String((await begin(id)).body.secret);
    expect(await confirm(id, codeOf(secret))).toMatchObject({ status: 200 });
    expect(await me.get('/client')).toMatchObject({ status: 200 });
    expect(await me.delete('/me/second_factor', { password: demoPassword })).toMatchObject({ status: 204 });
    expect(await me.get('/client')).toMatchObject({ status: 403 });
    expect(await me.post('/logout')).toMatchObject({ status: 204 });
  });
});
