// The life of an invoice: proposed from confirmed work, written in, issued with the next number, cancelled by a credit note; everybody else is told no.
import { describe, expect, it } from 'vitest';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { useApi } from '#tests/support/api.ts';
import { invoiceStory } from '#tests/support/stories/invoice-story.ts';

const api = useApi();
const { client, job, nina, group, detail, priceAll, issue, cancel, statusOf, unbilled } = invoiceStory(api);
const today = dayOf(Date.now(), 'Europe/Ljubljana');
const pump = { name: 'Črpalka', quantity: 2, unit: 'Piece' };
const quarter = 900;

describe('a group', () => {
  it('proposes lines by task and work type, kilometres by transport type and material without a price', async () => {
    const of = await client();
    const one = await job({
      client: of,
      work: [{ minutes: 50 }, { minutes: 20 }, { minutes: 30, work_type_id: 1 }],
      kilometers: 42,
      material: [pump],
    });
    const other = await job({ client: of, work: [{ minutes: 10, multiplier: 1.5 }], kilometers: 8 });
    expect(await unbilled(of)).toEqual([one, other]);
    const made = await group(of, [one, other]);
    expect(await unbilled(of)).toEqual([]);
    expect(made).toMatchObject({ status: 0, number: null, kind: 'invoice', currency: 'EUR', tasks: 2, unpriced: 1, client_id: of });
    const { lines, tasks, left_out } = await detail(made.id);
    // Each entry is rounded up by itself: 50 → 60, 20 → 30, and 10 · 1.5 = 15 stays 15 minutes.
    expect(lines.map(({ kind, task_id, quantity, unit }) => [kind, task_id, quantity, unit])).toEqual([
      ['work', one, 6 * quarter, 'hour'],
      ['work', one, 2 * quarter, 'hour'],
      ['work', other, quarter, 'hour'],
      ['transport', null, 50, 'kilometer'],
      ['material', one, 2, 'piece'],
    ]);
    expect(tasks.map(({ id }) => id)).toEqual([one, other]);
    expect(left_out).toEqual({ tasks: 0, billed_time: 0, kilometers: 0, materials: 0 });
    expect((await nina().get(`/invoicing/clients`)).body.clients).not.toContainEqual(expect.objectContaining({ client_id: of }));
  });

  it('keeps the proposal beside what somebody enters, counts to the cent, and explains each line', async () => {
    const of = await client();
    const task = await job({ client: of, work: [{ minutes: 100, multiplier: 1.5 }] });
    const [entry] = (await nina().get(`/task/${task}/time`)).rows;
    const boss = api.as('admin');
    const off = { non_invoiced_part: true, non_invoiced_time: 1500, non_invoiced_comment: 'Malica' };
    expect((await boss.put(`/task/${task}/time/${entry?.id}/invoicing`, off)).status).toBe(200);
    const { id } = await group(of, [task]);
    const [line] = (await detail(id)).lines;
    // 100 min · 1.5 · (1 − 25/100) = 112.5 min, which is 8 quarters.
    expect(line).toMatchObject({ quantity: 8 * quarter, proposed_quantity: 8 * quarter, price_rule: 'workType', changed: false });
    const explained = await nina().get(`/invoice/${id}/line/${line?.id}/explained`);
    expect(explained).toMatchObject({
      status: 200,
      body: {
        price_rule: 'workType',
        items: [
          {
            total_time: 6000,
            weighted_time: 9000,
            non_invoiced_time: 1500,
            non_invoiced_comment: 'Malica',
            exact_time: 6750,
            billed_time: 7200,
            unit_minutes: 15,
            sub_times: [{ multiplier: 1.5, seconds: 6000 }],
          },
        ],
      },
    });
    // 1:40 at 37.77 less 7.5 %: 58.227875 is rounded once.
    const changed = await nina().put(`/invoice/${id}/line/${line?.id}`, { quantity: 6000, price: 3777, discount: 7.5, vat_rate: 9.5 });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        lines: [{ quantity: 6000, amount: 5823, proposed_quantity: 7200, changed: true, discount: 7.5 }],
        vat: [{ rate: 9.5, net: 5823, vat: 553 }],
      },
    });
    expect((await nina().get(`/invoice/${id}`)).body).toMatchObject({ net: 5823, vat: 553, total: 6376 });
    // What is not invoiced is said anew while the group waits: the proposal follows, what was entered stays.
    expect((await boss.put(`/task/${task}/time/${entry?.id}/invoicing`, { ...off, non_invoiced_time: 6000 })).status).toBe(200);
    expect((await detail(id)).lines[0]).toMatchObject({ proposed_quantity: 0, quantity: 6000 });
    expect(await nina().put(`/invoice/${id}/line/${line?.id}`, { vat_rate: 13 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'vat_rate', reason: 'notRate' }] },
    });
    for (const wrong of [{ quantity: 0.5 }, { unit: 'piece' }, { price: -1 }, { vat_rate: 101 }, { amount: 1 }, { kind: 'free' }])
      expect([409, 422]).toContain((await nina().put(`/invoice/${id}/line/${line?.id}`, wrong)).status);
  });

  it('sets its entries free with a deleted line, a task that is taken out, and when it is deleted itself', async () => {
    const of = await client();
    const [one, other] = [
      await job({ client: of, kilometers: 10 }),
      await job({ client: of, work: [{ minutes: 30 }, { minutes: 30, work_type_id: 1 }] }),
    ];
    const { id } = await group(of, [one, other]);
    const held = () => api.rows('select id from invoice_item where invoice_id = ?1', [id]);
    expect(await held()).toHaveLength(4);
    const [first, second, third] = (await detail(id)).lines;
    // One line of two: its work is left out, and comes back when it is proposed again.
    const left = await nina().delete(`/invoice/${id}/line/${second?.id}`);
    expect(left.body).toMatchObject({ left_out: { tasks: 1, billed_time: 1800 } });
    expect(await held()).toHaveLength(3);
    expect(await issue(id)).toMatchObject({ status: 409, body: { reason: 'leftOut' } });
    expect((await nina().post(`/invoice/${id}/propose`)).body).toMatchObject({ left_out: { tasks: 0, billed_time: 0 } });
    expect(await held()).toHaveLength(4);
    // The last line of a task: the task is free.
    for (const line of (await detail(id)).lines.filter(({ task_id }) => task_id === other))
      expect((await nina().delete(`/invoice/${id}/line/${line.id}`)).status).toBe(200);
    expect(await unbilled(of)).toEqual([other]);
    // The period takes in the work that comes to it.
    await nina().put(`/invoice/${id}`, { period_from: today, period_to: today });
    expect((await nina().post(`/invoice/${id}/task`, { tasks: [other] })).status).toBe(200);
    expect((await nina().get(`/invoice/${id}`)).body).toMatchObject({ period_from: dayAfter(today, -2), period_to: today });
    const without = await nina().delete(`/invoice/${id}/task/${one}`);
    expect((without.body.lines as { kind: string }[]).map(({ kind }) => kind)).toEqual(['work', 'work']);
    expect(await unbilled(of)).toEqual([one]);
    expect([first?.kind, third?.kind]).toEqual(['work', 'work']);
    expect((await nina().delete(`/invoice/${id}`)).status).toBe(200);
    expect([await held(), await unbilled(of)]).toEqual([[], [one, other]]);
  });

  it('has a line back as it was, with the task that left with it, while nobody else bills its work', async () => {
    const of = await client();
    const task = await job({ client: of, work: [{ minutes: 30 }] });
    const { id } = await group(of, [task]);
    await nina().post(`/invoice/${id}/line`, { title: 'Najem dvigala', unit: 'flat', quantity: 1, price: 12_000 });
    const [work, free] = (await detail(id)).lines;
    await nina().put(`/invoice/${id}/line/${work?.id}`, { price: 5500, discount: 5 });
    const before = await detail(id);
    const { total } = (await nina().get(`/invoice/${id}`)).body;
    const remove = (line: unknown) => nina().delete(`/invoice/${id}/line/${line}`);
    const back = (line: unknown, by = nina()) => by.put(`/invoice/${id}/line/${line}/restore`);
    expect((await back(work?.id)).status).toBe(404);
    for (const line of [work, free]) expect((await remove(line?.id)).status).toBe(200);
    expect(await unbilled(of)).toEqual([task]);
    expect((await back(work?.id, api.as('admin'))).status).toBe(404);
    for (const line of [free, work]) expect((await back(line?.id)).status).toBe(200);
    expect(await detail(id)).toEqual(before);
    expect((await nina().get(`/invoice/${id}`)).body).toMatchObject({ total });
    expect(await unbilled(of)).toEqual([]);
    expect((await api.eventsOf('invoice_line', Number(work?.id))).at(-1)).toMatchObject({ action: 'bringBack', within: `invoice:${id}` });
    // Proposed anew, or taken by another group, its work is billed there.
    await remove(work?.id);
    const other = await group(of, [task]);
    expect(await back(work?.id)).toMatchObject({ status: 409, body: { reason: 'alreadyInGroup', names: [other.title] } });
    await nina().delete(`/invoice/${other.id}`);
    await nina().post(`/invoice/${id}/task`, { tasks: [task] });
    expect(await back(work?.id)).toMatchObject({ status: 409, body: { reason: 'invoice_item_time_entry_id_unique' } });
  });

  it('comes back whole to who deleted it, while its tasks are free', async () => {
    const of = await client();
    const task = await job({ client: of, work: [{ minutes: 30 }], kilometers: 10 });
    const { id } = await group(of, [task]);
    await nina().put(`/invoice/${id}`, { notes: 'Po dogovoru' });
    const { body: record } = await nina().get(`/invoice/${id}`);
    const before = await detail(id);
    const back = () => nina().put(`/invoice/${id}/restore`);
    expect((await back()).status).toBe(404);
    expect((await nina().delete(`/invoice/${id}`)).status).toBe(200);
    const other = await group(of, [task]);
    expect(await back()).toMatchObject({ status: 409, body: { reason: 'alreadyInGroup', names: [other.title] } });
    expect((await nina().get(`/invoice/${id}`)).status).toBe(404);
    await nina().delete(`/invoice/${other.id}`);
    expect(await back()).toMatchObject({ status: 200, body: record });
    expect(await detail(id)).toEqual(before);
    expect(await unbilled(of)).toEqual([]);
    expect((await api.eventsOf('invoice', id)).at(-1)).toMatchObject({ action: 'bringBack' });
    expect((await back()).status).toBe(404);
  });

  it('takes only confirmed tasks of its client, and holds them', async () => {
    const [of, another] = [await client(), await client()];
    const [task, open, none, foreign] = [
      await job({ client: of }),
      await job({ client: of, open: true }),
      await job({ client: null }),
      await job({ client: another }),
    ];
    const refused = async (tasks: readonly number[]) => (await nina().post('/invoice', { client_id: of, tasks })).body.reason;
    expect([await refused([open]), await refused([none]), await refused([foreign])]).toEqual(['notConfirmed', 'noClient', 'otherClient']);
    expect((await nina().post('/invoice', { client_id: of, tasks: [9_999_999] })).status).toBe(422);
    const { id, title } = await group(of, [task]);
    const again = await nina().post('/invoice', { client_id: of, tasks: [task] });
    expect(again).toMatchObject({ status: 409, body: { reason: 'alreadyInGroup', groups: [{ id, title, task_id: task }] } });
    expect(again.body.detail).toContain(String(title));
    // Nobody opens or deletes what is about to be billed.
    for (const call of [api.as('admin').put(`/task/${task}/reopen`, { reason: 'Še nekaj' }), api.as('admin').delete(`/task/${task}`)]) {
      const answer = await call;
      expect(answer).toMatchObject({ status: 409, body: { reason: 'noGroup', names: [title] } });
    }
    expect((await api.as('admin').get(`/task/${task}`)).body.$transitions).toMatchObject({ reopen: { allowed: false, reason: 'noGroup' } });
    // Who reads no invoices hears that there is one, and not which.
    const unnamed = { reason: 'noGroup', names: ['1 zapis, ki ga ne vidiš'] };
    expect(await api.as('luka').put(`/task/${task}/reopen`, { reason: 'Še nekaj' })).toMatchObject({ status: 409, body: unnamed });
    expect((await api.as('luka').get(`/task/${task}`)).body.$transitions).toMatchObject({ reopen: unnamed });
    expect(await statusOf(none)).toBe(5);
  });

  it('is made of all that a client had confirmed in a month', async () => {
    const of = await client();
    const tasks = [await job({ client: of }), await job({ client: of })];
    const { body, status } = await nina().post('/invoice', { client_id: of, month: today.slice(0, 7) });
    expect({ status, tasks: body.tasks, title: body.title }).toEqual({
      status: 201,
      tasks: 2,
      title: expect.stringContaining(today.slice(5, 7)),
    });
    expect((await detail(Number(body.id))).tasks.map(({ id }) => id)).toEqual(tasks);
    expect((await nina().post('/invoice', { client_id: of, month: '2020-01' })).body.reason).toBe('nothingToBill');
  });
});

describe('an issued invoice', () => {
  it('has the next number, its buyer as it was and its tasks frozen; nothing in it changes any more', async () => {
    const of = await client({ address: 'Stara cesta 1', payment_term_days: 30 });
    const task = await job({ client: of, kilometers: 12, material: [pump] });
    const { id } = await group(of, [task], { notes: 'Hvala za zaupanje.' });
    expect(await issue(id)).toMatchObject({ status: 409, body: { reason: 'pricesEntered' } });
    await priceAll(id);
    const issued = await issue(id);
    expect(issued, JSON.stringify(issued.body)).toMatchObject({
      status: 200,
      body: {
        status: 1,
        issue_date: today,
        due_date: dayAfter(today, 30),
        year: Number(today.slice(0, 4)),
        buyer_address: 'Stara cesta 1',
      },
    });
    expect(issued.body.number).toMatch(/^20\d\d-\d{4}$/);
    expect(issued.body).not.toHaveProperty('issued_as');
    expect(await statusOf(task)).toBe(6);
    expect((await api.eventsOf('task', task)).map(({ action }) => action)).toContain('invoice');
    const { name } = (await nina().get(`/client/${of}`)).body;
    await api.as('luka').put(`/client/${of}`, { name: 'Novo ime d.o.o.', address: 'Nova cesta 2' });
    expect((await nina().get(`/invoice/${id}`)).body).toMatchObject({ buyer_name: name, buyer_address: 'Stara cesta 1' });
    // Frozen: the invoice, and what it was made of.
    const [[line], [entry], [used]] = [
      (await detail(id)).lines,
      (await nina().get(`/task/${task}/time`)).rows,
      (await nina().get(`/task/${task}/material`)).rows,
    ];
    const [stretch] = (entry?.sub_times ?? []) as { id: number }[];
    const [ride] = await api.rows('select id, user_id from transport where task_id = ?1', [task]);
    const author = Number(ride?.user_id);
    const calls = await Promise.all([
      nina().put(`/invoice/${id}`, { notes: 'Drugače' }),
      nina().delete(`/invoice/${id}`),
      nina().put(`/invoice/${id}/line/${line?.id}`, { price: 1 }),
      nina().delete(`/invoice/${id}/line/${line?.id}`),
      nina().post(`/invoice/${id}/line`, { title: 'Še nekaj', price: 100 }),
      nina().delete(`/invoice/${id}/task/${task}`),
      issue(id),
      api
        .as('admin')
        .put(`/task/${task}/time/${entry?.id}/invoicing`, { non_invoiced_part: true, non_invoiced_time: 60, non_invoiced_comment: null }),
      api.as('admin').put(`/task/${task}/subtime/${stretch?.id}/multiplier`, { multiplier: 2, reason: 'Praznik' }),
      api.as('admin').delete(`/task/${task}/subtime/${stretch?.id}`, { reason: 'Pomota' }),
      api.as(author).put(`/task/${task}/material/${used?.id}`, { quantity: 9 }),
      api.as(author).put(`/transport/${ride?.id}/notes`, { notes: 'Obvoz' }),
      api.as('admin').put(`/task/${task}/reopen`, { reason: 'Še nekaj' }),
      api.as('admin').delete(`/task/${task}`),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 409));
  });

  it('is cancelled by a credit note in a series of its own; its work can be billed again, its number never', async () => {
    const of = await client();
    const task = await job({ client: of });
    const { id } = await group(of, [task]);
    const { number, total } = (await issue(id)).body;
    const cancelled = await cancel(id);
    expect(cancelled, JSON.stringify(cancelled.body)).toMatchObject({
      status: 200,
      body: { status: 2, cancel_reason: 'Napačna količina' },
    });
    const [note] = (await detail(id)).credit_notes;
    expect(note).toMatchObject({ number: expect.stringMatching(/^D-20\d\d-\d{4}$/), total: -Number(total) });
    expect((await nina().get(`/invoice/${note?.id}`)).body).toMatchObject({
      kind: 'creditNote',
      status: 1,
      credited_id: id,
      total: -Number(total),
    });
    expect(await cancel(Number(note?.id))).toMatchObject({ status: 409, body: { reason: 'noCreditNote' } });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
    expect([await statusOf(task), await unbilled(of)]).toEqual([5, [task]]);
    // It goes on to explain itself, though its work is billed by another one, or done again.
    const again = await group(of, [task]);
    const next = (await issue(again.id)).body;
    expect(next.number).not.toBe(number);
    expect((await cancel(again.id)).status).toBe(200);
    expect((await api.as('admin').put(`/task/${task}/reopen`, { reason: 'Ni bilo dobro' })).status).toBe(200);
    const [entry] = (await nina().get(`/task/${task}/time`)).rows;
    const [stretch] = (entry?.sub_times ?? []) as { id: number }[];
    expect((await api.as('admin').delete(`/task/${task}/subtime/${stretch?.id}`, { reason: 'Pomota' })).status).toBe(204);
    const [line] = (await detail(id)).lines;
    expect((await nina().get(`/invoice/${id}/line/${line?.id}/explained`)).body).toMatchObject({
      items: [{ total_time: 3600, billed_time: 3600 }],
    });
  });
});

describe('a whole project', () => {
  const finished = async (status: 0 | 3 | 4, ...jobs: readonly { open?: true }[]) => {
    const of = await client();
    const tina = api.as('tina');
    const made = await tina.post('/project', { title: 'Kotlovnica', client_id: of, leader_id: api.id('tina') });
    const project = Number(made.body.id);
    const tasks: number[] = [];
    for (const one of jobs) tasks.push(await job({ client: of, project, ...one }));
    const { entities, orm } = api.database;
    await orm.em.fork().nativeUpdate(entities.project, { id: project }, { status });
    return { of, project, tasks };
  };

  it('is billed at once or by its tasks, never both, and follows its invoice', async () => {
    const { of, project, tasks } = await finished(4, {}, {});
    const listed = async (list: string) =>
      (await nina().get(`/invoicing/projects?list=${list}&range=[0,99]`)).rows.find(({ id }) => id === project);
    expect(await listed('waiting')).toMatchObject({ tasks: 2, billed_time: 7200, refusal: null, invoice_id: null });
    const made = await nina().post('/invoice', { project_id: project });
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { project_id: project, client_id: of, tasks: 2 } });
    // A task that is confirmed later is not billed beside the project.
    const { entities, orm } = api.database;
    const late = await job({ client: of });
    await orm.em.fork().nativeUpdate(entities.task, { id: late }, { project });
    expect((await nina().post('/invoice', { client_id: of, tasks: [late] })).body.reason).toBe('billedByProject');
    expect((await nina().post('/invoice', { project_id: project })).body.reason).toBe('billedByProject');
    const id = Number(made.body.id);
    expect((await issue(id)).status).toBe(200);
    expect((await nina().get(`/project/${project}`)).body.status).toBe(5);
    expect(await listed('done')).toMatchObject({ invoice_id: id, invoice_status: 1 });
    expect((await cancel(id)).status).toBe(200);
    expect((await nina().get(`/project/${project}`)).body.status).toBe(4);
    expect(await statusOf(tasks[0] ?? 0)).toBe(5);
    // Free again, it may be billed the other way.
    await group(of, [tasks[0] ?? 0]);
    expect((await nina().post('/invoice', { project_id: project })).body.reason).toBe('billedByTask');
    expect(await listed('waiting')).toMatchObject({ refusal: 'billedByTask' });
  });

  it('stands on one page of the list, each page with all of them counted', async () => {
    const projects = [await finished(4, {}), await finished(3, {})].map(({ project }) => project);
    const page = async (first: number, last: number) => {
      const { rows, headers } = await nina().get(`/invoicing/projects?list=waiting&range=[${first},${last}]`);
      return { ids: rows.map(({ id }) => Number(id)), total: Number(headers.get('content-range')?.split('/')[1]) };
    };
    const { ids, total } = await page(0, 99);
    expect(ids).toHaveLength(total);
    expect(ids).toEqual(expect.arrayContaining(projects));
    for (const [at, id] of ids.entries()) expect(await page(at, at)).toEqual({ ids: [id], total });
  });

  it('waits until it is finished and all of its tasks are confirmed', async () => {
    const refused = async (status: 0 | 3 | 4, ...jobs: readonly { open?: true }[]) =>
      (await nina().post('/invoice', { project_id: (await finished(status, ...jobs)).project })).body.reason;
    expect([await refused(0, {}), await refused(3, {}, { open: true }), await refused(3)]).toEqual([
      'projectNotFinished',
      'tasksOpen',
      'nothingToBill',
    ]);
  });
});

it('is closed to who lacks the permission', async () => {
  const of = await client();
  const { id } = await group(of, [await job({ client: of })]);
  const [line] = (await detail(id)).lines;
  const reader = await api.hire(['invoicing.read']);
  const writer = await api.hire(['invoicing.read', 'invoicing.write']);
  const statuses = async (caller: Parameters<typeof api.as>[0]) => {
    const as = api.as(caller);
    return [
      (await as.get('/invoicing/clients')).status,
      (await as.get(`/invoice/${id}/detail`)).status,
      (await as.get(`/invoice/${id}/line/${line?.id}/explained`)).status,
      (await as.put(`/invoice/${id}`, { notes: 'Opomba' })).status,
      (await as.put(`/invoice/${id}/line/${line?.id}`, { discount: 1 })).status,
      (await as.put(`/invoice/${id}/issue`, {})).status,
      (await as.put(`/invoice/${id}/cancel`, { reason: 'Zakaj' })).status,
    ];
  };
  expect(await statuses(null)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect(await statuses('jure')).toEqual([403, 403, 403, 403, 403, 403, 403]);
  expect(await statuses(reader)).toEqual([200, 200, 200, 403, 403, 403, 403]);
  expect(await statuses(writer)).toEqual([200, 200, 200, 200, 200, 403, 403]);
  expect(await statuses('nina')).toEqual([200, 200, 200, 200, 200, 200, 200]);
});
