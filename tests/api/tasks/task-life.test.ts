// The life of a task beside the clock, in sentences of the cast: what may change when, and what is left of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, useApi } from '#tests/support/api.ts';
import { mailedToken, makeClient, makeTask, sendTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const marko = () => api.as('marko');
let client = 0;
let contact = 0;
/** A task for the story's client, unless told otherwise. */
const newTask = (fields: Fields = {}) => makeTask(api, { client_company_id: client, ...fields });
const statusOf = async (id: number) => (await marko().get(`/task/${id}`)).body.status;

beforeEach(async () => {
  ({ id: client, contact } = await makeClient(api));
});

describe('the answer of a task', () => {
  it('marko changes title and description; an empty description is none; nothing sent leaves it', async () => {
    const id = await newTask({ description: 'Pušča' });
    const changed = await marko().put(`/task/${id}/description`, { title: 'Menjava črpalke' });
    expect(changed.body).toMatchObject({ title: 'Menjava črpalke', description: 'Pušča' });
    expect((await marko().put(`/task/${id}/description`, { title: 'Menjava črpalke', description: '' })).body.description).toBeNull();
    const [, edited] = await api.eventsOf('task', id);
    expect(edited).toMatchObject({ action: 'edit', by: api.id('marko') });
    expect(JSON.parse(String(edited?.before))).toEqual({ title: 'Menjava ventila' });
  });

  it('of two who saw the same version the second is told so', async () => {
    const id = await newTask();
    const ifMatch = { headers: { 'if-match': `"${(await marko().get(`/task/${id}`)).body.version}"` } };
    expect(await marko().put(`/task/${id}/description`, { title: 'Prvi' }, ifMatch)).toMatchObject({ status: 200 });
    expect(await api.as('luka').put(`/task/${id}/description`, { title: 'Drugi' }, ifMatch)).toMatchObject({ status: 412 });
    expect((await marko().get(`/task/${id}`)).body.title).toBe('Prvi');
  });

  it('a change raises the revision that open screens look at, one without effect does not', async () => {
    const id = await newTask();
    const before = Number((await marko().get(`/task/${id}/status`)).body.revision);
    await marko().put(`/task/${id}/additionalNotes`, { additional_comment: 'Ključ je pri vratarju' });
    await marko().put(`/task/${id}/additionalNotes`, { additional_comment: 'Ključ je pri vratarju' });
    expect((await marko().get(`/task/${id}/status`)).body.revision).toBe(before + 1);
  });
});

describe('the client of a task', () => {
  it('another client brings its primary contact; another place leaves the contact; no place is the head office', async () => {
    const id = await newTask();
    const other = await makeClient(api);
    const moved = await marko().put(`/task/${id}/client`, { client_company_id: other.id, branch_office_id: other.branch });
    expect(moved.body).toMatchObject({
      client_company_id: other.id,
      branch_office_id: other.branch,
      client_company_contact_id: other.contact,
    });
    const second = await api.as('luka').post('/contact', { client_id: other.id, name: 'Jan' });
    await marko().get(`/task/${id}/contact/${second.body.id}`);
    const home = await marko().put(`/task/${id}/client`, { client_company_id: other.id });
    expect(home.body).toMatchObject({ branch_office_id: 0, client_company_contact_id: second.body.id });
  });

  it('tags that its tasks may not carry come off, and the history tells which', async () => {
    const make = async (name: string, global = false) =>
      Number((await api.as('admin').post('/tag', { name: `${name} ${client}`, color: '#112233', text_color: '#ffffff', global })).body.id);
    const [common, former, both] = [await make('Za vse', true), await make('Le prejšnje'), await make('Obeh')];
    const other = await makeClient(api);
    await api.as('luka').put(`/client/${client}`, { tags: [former, both] });
    await api.as('luka').put(`/client/${other.id}`, { tags: [both] });
    const id = await newTask({ tags: [common, former, both] });
    expect((await marko().put(`/task/${id}/client`, { client_company_id: client, branch_office_id: 0 })).body.tags).toHaveLength(3);
    expect((await marko().put(`/task/${id}/client`, { client_company_id: other.id })).body.tags).toEqual([common, both]);
    const event = (await api.eventsOf('task', id)).at(-1);
    expect(JSON.parse(String(event?.before))).toMatchObject({ client_company_id: client, tags: [common, former, both] });
    expect(JSON.parse(String(event?.after))).toMatchObject({ client_company_id: other.id, tags: [common, both] });
  });

  it.each([
    ['a place of another client', () => ({ client_company_id: client, branch_office_id: 1 }), 'branch_office_id'],
    ['a client that there is not', () => ({ client_company_id: 999_999 }), 'client_company_id'],
    ['no client', () => ({ branch_office_id: 0 }), 'client_company_id'],
  ])('%s is refused', async (_name, body, field) => {
    const answer = await marko().put(`/task/${await newTask()}/client`, body());
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('a contact of another client is refused', async () => {
    const id = await newTask();
    const other = await makeClient(api);
    expect(await marko().put(`/task/${id}/contact/${other.contact}`)).toMatchObject({ status: 422 });
    expect((await marko().get(`/task/${id}`)).body.client_company_contact_id).toBe(contact);
  });

  it('tags are the global ones, those of the client, and what stands there already', async () => {
    const admin = api.as('admin');
    const make = async (name: string, global: boolean) =>
      Number((await admin.post('/tag', { name: `${name} ${client}`, color: '#112233', text_color: '#ffffff', global })).body.id);
    const [common, clientTag, foreign] = [await make('Skupna', true), await make('Njihova', false), await make('Tuja', false)];
    await api.as('luka').put(`/client/${client}`, { tags: [clientTag] });
    const id = await newTask();
    expect((await marko().put(`/task/${id}/tags`, [clientTag, common])).body.tags).toEqual([common, clientTag].sort((a, b) => a - b));
    expect(await marko().put(`/task/${id}/tags`, [foreign])).toMatchObject({ status: 422, body: { errors: [{ field: 'tags' }] } });
    await api.as('luka').put(`/client/${client}`, { tags: [] });
    expect((await marko().put(`/task/${id}/tags`, [clientTag])).body.tags).toEqual([clientTag]);
    expect((await marko().put(`/task/${id}/tags`, [])).body.tags).toEqual([]);
    expect(await marko().put(`/task/${id}/tags`, [clientTag]), 'and cannot come back').toMatchObject({ status: 422 });
    await api.as('luka').put(`/client/${client}`, { tags: [clientTag] });
    const begun = (tags: number[]) => api.as('luka').post('/task', { title: 'Že od začetka', client_company_id: client, tags });
    expect(await begun([foreign])).toMatchObject({ status: 422, body: { errors: [{ field: 'tags' }] } });
    expect(await begun([clientTag, common])).toMatchObject({ status: 201 });
  });
});

describe('sent for confirmation', () => {
  it('marko sends it: status 4, and whose link was mailed is told to nobody but its recipient', async () => {
    const id = await newTask();
    const sent = await marko().put(`/task/${id}/close`);
    expect(sent.body).toMatchObject({ status: 4, denied: false, link: { email: 'ana.kos@example.com' } });
    const token = await mailedToken(api, 'task', id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sent.body.link).not.toHaveProperty('url');
    for (const person of ['marko', 'luka', 'admin'] as const) {
      const paths = [`/task/${id}`, `/task/${id}/history`, '/mail', '/notification', '/audit'];
      for (const path of paths)
        expect(JSON.stringify((await api.as(person).get(path)).body ?? null), `${person} ${path}`).not.toContain(token);
    }
  });

  it('without an address of the contact: a link to hand over, told once, and no second answer tells it', async () => {
    const id = await newTask({ client_company_id: (await makeClient(api, {}, null)).id });
    const key = { headers: { 'idempotency-key': `poslji-${id}` } };
    const sent = await marko().put(`/task/${id}/close`, undefined, key);
    expect(sent.body).toMatchObject({ status: 4, denied: false, link: { email: null } });
    const { url } = sent.body.link as { url: string };
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/confirmTask\/[\w-]{43}$/);
    const again = await marko().put(`/task/${id}/close`, undefined, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body.link).not.toHaveProperty('url');
    const token = url.split('/').at(-1) ?? '';
    const storedAnswers = await api.rows('select answer from idempotency_key where key = ?1', [`poslji-${id}`]);
    expect(JSON.stringify(storedAnswers)).not.toContain(token);
    expect(JSON.stringify(await api.rows('select * from public_link'))).not.toContain(token);
    expect(JSON.stringify(await api.rows('select * from event'))).not.toContain(token);
  });

  it('sent again, the earlier link is dead', async () => {
    const id = await newTask();
    await marko().put(`/task/${id}/close`);
    expect(await marko().put(`/task/${id}/close`)).toMatchObject({ status: 200, body: { status: 4 } });
    const links = await api.rows("select ended_at from public_link where purpose = 'task' and record_id = ?1 order by id", [id]);
    expect(links.map(({ ended_at }) => ended_at !== null)).toEqual([true, false]);
  });

  it('in the language of the client, or in the one that is chosen; none that we do not speak', async () => {
    const languages = async (id: number) =>
      (await api.rows("select language from public_link where purpose = 'task' and record_id = ?1 order by id", [id])).map(
        ({ language }) => language,
      );
    const german = await makeClient(api, { language: 'de' });
    const id = await newTask({ client_company_id: german.id });
    await marko().put(`/task/${id}/close`);
    await marko().put(`/task/${id}/close`, { language: 'fr' });
    expect(await languages(id)).toEqual(['de', 'fr']);
    const mails = await api.rows('select language from mail where link_id is not null order by id desc limit 2');
    expect(mails.map(({ language }) => language)).toEqual(['fr', 'de']);
    expect(await marko().put(`/task/${id}/close`, { language: 'zz' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'language' }] },
    });
  });

  it('a task without a client is confirmed at once', async () => {
    const id = await newTask({ client_company_id: null });
    const sent = await marko().put(`/task/${id}/close`);
    expect(sent.body).toMatchObject({ status: 5, link: null });
    expect(sent.body.date_closed).not.toBeNull();
  });

  it('waits until nobody works, and says who does', async () => {
    const id = await newTask();
    await api.as('petra').post(`/task/${id}/start`, { work_type_id: 1 });
    const refused = await marko().put(`/task/${id}/close`);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'nobodyWorks' } });
    expect(refused.body.names).toHaveLength(1);
    await api.as('petra').post(`/task/${id}/stop`, {});
    expect(await marko().put(`/task/${id}/close`)).toMatchObject({ status: 200 });
  });

  it('nothing that the document shows changes then; the tags do; withdrawn, it is open again', async () => {
    const id = await newTask();
    await marko().put(`/task/${id}/close`);
    const refused = { status: 409, body: { reason: 'wrongState' } };
    expect(await marko().put(`/task/${id}/description`, { title: 'Prepozno' })).toMatchObject(refused);
    expect(await marko().put(`/task/${id}/additionalNotes`, { additional_comment: 'Prepozno' })).toMatchObject(refused);
    expect(await marko().put(`/task/${id}/client`, { client_company_id: client })).toMatchObject(refused);
    expect(await marko().put(`/task/${id}/tags`, [])).toMatchObject({ status: 200 });
    expect(await marko().delete(`/task/${id}`)).toMatchObject({ status: 409, body: { reason: 'noLinkLives' } });
    expect((await marko().put(`/task/${id}/withdraw`)).body.status).toBe(3);
    expect(await marko().put(`/task/${id}/description`, { title: 'Spet gre' })).toMatchObject({ status: 200 });
    expect(await marko().put(`/task/${id}/withdraw`)).toMatchObject(refused);
  });

  it('a wrong contact is put right without withdrawing: whoever is right gets the link when it is sent again; from the answer on nobody changes it', async () => {
    const id = await newTask();
    await marko().put(`/task/${id}/close`);
    const { body: right } = await api.as('luka').post('/contact', { client_id: client, name: 'Zdenka', email: 'zdenka@hotel.example' });
    expect(await marko().put(`/task/${id}/contact/${right.id}`)).toMatchObject({
      status: 200,
      body: { status: 4, client_company_contact_id: right.id },
    });
    expect((await marko().put(`/task/${id}/close`)).body.link).toMatchObject({ email: 'zdenka@hotel.example' });
    await api.as('luka').put(`/task/${id}/confirm`, { name: 'Zdenka' });
    expect(await marko().put(`/task/${id}/contact/${contact}`)).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });

  it('luka confirms for a client who phoned: marked as such, marko is told', async () => {
    const id = await newTask();
    await marko().put(`/task/${id}/close`);
    expect(await marko().put(`/task/${id}/confirm`, { name: 'Ana Kos' })).toMatchObject({
      status: 403,
      body: { permission: 'tasks.manage' },
    });
    const done = await api.as('luka').put(`/task/${id}/confirm`, { name: 'Ana Kos', note: 'Klicala ob 14h' });
    expect(done.body).toMatchObject({ status: 5 });
    expect(done.body.date_closed).not.toBeNull();
    const answered = { answer: 'confirmed', name: 'Ana Kos', note: 'Klicala ob 14h', by_phone: true, answered_by_name: 'Luka Perko' };
    expect((await marko().get(`/task/${id}`)).body.confirmation).toMatchObject(answered);
  });
});

describe('rejected, opened again, deleted', () => {
  it('a rejected task is closed; its owner opens it again, and the history keeps both reasons', async () => {
    const id = await newTask();
    expect(await marko().put(`/task/${id}/reject`, {})).toMatchObject({ status: 422 });
    expect((await marko().put(`/task/${id}/reject`, { reason: 'Naročnik je odpovedal' })).body).toMatchObject({ status: 7 });
    expect((await marko().get(`/task/${id}/closed`)).body).toEqual({ closed: true, taskStatus: 7 });
    expect((await marko().put(`/task/${id}/reopen`, { reason: 'Premislil si je' })).body).toMatchObject({ status: 3, date_closed: null });
    const reasons = (await api.eventsOf('task', id)).map(({ action, reason }) => [action, reason]);
    expect(reasons.slice(-2)).toEqual([
      ['reject', 'Naročnik je odpovedal'],
      ['reopen', 'Premislil si je'],
    ]);
  });

  it('a confirmed task is opened again by the dispatcher, not by its owner', async () => {
    const id = await newTask({ client_company_id: null });
    await marko().put(`/task/${id}/close`);
    expect(await marko().put(`/task/${id}/reopen`, { reason: 'Napaka' })).toMatchObject({ status: 403 });
    expect(await api.as('luka').put(`/task/${id}/reopen`, { reason: 'Napaka' })).toMatchObject({ status: 200, body: { status: 3 } });
  });

  it('a rejected task that waited for the client takes its link along', async () => {
    const id = await newTask();
    await marko().put(`/task/${id}/close`);
    await marko().put(`/task/${id}/reject`, { reason: 'Ne bo' });
    const [link] = await api.rows('select ended_at from public_link where record_id = ?1', [id]);
    expect(link?.ended_at).not.toBeNull();
  });

  it('a deleted task is gone with its rows; its number is never given again; open screens hear of it', async () => {
    const id = await newTask();
    const { company_task_id } = (await marko().get(`/task/${id}`)).body;
    const topics: string[] = [];
    const stop = api.app.hub.listen([`task:${id}`], ({ action }) => topics.push(action));
    expect(await marko().delete(`/task/${id}`)).toMatchObject({ status: 200, body: { id } });
    stop();
    expect(topics).toEqual(['remove']);
    expect(await marko().get(`/task/${id}`)).toMatchObject({ status: 404 });
    expect(await api.rows('select id from task_user where task_id = ?1', [id])).toEqual([]);
    const next = (await marko().get(`/task/${await newTask()}`)).body;
    expect(Number(next.company_task_id)).toBe(Number(company_task_id) + 1);
    expect((await api.eventsOf('task', id)).at(-1)).toMatchObject({ action: 'remove', by: api.id('marko') });
  });

  it('a task that the client declined by a mailed link is deleted all the same; the mail stays as what was sent', async () => {
    const id = await newTask();
    const token = await sendTask(api, id);
    expect(await api.as(null).post(`/public/task/${token}/decline`, { reason: 'Ropota' })).toMatchObject({ status: 200 });
    expect(await marko().delete(`/task/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await api.rows("select id from public_link where purpose = 'task' and record_id = ?1", [id])).toEqual([]);
    const mails = await api.rows("select recipient, link_id from mail where entity = 'task' and entity_id = ?1", [id]);
    expect(mails).toEqual([{ recipient: 'ana.kos@example.com', link_id: null }]);
    expect(await api.as(null).get(`/public/task/${token}`)).toMatchObject({ status: 404 });
  });

  it('nobody takes over what is theirs already', async () => {
    const id = await newTask();
    expect(await api.as('luka').put(`/task/${id}/steal`)).toMatchObject({ status: 200 });
    const { $transitions } = (await api.as('luka').get(`/task/${id}`)).body;
    expect($transitions).toMatchObject({ steal: { allowed: false, reason: 'anotherOwns' } });
    expect(await api.as('luka').put(`/task/${id}/steal`)).toMatchObject({
      status: 409,
      body: { reason: 'anotherOwns', detail: 'Naloga je že tvoja.' },
    });
  });

  it('is refused while petra has work open, and to who neither owns it nor may delete any', async () => {
    const id = await newTask();
    await api.as('petra').post(`/task/${id}/start`, { work_type_id: 1 });
    expect(await marko().delete(`/task/${id}`)).toMatchObject({ status: 409, body: { reason: 'nobodyWorks' } });
    expect(await api.as('petra').delete(`/task/${id}`)).toMatchObject({ status: 403 });
    await api.as('petra').post(`/task/${id}/stop`, {});
    expect(await marko().delete(`/task/${id}`)).toMatchObject({ status: 200 });
  });
});

describe('a task of a registration terminal', () => {
  it('stands in no list and cannot be taken, stolen, given, closed, rejected or deleted', async () => {
    const id = await newTask();
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.task, { id }, { registration_terminal_task: true });
    const refused = { status: 403 };
    const unowned = await newTask({ company_user_id: 0, users: [] });
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.task, { id: unowned }, { registration_terminal_task: true });
    expect(await marko().put(`/task/${unowned}/take`)).toMatchObject(refused);
    expect(await marko().put(`/task/${id}/give/${api.id('petra')}`)).toMatchObject(refused);
    expect(await api.as('luka').put(`/task/${id}/steal`)).toMatchObject(refused);
    expect(await marko().put(`/task/${id}/close`)).toMatchObject(refused);
    expect(await marko().put(`/task/${id}/reject`, { reason: 'Ne' })).toMatchObject(refused);
    expect(await marko().delete(`/task/${id}`)).toMatchObject(refused);
    for (const list of ['own', 'all', 'unassigned', 'closed', 'paused', 'waitingForConfirmation'])
      expect(await api.count('marko', 'task', { list, id: [id] })).toBe(0);
    expect(await statusOf(id)).toBe(1);
  });
});
