// The audit log: everything that anybody did, found again, and nothing of what nobody may see.
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type Fields, useApi } from '#tests/support/api.ts';
import { startedMeeting } from '#tests/support/stories/meeting-story.ts';
import { formOf, note } from '#tests/support/upload.ts';

const api = useApi();
const admin = () => api.as('admin');
type Page = { records: Fields[]; next: number | null; looked_until: string | null };
const log = async (query: Record<string, string> = {}, person: Parameters<typeof api.as>[0] = 'admin'): Promise<Page> => {
  const { status, body } = await api.as(person).get(`/audit_log?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body as Page;
};
const made = async (entity: string, values: Fields) => Number((await admin().post(`/${entity}`, values)).body.id);

describe('the audit log', () => {
  it('is for whoever holds its permission', async () => {
    expect(await api.as('luka').get('/audit_log')).toMatchObject({ status: 403, body: { permission: 'audit.read' } });
    expect(await api.as(null).get('/audit_log')).toMatchObject({ status: 401 });
  });

  it('says who did what to which record, when and why, with what stood there before and after', async () => {
    const client = await made('client', { name: 'Hotel Krim', payment_term_days: 30 });
    await admin().put(`/client/${client}`, { payment_term_days: 14 });
    const task = await made('task', { title: 'Odpoved', client_company_id: client, company_user_id: api.id('marko') });
    await api.as('marko').put(`/task/${task}/reject`, { reason: 'Stranka je odpovedala.' });
    const { records } = await log();
    expect(records[0]).toMatchObject({ entity: 'task', entity_id: task, action: 'reject', by: api.id('marko'), by_name: 'Marko Zajc' });
    expect(records[0]).toMatchObject({ reason: 'Stranka je odpovedala.', within: `task:${task}`, hidden: false });
    expect(records[0]?.subject).toMatchObject([{ field: 'company_task_id' }, { field: 'title', value: 'Odpoved' }]);
    const change = records.find(({ entity, action }) => entity === 'client' && action === 'update');
    expect(change).toMatchObject({
      subject: [{ field: 'name', value: 'Hotel Krim' }],
      changes: [{ field: 'payment_term_days', before: 30, after: 14 }],
    });
  });

  it('tells of standing minutes who made them, and not how a program packs them', async () => {
    const meeting = await startedMeeting(api, 'luka');
    expect((await api.as('luka').put(`/meeting/${meeting}/finish`)).status).toBe(200);
    const { records } = await log({ entity: 'meeting_version' });
    expect(records[0]).toMatchObject({ entity: 'meeting_version', by: api.id('luka') });
    expect(records[0]?.changes).not.toContainEqual(expect.objectContaining({ field: 'minutes' }));
  });

  it('is filtered by person, entity, action and day', async () => {
    const from = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
    const tag = await made('tag', { name: 'Revizija', color: '#336699' });
    await admin().put(`/tag/${tag}`, { name: 'Revizija 2' });
    await api.as('luka').post('/task', { title: 'Od Luke' });
    const all = async (query: Record<string, string>, key: string) => new Set((await log(query)).records.map((one) => one[key]));
    expect(await all({ by: String(api.id('luka')) }, 'by_name')).toEqual(new Set(['Luka Perko']));
    expect(await all({ entity: 'tag' }, 'entity')).toEqual(new Set(['tag']));
    expect((await log({ entity: 'tag', action: 'update' })).records).toMatchObject([{ entity_id: tag }]);
    expect((await log({ from, entity: 'tag' })).records).toHaveLength(2);
    expect((await log({ to: '2020-01-01T00:00:00Z' })).records).toEqual([]);
    expect((await log({ from: '2199-01-01T00:00:00Z' })).records).toEqual([]);
    const kinds = (await admin().get('/audit_log/kinds')).rows;
    expect(kinds).toEqual(expect.arrayContaining([{ entity: 'tag', action: 'update' }]));
  });

  it('is searched by what people read: names, values and reasons, č by c', async () => {
    const client = await made('client', { name: 'Čebelarstvo Žnidar', town: 'Šoštanj' });
    const found = async (q: string) => (await log({ q })).records.map(({ entity_id, entity }) => `${entity}:${entity_id}`);
    expect(await found('cebelarstvo')).toContain(`client:${client}`);
    expect(await found('sostanj')).toContain(`client:${client}`);
    expect(await found('nicesartakega')).toEqual([]);
  });

  it('is taken along as it is filtered: a row for each value that changed, in the words of the caller', async () => {
    const client = await made('client', { name: '=Čebelarstvo', payment_term_days: 30 });
    await admin().put(`/client/${client}`, { payment_term_days: 14, country: 'HR' });
    const taken = async (query: Record<string, string>, person: Parameters<typeof api.as>[0] = 'admin') => {
      const response = await api.fetch(person, `/api/v1/audit_log/download?${new URLSearchParams(query)}`);
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    };
    const { status, type, text } = await taken({ entity: 'client', action: 'update', q: 'cebelarstvo' });
    expect({ status, type }).toEqual({ status: 200, type: 'text/csv' });
    const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
    expect(data[0]).toEqual(['Kdaj', 'Kdo', 'Kaj', 'Zapis', 'Dejanje', 'Polje', 'Prej', 'Potem', 'Razlog']);
    const [, ...rows] = data.map(([, ...cells]) => cells);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.slice(0, 4)).toEqual(['Peter Vidmar', 'Stranka', "'=Čebelarstvo", 'Sprememba']);
    expect(rows.map((row) => row.slice(4, 7))).toEqual(
      expect.arrayContaining([
        ['Rok plačila', '30', '14'],
        ['Država', 'Slovenija', 'Hrvaška'],
      ]),
    );
    // All pages of it: as many events as the log has.
    const all = Papa.parse<string[]>((await taken({ entity: 'tag' })).text, { skipEmptyLines: 'greedy' }).data.length - 1;
    const [{ n } = {}] = await api.rows("select count(*) as n from event where entity = 'tag'");
    expect(all).toBeGreaterThanOrEqual(Number(n));
    expect((await taken({}, 'luka')).status).toBe(403);
  });

  it('goes on below the last number, without a gap or a double', async () => {
    for (let at = 0; at < 30; at += 1) await made('tag', { name: `Stran ${at}`, color: '#336699' });
    const first = await log({ entity: 'tag' });
    expect(first.records).toHaveLength(25);
    const second = await log({ entity: 'tag', before: String(first.next) });
    const ids = [...first.records, ...second.records].map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const [{ n } = {}] = await api.rows("select count(*) as n from event where entity = 'tag'");
    let count = ids.length;
    for (let next = second.next; next !== null; ) {
      const page = await log({ entity: 'tag', before: String(next) });
      count += page.records.length;
      next = page.next;
    }
    expect(count).toBe(Number(n));
  });

  it('tells also what the machine did by itself', async () => {
    const task = await made('task', { title: 'Po povezavi' });
    await api.database.orm.em.fork().transactional(async (em) => {
      em.create(api.database.entities.event, {
        at: new Date(),
        by: null,
        entity: 'task',
        entity_id: task,
        action: 'update',
        topics: '[]',
        within: `task:${task}`,
        before: '{"title":"Prej"}',
        after: '{"title":"Po povezavi"}',
      });
    });
    const { records } = await log({ by: '0' });
    expect(records[0]).toMatchObject({ by: null, by_name: null, entity_id: task, changes: [{ before: 'Prej', after: 'Po povezavi' }] });
  });

  it('never tells a password or a PIN, and no values of what the reader may not see', async () => {
    const user = await api.hire([]);
    await admin().put(`/user/${user}`, { phone: '031999777' });
    await api.database.orm.em.fork().transactional(async (em) => {
      em.create(api.database.entities.event, {
        at: new Date(),
        by: api.id('admin'),
        entity: 'user',
        entity_id: user,
        action: 'update',
        topics: '[]',
        within: `user:${user}`,
        before: '{"password_hash":"$argon2id$old","pin_hash":"$argon2id$1234"}',
        after: '{"password_hash":"$argon2id$new","pin_hash":"$argon2id$5678"}',
      });
    });
    expect(JSON.stringify(await log())).not.toMatch(/argon2id|password_hash|pin_hash/);
    const auditor = await api.hire(['audit.read']);
    const { records } = await log({ entity: 'user' }, auditor);
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ hidden, changes, subject }) => hidden && (changes as []).length === 0 && (subject as []).length === 0)).toBe(
      true,
    );
    expect((await log({ q: '031999777' })).records).toHaveLength(1);
    expect((await log({ q: '031999777' }, auditor)).records).toEqual([]);
  });

  it('tells parts of a record only to who reads the record: comments of offers, names of files of a wiki', async () => {
    const begun = { title: 'Zaupna ponudba', client_id: 1, value: 100 };
    const { body: offer, status } = await api.as('eva').post('/offer', begun);
    expect(status).toBe(201);
    await api.as('eva').post(`/offer/${offer.id}/comment`, { text: 'Marža je tanka.', mentions: [] });
    const page = await made('wiki_page', { space: 'main', title: 'Šifre vrat' });
    const sent = await admin().post(`/wiki_page/${page}/file`, undefined, await formOf({ name: 'kode.txt', bytes: note }));
    expect(sent.status).toBe(201);
    const auditor = await api.hire(['audit.read']);
    const auditText = JSON.stringify([
      await log({}, auditor),
      await log({ entity: 'comment' }, auditor),
      await log({ entity: 'file' }, auditor),
    ]);
    expect(auditText).not.toMatch(/Marža|Zaupna|kode\.txt|Šifre/);
    expect((await log({ q: 'Marža' }, auditor)).records).toEqual([]);
    const reader = await api.hire(['audit.read', 'offers.read']);
    expect(JSON.stringify(await log({ entity: 'comment' }, reader))).toContain('Marža');
    const whole = await log({ entity: 'comment' });
    expect(whole.records[0]).toMatchObject({ within: `offer:${offer.id}`, hidden: false, subject: [{ value: 'Marža je tanka.' }] });
    expect(JSON.stringify((await log({ entity: 'wiki_page' })).records[0])).toContain('Šifre vrat');
  });
});
