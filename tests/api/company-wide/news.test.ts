// How somebody wants to hear of what concerns them: in the app, by mail as well, not at all; and never in their quiet hours.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Tx } from '#server/core/events/act.ts';
import { reschedule } from '#server/domain/company/notify.ts';
import { releaseNews } from '#server/domain/company-wide/news.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { makeTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const unread = async (person: Person) => Number((await api.as(person).get('/me')).body.unread);
const notifiedIds = async (person: Person) => (await api.as(person).get('/notification')).rows.map(({ entity_id }) => entity_id);
const release = () => releaseNews(api.app, 'https://work.example.com');
const mailsTo = async (person: Person) =>
  api.rows('select subject, text, html from mail where recipient = ?1 order by id', [`${person}@example.com`]);
const hours = (person: Person, start: number, end: number) =>
  api.as('admin').put(`/user/${api.id(person)}`, { notification_start_hour: start, notification_end_hour: end });
const choose = (person: Person, choices: Record<string, string>) => api.as(person).put('/notification/choices', choices);

/** The clock of the server, as the company's wall shows it in winter. */
const at = (wall: string) => vi.setSystemTime(new Date(`${wall}+01:00`));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('2026-11-24T12:00:00');
  await hours('petra', 6, 20);
  await release();
  return () => vi.useRealTimers();
});

it('a kind without a choice comes in the app alone', async () => {
  const { body } = await api.as('nina').get('/notification/choices');
  expect(new Set(Object.values(body))).toEqual(new Set(['app']));
  const before = await unread('petra');
  await makeTask(api, { company_user_id: api.id('petra') });
  await release();
  expect([await unread('petra'), await mailsTo('petra')]).toEqual([before + 1, []]);
});

it('kinds that petra has switched off are not there; the rest is', async () => {
  expect(await choose('petra', { taskGiven: 'none' })).toMatchObject({ status: 200, body: { taskGiven: 'none', mention: 'app' } });
  const id = await makeTask(api, { company_user_id: api.id('petra') });
  expect(await notifiedIds('petra')).not.toContain(id);
  await api.as('luka').put(`/task/${id}/steal`);
  expect(await notifiedIds('petra')).toContain(id);
});

it('by mail it comes in the language of who reads it, plain and HTML, once, with the way to the task', async () => {
  await choose('petra', { taskGiven: 'mail' });
  await api.as('admin').put(`/user/${api.id('petra')}`, { language: 'de' });
  const id = await makeTask(api, { company_user_id: api.id('petra'), title: 'Ventil <b>&</b> "črpalka"' });
  await release();
  await release();
  const mails = await mailsTo('petra');
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.text).toContain(`https://work.example.com/task/${id}`);
  expect(mail?.text).toContain('Ventil <b>&</b> "črpalka"');
  expect(mail?.html).toContain('Ventil &#60;b&#62;&#38;&#60;/b&#62; &#34;črpalka&#34;');
  expect(mail?.html).toContain('lang="de"');
  await api.as('admin').put(`/user/${api.id('petra')}`, { language: 'sl' });
});

it('in quiet hours it waits: neither bell nor mail until six, then all of it in one mail', async () => {
  await choose('petra', { taskGiven: 'mail' });
  const [before, mails] = [await unread('petra'), (await mailsTo('petra')).length];
  at('2026-11-24T21:30:00');
  const streamed: string[] = [];
  const stop = api.app.hub.listen([`user:${api.id('petra')}`], ({ entity, action }) => streamed.push(`${entity} ${action}`));
  const tasks = [await makeTask(api, { company_user_id: api.id('petra') }), await makeTask(api, { company_user_id: api.id('petra') })];
  at('2026-11-25T05:59:59');
  await release();
  expect([await unread('petra'), (await mailsTo('petra')).length]).toEqual([before, mails]);
  expect(streamed.filter((topic) => topic.startsWith('notification'))).toEqual([]);
  at('2026-11-25T06:00:00');
  await release();
  stop();
  expect(streamed).toContain('notification release');
  expect(await unread('petra')).toBe(before + 2);
  expect(await notifiedIds('petra')).toEqual(expect.arrayContaining(tasks));
  const fresh = (await mailsTo('petra')).slice(mails);
  expect(fresh.map(({ subject }) => subject)).toEqual(['2 novi obvestili']);
  // Each leads to its own task, in plain text and in HTML, and nothing else leads elsewhere.
  const ways = tasks.map((id) => `https://work.example.com/task/${id}`);
  expect(String(fresh[0]?.text).match(/https:\S+/g)).toEqual(ways);
  expect([...String(fresh[0]?.html).matchAll(/<a href="([^"]+)"[^>]*>Naloga je zdaj tvoja: #/g)].map(([, to]) => to)).toEqual(ways);
});

it.each([
  ['the office', (start: number, end: number) => hours('petra', start, end)],
  ['petra', (start: number, end: number) => api.as('petra').put('/me', { notification_start_hour: start, notification_end_hour: end })],
] as const)('what waits comes by the hours that %s sets meanwhile: later, earlier, or at once', async (_who, set) => {
  const before = await unread('petra');
  at('2026-11-24T21:30:00');
  await makeTask(api, { company_user_id: api.id('petra') });
  expect((await set(9, 20)).status).toBe(200);
  at('2026-11-25T06:30:00');
  await release();
  expect(await unread('petra')).toBe(before);
  expect((await set(7, 20)).status).toBe(200);
  at('2026-11-25T07:00:00');
  await release();
  expect(await unread('petra')).toBe(before + 1);
  expect((await set(8, 20)).status).toBe(200);
  await makeTask(api, { company_user_id: api.id('petra') });
  await release();
  expect(await unread('petra')).toBe(before + 1);
  expect((await set(7, 20)).status).toBe(200);
  await release();
  expect(await unread('petra')).toBe(before + 2);
});

it('a notification written while the hours change waits by the new ones', async () => {
  const id = await makeTask(api, { company_user_id: api.id('petra') });
  const before = await unread('petra');
  at('2026-11-24T21:30:00');
  const later = async (tx: Tx) => {
    const user = await tx.get('user', api.id('petra'));
    Object.assign(user, { notification_start_hour: 9 });
    await reschedule(tx, user.id, { start: 9, end: 20 });
  };
  expect((await meanwhile(api, later, () => api.as('luka').put(`/task/${id}/steal`))).status).toBe(200);
  at('2026-11-25T08:59:00');
  await release();
  expect(await unread('petra')).toBe(before);
  at('2026-11-25T09:00:00');
  await release();
  expect(await unread('petra')).toBe(before + 1);
});

it('a notification read in the app meanwhile is not mailed any more', async () => {
  await choose('petra', { taskGiven: 'mail' });
  const mails = (await mailsTo('petra')).length;
  await makeTask(api, { company_user_id: api.id('petra') });
  await api.as('petra').put('/notification/read', {});
  await release();
  expect(await mailsTo('petra')).toHaveLength(mails);
});

it('several processes that look at once mail it once', async () => {
  await choose('petra', { taskGiven: 'mail' });
  const mails = (await mailsTo('petra')).length;
  await makeTask(api, { company_user_id: api.id('petra') });
  await Promise.all([release(), release(), release()]);
  expect(await mailsTo('petra')).toHaveLength(mails + 1);
});

it.each([
  ['an unknown kind', { party: 'app' }],
  ['an unknown way', { mention: 'pigeon' }],
])('%s is refused, and nothing is changed', async (_what, wrong) => {
  const { body } = await api.as('nina').get('/notification/choices');
  expect(await choose('nina', wrong)).toMatchObject({ status: 422 });
  expect((await api.as('nina').get('/notification/choices')).body).toEqual(body);
});
