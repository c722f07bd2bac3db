// What happened to a record: everything, once, with what stood there before, told in what the reader may see.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, queryString, useApi } from '#tests/support/api.ts';

const api = useApi();

let task = 0;
beforeEach(async () => {
  const made = await api.as('luka').post('/task', { title: 'Letni servis', company_user_id: api.id('marko'), priority: 2 });
  task = Number(made.body.id);
});
const history = async (person: Person = 'jure', query: object = {}, path = `/task/${task}`) => {
  const { body } = await api.as(person).get(`${path}/history${queryString(query)}`);
  return body as { records: Fields[]; total: number; groups: Fields[] };
};
const newest = async (person: Person = 'jure') => (await history(person)).records[0];

describe('the history of a task', () => {
  it('begins with how it was made', async () => {
    const { records, total } = await history();
    expect(total).toBe(1);
    expect(records).toMatchObject([
      {
        entity: 'task',
        action: 'create',
        by: api.id('luka'),
        by_name: 'Luka Perko',
        by_link: false,
        of_name: null,
        subject: [],
        changes: [
          { field: 'priority', before: null, after: 2 },
          { field: 'status', before: null, after: 1 },
          { field: 'company_user_id', after: api.id('marko'), after_name: 'Marko Zajc' },
        ],
      },
    ]);
  });

  it('says what stood there before and what after, and names what is referred to', async () => {
    await api.as('marko').put(`/task/${task}/deadline`, { deadline: '2026-12-01T14:00:00Z' });
    expect(await newest()).toMatchObject({
      action: 'changeDeadline',
      by_name: 'Marko Zajc',
      changes: [{ field: 'deadline', before: null, after: '2026-12-01T14:00:00.000Z' }],
    });
    await api.as('luka').put(`/task/${task}/give/${api.id('petra')}`);
    expect(await newest()).toMatchObject({
      action: 'give',
      changes: [{ field: 'company_user_id', before_name: 'Marko Zajc', after_name: 'Petra Žnidaršič' }],
    });
    const [tag] = await api.rows('select id, name from tag where "global" order by id limit 1');
    await api.as('luka').put(`/task/${task}/tags`, [tag?.id]);
    expect(await newest()).toMatchObject({ changes: [{ field: 'tags', before_name: [], after_name: [tag?.name] }] });
  });

  it('says of a printed work order what was printed, not under which name it is kept', async () => {
    expect((await api.as('marko').get(`/task/${task}/preview`)).status).toBe(200);
    expect(await newest()).toMatchObject({
      entity: 'document',
      action: 'create',
      by_name: 'Marko Zajc',
      subject: [],
      changes: [
        { field: 'kind', after: 'preview' },
        { field: 'language', after: 'sl' },
      ],
    });
  });

  it('is searched in what people read of it: words, names, reasons, values; in every part of it', async () => {
    await api.as('marko').put(`/task/${task}/deadline`, { deadline: '2026-12-01T14:00:00Z' });
    await api.as('luka').put(`/task/${task}/give/${api.id('petra')}`);
    await api.as('petra').post(`/task/${task}/material`, { name: 'Obtočna črpalka', unit: 'Piece', quantity: 2 });
    await api.as('luka').put(`/task/${task}/reject`, { reason: 'Stranka je odpovedala' });
    const { records: all } = await history('marko');
    const found = async (q: string, more = '') => {
      const { body } = await api.as('marko').get(`/task/${task}/history?q=${encodeURIComponent(q)}${more}`);
      return body as { records: Fields[]; total: number; groups: Fields[] };
    };
    const actions = async (q: string) => (await found(q)).records.map(({ entity, action }) => `${entity} ${action}`);
    expect(await actions('znidarsic')).toEqual(['material create', 'task give']);
    expect(await actions('CRPALKA obtocna')).toEqual(['material create']);
    expect(await actions('odpovedala')).toEqual(['task reject']);
    expect(await actions('rok')).toEqual(['task changeDeadline']);
    expect(await actions('zavrnjeno')).toEqual(['task reject']);
    expect(await actions('brez zadetka')).toEqual([]);
    expect(await found('luka', '&entity=task&range=[0,0]')).toMatchObject({ total: 3, records: [{ action: 'reject' }] });
    expect(await found('')).toMatchObject({ total: all.length });
  });

  it('keeps the reason', async () => {
    await api.as('marko').put(`/task/${task}/reject`, { reason: 'Stranka je odpovedala.' });
    expect(await newest()).toMatchObject({
      action: 'reject',
      reason: 'Stranka je odpovedala.',
      // Neither the reason nor the instant is said twice.
      changes: [{ field: 'status', before: 1, after: 7 }],
    });
  });

  it('says who joined and who left', async () => {
    await api.as('luka').put(`/task/${task}/user/${api.id('petra')}`);
    expect(await newest()).toMatchObject({ action: 'addUser', of_name: 'Petra Žnidaršič', changes: [] });
    await api.as('luka').delete(`/task/${task}/user/${api.id('petra')}`);
    expect(await newest()).toMatchObject({ action: 'removeUser', of_name: 'Petra Žnidaršič', changes: [] });
  });

  it('holds what hangs on the task, by its name, also once it is gone', async () => {
    const { body } = await api.as('marko').post(`/task/${task}/material`, { name: 'Kabel NYM', unit: 'Meter', quantity: 12 });
    const subject = [{ field: 'name', value: 'Kabel NYM' }];
    expect(await newest()).toMatchObject({
      entity: 'material',
      action: 'create',
      subject,
      of_name: null,
      changes: [
        { field: 'unit', before: null, after: 'Meter' },
        { field: 'quantity', before: null, after: 12 },
      ],
    });
    await api.as('marko').put(`/material/${body.id}`, { quantity: 14 });
    expect(await newest()).toMatchObject({ action: 'update', subject, changes: [{ field: 'quantity', before: 12, after: 14 }] });
    await api.as('marko').delete(`/material/${body.id}`);
    expect(await newest()).toMatchObject({
      action: 'delete',
      subject,
      changes: [{ field: 'unit' }, { field: 'quantity', before: 14, after: null }],
    });
    await api.as('petra').post(`/task/${task}/comment`, { text: 'Kabel je v kombiju.' });
    expect(await newest()).toMatchObject({
      entity: 'comment',
      by_name: 'Petra Žnidaršič',
      subject: [{ field: 'text', value: 'Kabel je v kombiju.' }],
    });
  });

  it('holds a corrected time with its reason, and whose it is', async () => {
    const [type] = (await api.as('marko').get('/me/work_types')).rows;
    // In last night, when nobody works and no month is locked.
    const night = (Math.floor(Date.now() / 86_400_000) - 1) * 86_400_000;
    const at = (minutes: number) => new Date(night + minutes * 60_000).toISOString();
    const written = { work_type_id: type?.id, start_time: at(60), end_time: at(148) };
    expect((await api.as('marko').post(`/task/${task}/time`, written)).status).toBe(201);
    const [stretch] = await api.rows('select s.id from sub_time s join time_entry e on e.id = s.time_entry_id where e.task_id = ?1', [
      task,
    ]);
    const reason = 'Malica ni bila odšteta';
    const corrected = { start_time: at(60), end_time: at(126), reason };
    expect((await api.as('luka').put(`/task/${task}/subtime/${stretch?.id}`, corrected)).status).toBe(200);
    const { records } = await history('jure', { entity: 'sub_time' });
    expect(records[0]).toMatchObject({
      by_name: 'Luka Perko',
      of_name: 'Marko Zajc',
      reason,
      changes: [{ field: 'end_time', before: at(148), after: at(126) }],
    });
  });

  it('is told by pages, by what it is about and by who did it', async () => {
    for (const quantity of [1, 2, 3]) await api.as('marko').post(`/task/${task}/material`, { name: 'Vijak', quantity });
    const page = await history('jure', { range: [1, 2] });
    expect(page.records).toHaveLength(2);
    expect(page.total).toBe(4);
    expect(page.groups).toEqual([
      { entity: 'material', by: api.id('marko'), by_name: 'Marko Zajc', count: 3 },
      { entity: 'task', by: api.id('luka'), by_name: 'Luka Perko', count: 1 },
    ]);
    expect(await history('jure', { entity: 'task' })).toMatchObject({ total: 1, records: [{ action: 'create' }] });
    expect(await history('jure', { by: String(api.id('marko')) })).toMatchObject({ total: 3 });
    expect(await history('jure', { entity: 'mail' })).toMatchObject({ total: 0, records: [] });
  });

  it('leaves out what the reader may not read at all', async () => {
    await api.as('petra').post(`/task/${task}/comment`, { text: 'Poglej', mentions: [api.id('marko')] });
    for (const person of ['admin', 'marko', 'jure'] as const)
      expect((await history(person)).groups.map(({ entity }) => entity)).toEqual(['comment', 'task']);
  });

  it.each([
    [null, `/task/TASK/history`, 401],
    ['jure', '/task/2147483647/history', 404],
    ['jure', `/task/TASK/history?range=[3,1]`, 422],
    ['jure', `/task/TASK/history?by=luka`, 422],
  ] as const)('as %s, %s answers %i', async (person, path, status) => {
    expect((await api.as(person).get(path.replace('TASK', String(task)))).status).toBe(status);
  });
});

describe('the history of master data', () => {
  it('is there for who reads all of the record', async () => {
    const { body } = await api.as('luka').post('/client', { name: 'Pekarna Žito', town: 'Kranj' });
    await api.as('luka').put(`/client/${body.id}`, { town: 'Škofja Loka' });
    const { records } = await history('eva', {}, `/client/${body.id}`);
    expect(records).toMatchObject([
      { action: 'update', changes: [{ field: 'town', before: 'Kranj', after: 'Škofja Loka' }] },
      { action: 'create', changes: expect.arrayContaining([expect.objectContaining({ field: 'town', after: 'Kranj' })]) },
    ]);
    expect((await api.as('jure').get(`/client/${body.id}/history`)).status).toBe(403);
  });

  it('hides the fields that the record hides', async () => {
    const hired = await api.hire(['users.read']);
    const secret = await api.hire([]);
    await api.as('admin').put(`/user/${secret}`, { contract_hours: 20, phone: '041 555 666' });
    const open = (await history('admin', {}, `/user/${secret}`)).records[0];
    const { body: userBody } = await api.as(hired).get(`/user/${secret}`);
    const { body } = await api.as(hired).get(`/user/${secret}/history`);
    const fields = (event: Fields | undefined) => ((event?.changes ?? []) as Fields[]).map(({ field }) => String(field));
    expect(fields(open)).toEqual(expect.arrayContaining(['phone', 'contract_hours']));
    expect(fields((body.records as Fields[])[0])).toEqual(fields(open).filter((field) => field in userBody));
  });

  it('is kept for the settings, too', async () => {
    await api.as('admin').put('/settings', { phone: '+386 1 200 64 99' });
    expect((await history('admin', {}, '/settings')).records[0]).toMatchObject({ changes: [{ field: 'phone' }] });
    expect((await api.as('luka').get('/settings/history')).status).toBe(403);
  });
});
