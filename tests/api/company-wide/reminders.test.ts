// A client who has not answered is reminded once, by whichever process looks first; who answered, or never got the mail, is left alone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { remindOne } from '#server/domain/company-wide/reminders.ts';
import { openMailServer } from '#server/jobs/mail-server.ts';
import { openOutbox } from '#server/jobs/outbox.ts';
import { useApi } from '#tests/support/api.ts';
import { type MailCatcher, openMailCatcher, readable } from '#tests/support/machine/mail-catcher.ts';
import { makeClient, makeTask, sendTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const dayMs = 86_400_000;
let server: MailCatcher;
beforeAll(async () => {
  server = await openMailCatcher();
});
afterAll(async () => {
  await server.close();
});

const post = async () => {
  const outbox = openOutbox(api.app, openMailServer(server.url, 'https://delo.example').deliver, (line) => {
    throw new Error(JSON.stringify(line));
  });
  await outbox.empty();
  await outbox.end();
};
const remind = async () => {
  while (await remindOne(api.app, 'https://delo.example'));
};
const reminders = () => api.rows("select * from mail where kind = 'reminder' order by id");
/** As if everything had been sent so many days earlier. */
const wait = (days: number) =>
  api.database.orm.em.fork().transactional(async (em) => {
    const { mail, public_link } = api.database.entities;
    for (const one of await em.find(mail, { sent_at: { $ne: null } }))
      one.sent_at = new Date((one.sent_at ?? one.date_added).getTime() - days * dayMs);
    for (const link of await em.find(public_link, {})) link.created_at = new Date(link.created_at.getTime() - days * dayMs);
  });
const sent = async (language = 'sl') => {
  const id = await makeTask(api, { client_company_id: (await makeClient(api, { language })).id });
  const token = await sendTask(api, id);
  await post();
  return { id, token };
};
const look = (token: string) => api.as(null).get(`/public/task/${token}`);

beforeEach(async () => {
  server.be(null);
  await api.database.orm.em.fork().nativeDelete(api.database.entities.mail, {});
  await api.as('admin').put('/settings', { reminder_days: 5 });
});

describe('a link that waits', () => {
  it('is reminded of after the days of the settings, once; both mails lead to the one answer, and the task tells', async () => {
    const { id, token } = await sent('de');
    await wait(4);
    await remind();
    expect(await reminders()).toEqual([]);
    await wait(1);
    const before = server.caught.length;
    await remind();
    await remind();
    await post();
    const [caught, ...more] = server.caught.slice(before);
    expect(more).toEqual([]);
    const raw = readable(caught?.raw ?? '');
    expect(raw).toMatch(/Erinnerung: Bestätigung der Arbeit/);
    expect(raw).toContain('Reply-To: marko@example.com');
    const second = /confirmTask\/([\w-]{43})/.exec(raw)?.[1] ?? '';
    expect(second).not.toBe(token);
    expect(await look(second)).toMatchObject({ status: 200, body: { state: 'open' } });
    const { confirmation } = (await api.as('marko').get(`/task/${id}`)).body;
    expect(confirmation).toMatchObject({ mail: 'sent', reminded_at: expect.any(String) });
    expect(await api.as(null).post(`/public/task/${second}/confirm`, { name: 'Ana Kos' })).toMatchObject({ status: 200 });
    for (const either of [token, second]) expect(await look(either)).toMatchObject({ status: 200, body: { state: 'answered' } });
    expect((await api.as('marko').get(`/task/${id}`)).body.status).toBe(5);
  });

  it('is reminded of once by two processes at the same time', async () => {
    for (let n = 0; n < 3; n += 1) await sent();
    await wait(6);
    // An embedded database has one process; on PostgreSQL the other one has connections of its own.
    const own = api.database.dialect === 'postgres' ? await openDatabase(api.url) : null;
    const other = own ? createApp(own, { files: api.app.files }) : api.app;
    const all = async (services: typeof other) => {
      while (await remindOne(services, 'https://delo.example'));
    };
    await Promise.all([all(api.app), all(other)]);
    await own?.close();
    const links = (await reminders()).map(({ link_id }) => link_id);
    expect(links).toHaveLength(3);
    expect(new Set(links).size).toBe(3);
  });

  it.each<[string, (made: { id: number; token: string }) => Promise<unknown>]>([
    ['is answered', ({ token }) => api.as(null).post(`/public/task/${token}/confirm`, { name: 'Ana Kos' })],
    ['is withdrawn', ({ id }) => api.as('marko').put(`/task/${id}/withdraw`)],
    ['is reminded of never, as the settings say', () => api.as('admin').put('/settings', { reminder_days: 0 })],
    [
      'ends within a day',
      () =>
        api.database.orm.em
          .fork()
          .nativeUpdate(api.database.entities.public_link, { answered_at: null }, { expires_at: new Date(Date.now() + dayMs / 2) }),
    ],
    ['never reached its mailbox', () => api.database.orm.em.fork().nativeUpdate(api.database.entities.mail, {}, { status: 'failed' })],
  ])('that %s is left alone', async (_case, happens) => {
    const made = await sent();
    await happens(made);
    await wait(30);
    await remind();
    expect(await reminders()).toEqual([]);
  });
});

it('a reminder that has not left is called back when the client answers', async () => {
  const { token } = await sent();
  await wait(6);
  await remind();
  await api.as(null).post(`/public/task/${token}/confirm`, { name: 'Ana Kos' });
  expect(await reminders()).toMatchObject([{ status: 'cancelled', secret: null }]);
});
