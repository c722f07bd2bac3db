// Mail leaves by a real mail server, once, and only for what was committed; without one it stays in the outbox to be read.
import { SqliteConnection } from '@mikro-orm/sqlite';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { act } from '#server/core/events/act.ts';
import { send } from '#server/domain/mail/outbox.ts';
import { openMailServer } from '#server/jobs/mail-server.ts';
import { type Outbox, openOutbox } from '#server/jobs/outbox.ts';
import { type Api, useApi } from '#tests/support/api.ts';
import { type MailCatcher, openMailCatcher, readable } from '#tests/support/machine/mail-catcher.ts';
import { makeClient, makeTask, sendTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
let server: MailCatcher;
let outbox: Outbox;
const logLines: string[] = [];
const open = (services: Parameters<typeof openOutbox>[0], patienceMs = 10_000) =>
  openOutbox(services, openMailServer(server.url, 'https://delo.example', patienceMs).deliver, (line) =>
    logLines.push(JSON.stringify(line)),
  );

beforeAll(async () => {
  server = await openMailCatcher();
});
afterAll(async () => {
  await server.close();
});

const mails = () => api.rows('select * from mail order by id');
const newest = async () => (await mails()).at(-1) ?? {};
const clear = () => api.database.orm.em.fork().nativeDelete(api.database.entities.mail, {});
/** A task sent to the client; its mail waits in the outbox. */
const sent = async (language = 'sl', title = 'Menjava ventila & črpalke') => {
  const client = await makeClient(api, { language });
  const id = await makeTask(api, { client_company_id: client.id, title });
  return { id, token: await sendTask(api, id) };
};

/** A database that goes away under the acts of a process, and comes back. */
type Fault = { begin(): Promise<void>; seenTwice(): Promise<void>; end(): Promise<void> };

/** The mail is held by somebody else, and the line of whoever waits for it is cut. */
const linesCutAt = async (url: string): Promise<Fault> => {
  // Inside of a transaction nobody sees who has begun to wait since: another one looks.
  const [holder, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([holder.connect(), other.connect()]);
  const cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return {
    begin: async () => {
      await holder.query('begin');
      await holder.query('select id from mail for update');
    },
    seenTwice: async () => {
      for (let times = 0; times < 2; times += 1) await expect.poll(async () => (await other.query(cut)).rowCount).toBe(1);
    },
    end: async () => {
      await Promise.all([holder.end(), other.end()]);
    },
  };
};

/** The file is locked by somebody else for longer than a writer waits. */
const lockedFile = async ({ database, url }: Api): Promise<Fault> => {
  const connection = database.orm.driver.getConnection();
  if (!(connection instanceof SqliteConnection)) throw new Error('This is not SQLite.');
  const native: Sqlite.Database = await connection.getNativeClient();
  const usual = native.pragma('busy_timeout', { simple: true });
  const other = new Sqlite(url.slice('sqlite:'.length));
  let begun = 0;
  const outcomes = {
    beforeTransactionStart: () => {
      begun += 1;
    },
  };
  return {
    begin: async () => {
      native.pragma('busy_timeout = 1');
      other.exec('begin immediate');
      database.orm.em.getEventManager().registerSubscriber(outcomes);
    },
    // The third begins because the second has failed.
    seenTwice: () => expect.poll(() => begun).toBeGreaterThan(2),
    end: async () => {
      other.exec('rollback');
      other.close();
      native.pragma(`busy_timeout = ${usual}`);
      database.orm.em.getEventManager().getSubscribers().delete(outcomes);
    },
  };
};

describe('without a mail server', () => {
  it('the mail stays in the outbox, where an administrator reads it, but for the token of its link', async () => {
    await clear();
    const { token } = await sent();
    expect(await newest()).toMatchObject({ status: 'waiting', recipient: 'ana.kos@example.com', attempts: 0 });
    const { rows } = await api.as('admin').get('/mail');
    const { body } = await api.as('admin').get(`/mail/${rows[0]?.id}`);
    expect(body).toMatchObject({
      kind: 'confirmation',
      about: { entity: 'task', title: expect.stringContaining('Menjava ventila & črpalke') },
    });
    expect(body.text).toContain('/confirmTask/…');
    expect(JSON.stringify([rows, body, await api.as('admin').get(`/mail/${rows[0]?.id}/history`)])).not.toContain(token);
    expect(await api.as('marko').get('/mail')).toMatchObject({ status: 403 });
  });

  it('a client whose contact has no address gets no mail, and the owner the link', async () => {
    await clear();
    const client = await makeClient(api, {}, null);
    const { body } = await api.as('marko').put(`/task/${await makeTask(api, { client_company_id: client.id })}/close`);
    expect(body.link).toMatchObject({ email: null, url: expect.stringContaining('/confirmTask/') });
    expect(await mails()).toEqual([]);
  });
});

describe('with a mail server', () => {
  beforeEach(async () => {
    await clear();
    server.be(null);
    outbox = open(api.app);
  });
  // After a test that fails it would take the mails of the next.
  afterEach(() => outbox.end());

  it('the mail leaves by itself once the task is sent, and keeps no token', async () => {
    const before = server.caught.length;
    const { id, token } = await sent();
    await outbox.empty();
    await outbox.end();
    const [caught, ...more] = server.caught.slice(before);
    expect(more).toEqual([]);
    expect(caught?.to).toEqual(['ana.kos@example.com']);
    const raw = readable(caught?.raw ?? '');
    expect(raw).toMatch(/From: "?Toplar servis d\. o\. o\."? <delo@toplar\.example>/);
    expect(raw).toContain('Reply-To: marko@example.com');
    expect(raw).toContain(`http://127.0.0.1:3000/confirmTask/${token}`);
    expect(raw).toContain('Menjava ventila &#38; črpalke');
    const mail = await newest();
    expect(mail).toMatchObject({ status: 'sent', attempts: 1, refusal: null });
    expect(JSON.stringify(mail)).not.toContain(token);
    expect(String(mail.text)).toContain('/confirmTask/…');
    expect((await api.eventsOf('mail', Number(mail.id))).map(({ action }) => action)).toEqual(['create', 'sent']);
    expect((await api.as('marko').get(`/task/${id}`)).body.status).toBe(4);
  });

  it('an act that fails after it wrote a mail sends nothing', async () => {
    const before = server.caught.length;
    const letter = { recipient: 'x@example.com', reply_to: null, subject: 'A', text: 'A', html: null, language: 'sl' };
    const failing = act(api.app, null, async (tx) => {
      await send(tx, { ...letter, kind: 'account', entity: 'task', entity_id: 1 });
      throw new Error('Something went wrong after that.');
    });
    await expect(failing).rejects.toThrow('Something went wrong');
    await outbox.empty();
    await outbox.end();
    expect(server.caught).toHaveLength(before);
    expect(await mails()).toEqual([]);
  });

  it('a mail refused for now is tried again later, with the answer at the mail; a mail refused for good is not', async () => {
    server.be({ is: 'refusing', at: 'data', code: 451, text: 'Greylisted' });
    const { id } = await sent();
    await outbox.empty();
    const waiting = await newest();
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(waiting.refusal).toContain('Greylisted');
    expect((await api.as('marko').get(`/task/${id}`)).body.confirmation).toMatchObject({ mail: 'waiting', refusal: waiting.refusal });
    await outbox.empty();
    expect((await newest()).attempts, 'not before its time').toBe(1);
    server.be({ is: 'refusing', at: 'data', code: 550, text: 'No such mailbox' });
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.mail, {}, { next_attempt_at: new Date(0) });
    await outbox.empty();
    await outbox.end();
    const failed = await newest();
    expect(failed).toMatchObject({ status: 'failed', attempts: 2, next_attempt_at: null });
    expect(failed.refusal).toContain('No such mailbox');
  });

  it.each([
    ['drops the line', { is: 'dropping' }],
    ['says nothing', { is: 'silent' }],
    ['does not know the recipient yet', { is: 'refusing', at: 'recipient', code: 450, text: 'Later' }],
  ] as const)('a server that %s is tried again, and takes the mail then, once', async (_case, mood) => {
    server.be(mood);
    const before = server.caught.length;
    await outbox.end();
    // What never comes is not waited for; what comes may take its time on a slow machine.
    outbox = open(api.app, mood.is === 'silent' ? 400 : undefined);
    await sent();
    await outbox.empty();
    expect(await newest()).toMatchObject({ status: 'waiting', attempts: 1, claimed_until: null, refusal: expect.stringMatching(/./) });
    await outbox.end();
    outbox = open(api.app);
    server.be(null);
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.mail, {}, { next_attempt_at: new Date(0) });
    await outbox.empty();
    await outbox.end();
    expect(server.caught.slice(before)).toHaveLength(1);
    expect(await newest()).toMatchObject({ status: 'sent', attempts: 2, refusal: null });
  });

  it('a mailbox that does not exist is not tried again; an administrator sends it once more, and the link still opens', async () => {
    server.be({ is: 'refusing', at: 'recipient', code: 550, text: 'No such mailbox' });
    const { id, token } = await sent();
    await outbox.empty();
    const mail = await newest();
    expect((await api.as('admin').get(`/mail/${mail.id}`)).body).toMatchObject({
      status: 'failed',
      $transitions: { resend: { allowed: true } },
    });
    expect((await api.as('marko').get(`/task/${id}`)).body.confirmation).toMatchObject({ mail: 'failed', refusal: mail.refusal });
    server.be(null);
    const before = server.caught.length;
    expect(await api.as('marko').put(`/mail/${mail.id}/resend`)).toMatchObject({ status: 403 });
    expect(await api.as('admin').put(`/mail/${mail.id}/resend`)).toMatchObject({ status: 200, body: { status: 'waiting' } });
    await outbox.empty();
    await outbox.end();
    const [caught] = server.caught.slice(before);
    expect(readable(caught?.raw ?? '')).toContain(`/confirmTask/${token}`);
    expect(await newest()).toMatchObject({ status: 'sent', attempts: 1, secret: null });
    expect(await api.as('admin').put(`/mail/${mail.id}/resend`)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('an invitation that the server refuses is told where the account is looked after, to nobody else', async () => {
    server.be({ is: 'refusing', at: 'recipient', code: 550, text: 'No such mailbox' });
    const id = await api.hire([], { email: 'tipkarska@example.com' });
    await api.as('admin').post(`/user/${id}/invite`);
    await outbox.empty();
    await outbox.end();
    expect(await api.as('admin').get(`/user/${id}/mail`)).toMatchObject({
      body: { kind: 'invitation', recipient: 'tipkarska@example.com', status: 'failed', refusal: '550 No such mailbox' },
    });
    expect(await api.as('marko').get(`/user/${id}/mail`)).toMatchObject({ status: 403 });
    expect((await api.as('admin').get(`/user/${api.id('jure')}/mail`)).body).toEqual({});
  });

  it('an administrator calls back what has not left: it never does, and the task tells', async () => {
    server.be({ is: 'refusing', at: 'data', code: 451, text: 'Later' });
    const { id } = await sent();
    await outbox.empty();
    const { id: mail } = await newest();
    expect(await api.as('admin').put(`/mail/${mail}/cancel`)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    server.be(null);
    const before = server.caught.length;
    await outbox.empty();
    await outbox.end();
    expect(server.caught).toHaveLength(before);
    expect((await api.as('marko').get(`/task/${id}`)).body.confirmation).toMatchObject({ mail: 'cancelled' });
    expect(await api.as('admin').put(`/mail/${mail}/cancel`)).toMatchObject({ status: 409 });
  });

  it('the pauses grow, and end', async () => {
    server.be({ is: 'refusing', at: 'data', code: 421, text: 'Busy' });
    await sent();
    const gaps: number[] = [];
    const table = api.database.entities.mail;
    for (let tries = 0; tries < 9; tries += 1) {
      // The first try begins by itself, as soon as the mail is written.
      if (tries > 0) await api.database.orm.em.fork().nativeUpdate(table, {}, { next_attempt_at: new Date(0) });
      await outbox.empty();
      const { next_attempt_at } = await newest();
      if (next_attempt_at) gaps.push(new Date(next_attempt_at as string | number).getTime() - Date.now());
    }
    await outbox.end();
    expect(gaps).toHaveLength(8);
    expect([...gaps].sort((a, b) => a - b)).toEqual(gaps);
    expect(await newest()).toMatchObject({ status: 'failed' });
  });

  it('a task withdrawn before its mail left: the mail is called back and shows no way in', async () => {
    server.be({ is: 'refusing', at: 'data', code: 451, text: 'Later' });
    const { id, token } = await sent();
    await outbox.empty();
    await api.as('marko').put(`/task/${id}/withdraw`);
    const mail = await newest();
    expect(mail).toMatchObject({ status: 'cancelled', next_attempt_at: null, secret: null });
    expect(JSON.stringify(mail)).not.toContain(token);
    server.be(null);
    const before = server.caught.length;
    await outbox.empty();
    await outbox.end();
    expect(server.caught).toHaveLength(before);
  });

  it('a mail sent while the database was unreachable is not sent again', async () => {
    const before = server.caught.length;
    await outbox.end();
    await sent();
    const fault = api.database.dialect === 'postgres' ? await linesCutAt(api.url) : await lockedFile(api);
    // Away from the moment at which the mail server has it.
    server.be({ is: 'taking', meanwhile: fault.begin });
    outbox = open(api.app);
    const emptied = outbox.empty();
    await fault.seenTwice().finally(fault.end);
    await emptied;
    await outbox.end();
    expect(server.caught.slice(before)).toHaveLength(1);
    expect(await newest()).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('two at once send each mail once', async () => {
    const before = server.caught.length;
    await outbox.end();
    for (let n = 0; n < 4; n += 1) await sent();
    // An embedded database has one process; on PostgreSQL the other one has connections of its own.
    const own = api.database.dialect === 'postgres' ? await openDatabase(api.url) : null;
    const [one, other] = [open(api.app), open(own ? createApp(own, { files: api.app.files }) : api.app)];
    await Promise.all([one.empty(), other.empty()]);
    await one.end();
    await other.end();
    await own?.close();
    expect(server.caught.slice(before)).toHaveLength(4);
    expect((await mails()).map(({ status, attempts }) => [status, attempts])).toEqual(Array.from({ length: 4 }, () => ['sent', 1]));
  });

  it.each([
    ['sl', 'Potrditev dela', 'Preglejte in potrdite delo'],
    ['en', 'Confirm the work', 'Review and confirm the work'],
    ['fr', 'Confirmation des travaux', 'Consulter et confirmer les travaux'],
    ['de', 'Bestätigung der Arbeit', 'Arbeit ansehen und bestätigen'],
    ['hr', 'Potvrda rada', 'Pregledajte i potvrdite radove'],
  ])('is written in the language of the client: %s', async (language, subject, action) => {
    await outbox.end();
    await sent(language);
    const mail = await newest();
    expect(mail.language).toBe(language);
    expect(mail.subject).toContain(subject);
    expect(mail.html).toContain(action);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/%\{|letter\./);
  });
});

it('nothing of it failed in silence', () => expect(logLines).toEqual([]));
