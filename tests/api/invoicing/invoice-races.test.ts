// Several people invoice at once: nothing is billed twice, no number is missing, and who comes second is told what is in the way.
import pg from 'pg';
import { expect, it } from 'vitest';
import { queryString, useApi } from '#tests/support/api.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';
import { invoiceStory } from '#tests/support/stories/invoice-story.ts';

const api = useApi();
const { client, job, nina, group, detail, issue, cancel, statusOf, unbilled } = invoiceStory(api);
const sorted = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

it('one of two groups gets the task, the other is told which one has it', async () => {
  const of = await client();
  const [one, other] = [await job({ client: of }), await job({ client: of })];
  const begin = (tasks: readonly number[]) => nina().post('/invoice', { client_id: of, tasks });
  // In both orders, so that nobody waits for the other for ever.
  const answers = await Promise.all([begin([one, other]), begin([other, one]), begin([other])]);
  expect(sorted(answers)).toEqual([201, 409, 409]);
  const won = answers.find(({ status }) => status === 201)?.body;
  for (const { status, body } of answers)
    if (status === 409)
      expect(body).toMatchObject({ reason: 'alreadyInGroup', groups: expect.arrayContaining([expect.objectContaining({ id: won?.id })]) });
  const held = await api.rows('select task_id from invoice_task where task_id in (?1, ?2) and released = false', [one, other]);
  expect(held.length).toBe(Number(won?.tasks));
});

it('the database itself refuses what is held twice, whatever the code does', async () => {
  const of = await client();
  const { id } = await group(of, [await job({ client: of })]);
  const { entities, orm } = api.database;
  const [[item], [held]] = [
    await api.rows('select * from invoice_item where invoice_id = ?1', [id]),
    await api.rows('select * from invoice_task where invoice_id = ?1', [id]),
  ];
  const twice = (work: Parameters<ReturnType<typeof orm.em.fork>['transactional']>[0]) => orm.em.fork().transactional(work);
  const again = { invoice_id: id, line_id: Number(item?.line_id), time_entry_id: Number(item?.time_entry_id), quantity: 1, basis: '{}' };
  await expect(twice(async (em) => void em.create(entities.invoice_item, again))).rejects.toThrow();
  await expect(
    twice(async (em) => void em.create(entities.invoice_task, { invoice_id: id, task_id: Number(held?.task_id) })),
  ).rejects.toThrow();
  await twice(async (em) => void em.create(entities.invoice_item, { ...again, released: true }));
});

it('a project and one of its tasks: the one or the other', async () => {
  const of = await client();
  const made = await api.as('tina').post('/project', { title: 'Hkrati', client_id: of, leader_id: api.id('tina') });
  const project = Number(made.body.id);
  const tasks = [await job({ client: of, project }), await job({ client: of, project })];
  const { entities, orm } = api.database;
  await orm.em.fork().nativeUpdate(entities.project, { id: project }, { status: 4 });
  const answers = await Promise.all([
    nina().post('/invoice', { project_id: project }),
    nina().post('/invoice', { client_id: of, tasks: [tasks[1]] }),
  ]);
  expect(sorted(answers)).toEqual([201, 409]);
  expect(['billedByProject', 'billedByTask', 'alreadyInGroup']).toContain(answers.find(({ status }) => status === 409)?.body.reason);
});

it('a change of a line that a colleague has changed meanwhile is refused; another line of the group is no obstacle', async () => {
  const of = await client();
  const { id } = await group(of, [await job({ client: of, kilometers: 12 })]);
  const [work, ride] = (await detail(id)).lines;
  const ifMatch = (version: unknown) => ({ headers: { 'if-match': `"${version}"` } });
  const write = (line: typeof work, body: object) => nina().put(`/invoice/${id}/line/${line?.id}`, body, ifMatch(line?.version));
  const answers = await Promise.all([write(work, { discount: 5 }), write(work, { discount: 10 }), write(ride, { price: 42 })]);
  expect(sorted(answers)).toEqual([200, 200, 412]);
  expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({ reason: 'stale', version: Number(work?.version) + 1 });
  expect(answers[2]?.status).toBe(200);
  expect((await nina().delete(`/invoice/${id}/line/${work?.id}`, undefined, ifMatch(work?.version))).status).toBe(412);
  const [now] = (await detail(id)).lines;
  expect((await nina().delete(`/invoice/${id}/line/${now?.id}`, undefined, ifMatch(now?.version))).status).toBe(200);
});

if (onPostgres)
  it('an entered line value stays when the time that is not invoiced changes in the same moment', async () => {
    const of = await client();
    const task = await job({ client: of });
    const { id } = await group(of, [task]);
    const [line] = (await detail(id)).lines;
    const [entry] = await api.rows('select id from time_entry where task_id = ?1', [task]);
    const colleague = new pg.Client({ connectionString: api.url });
    await colleague.connect();
    await colleague.query(`begin; select 1 from invoice where id = ${id} for update`);
    await colleague.query(`update invoice_line set quantity = 7777 where id = ${line?.id}`);
    const nonInvoiced = { non_invoiced_part: true, non_invoiced_time: 1800, non_invoiced_comment: 'Čakanje' };
    const changing = api.as(await api.hire(['tasks.times'])).put(`/task/${task}/time/${entry?.id}/invoicing`, nonInvoiced);
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await api.rows(waiting)).length).toBe(1);
    await colleague.query('commit');
    await colleague.end();
    expect((await changing).status).toBe(200);
    expect((await detail(id)).lines).toMatchObject([{ quantity: 7777, proposed_quantity: 1800 }]);
  });

it('numbers run without gaps, also when some of those that issue at once are refused', async () => {
  const of = await client();
  const groups = [];
  for (let at = 0; at < 6; at += 1) groups.push(await group(of, at < 4 ? [await job({ client: of })] : []));
  const before = await api.rows("select coalesce(max(serial), 0) as n from invoice where kind = 'invoice'");
  // Two are without lines, and one is issued by two people.
  const answers = await Promise.all([...groups, groups[0]].map((one) => issue(one?.id ?? 0)));
  expect(sorted(answers)).toEqual([200, 200, 200, 200, 409, 409, 409]);
  const numbers = (await api.rows("select serial from invoice where kind = 'invoice' and serial is not null order by serial")).map(
    ({ serial }) => Number(serial),
  );
  expect(numbers).toEqual(numbers.map((_one, at) => at + 1));
  expect(numbers.length).toBe(Number(before[0]?.n) + 4);
});

it('a task is reopened or taken into a group, an invoice cancelled once', async () => {
  const of = await client();
  const task = await job({ client: of });
  const [reopened, begun] = await Promise.all([
    api.as('admin').put(`/task/${task}/reopen`, { reason: 'Še nekaj' }),
    nina().post('/invoice', { client_id: of, tasks: [task] }),
  ]);
  expect([reopened.status, begun.status].sort()).toEqual(
    [200, 409].includes(reopened.status) && reopened.status === 409 ? [201, 409] : [200, 409],
  );
  const { id } = await group(of, [await job({ client: of })]);
  await issue(id);
  expect(sorted(await Promise.all([cancel(id), cancel(id)]))).toEqual([200, 409]);
  expect((await detail(id)).credit_notes).toHaveLength(1);
});

it('an invoice keeps the name of a client that is merged away; the merge is not taken back once its work was billed', async () => {
  const [keptClient, merged] = [await client(), await client()];
  const [billed, open] = [await job({ client: merged }), await job({ client: merged })];
  const { id } = await group(merged, [billed]);
  expect((await issue(id)).status).toBe(200);
  const { name } = (await nina().get(`/client/${merged}`)).body;
  const admin = api.as('admin');
  const first = await admin.post(`/client/${keptClient}/merge`, { merged_id: merged });
  expect(first.body.moves).toContainEqual({ entity: 'invoice', count: 1 });
  expect((await nina().get(`/invoice/${id}`)).body).toMatchObject({ client_id: keptClient, buyer_name: name });
  expect((await nina().get(`/invoice${queryString({ filter: { client_id: keptClient } })}`)).rows.map((row) => row.id)).toEqual([id]);
  expect((await admin.post(`/client_merge/${first.body.id}/undo`)).status).toBe(200);
  const second = await admin.post(`/client/${keptClient}/merge`, { merged_id: merged });
  const { id: later, title } = await group(keptClient, [open]);
  const undone = await admin.post(`/client_merge/${second.body.id}/undo`);
  expect(undone).toMatchObject({ status: 409, body: { reason: 'changedSince', changed: [{ entity: 'invoice', id: later, title }] } });
  expect((await issue(later)).status).toBe(200);
  expect((await admin.post(`/client_merge/${second.body.id}/undo`)).status).toBe(409);
});

it('the radar counts what has waited for more than thirty days', async () => {
  const of = await client();
  const [old, fresh] = [await job({ client: of }), await job({ client: of })];
  const { entities, orm } = api.database;
  await orm.em.fork().nativeUpdate(entities.task, { id: old }, { date_closed: new Date(Date.now() - 31 * 86_400_000) });
  const { clients } = (await nina().get('/invoicing/clients')).body as { clients: { client_id: number }[] };
  expect(clients.find(({ client_id }) => client_id === of)).toMatchObject({ tasks: 2, overdue: 1, worked_time: 7200 });
  const rows = async (more: string) => (await nina().get(`/invoicing/tasks?client_id=${of}${more}`)).rows;
  expect((await rows('&overdue=true')).map(({ id, days, overdue }) => [id, days, overdue])).toEqual([[old, 31, true]]);
  expect(await unbilled(of)).toEqual([old, fresh]);
  expect(await statusOf(old)).toBe(5);
});
