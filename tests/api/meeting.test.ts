// A meeting from the plan to the minutes: who may lead it, its clock and agenda, its outcomes, its people.
import { describe, expect, it } from 'vitest';
import { type Person, useApi } from '#tests/support/api.ts';
import { inHours, planMeeting, startedMeeting } from '#tests/support/meeting-story.ts';

const api = useApi();
const read = async (person: Person, id: number) => (await api.as(person).get(`/meeting/${id}`)).body;
type Part = Readonly<Record<string, unknown>>;
const parts = (body: Readonly<Record<string, unknown>>, name: string) => body[name] as readonly Part[];

describe('a meeting', () => {
  it('is planned with its people and its agenda, and its organiser comes', async () => {
    const id = await planMeeting(api, 'luka');
    const body = await read('tina', id);
    expect(body).toMatchObject({ status: 0, title: 'Usklajevanje', organiser_id: api.id('luka'), people: 2, accepted: 1 });
    expect(parts(body, 'participants').map(({ name, answer }) => [name, answer])).toEqual([
      ['Luka Perko', 'accepted'],
      ['Tina Hočevar', 'none'],
    ]);
    expect(parts(body, 'items').map(({ title, minutes, position }) => [title, minutes, position])).toEqual([
      ['Stanje del', 10, 1],
      ['Razno', 5, 2],
    ]);
  });

  it.each([
    ['an end before its start', { planned_end: inHours(23) }, 'planned_end'],
    ['no title', { title: ' ' }, 'title'],
    ['a place of several lines', { place: 'a\nb' }, 'place'],
    ['an organiser who does not exist', { organiser_id: 2_147_483_647 }, 'organiser_id'],
    ['a participant who does not exist', { participants: [{ user_id: 2_147_483_647 }] }, 'user_id'],
  ])('is refused with %s', async (_case, fields, field) => {
    const { status, body } = await api
      .as('luka')
      .post('/meeting', { title: 'Usklajevanje', planned_start: inHours(24), planned_end: inHours(25), ...fields });
    expect({ status, fields: (body.errors as Part[]).map((one) => String(one.field)) }).toEqual({ status: 422, fields: [field] });
  });

  it.each([
    ['marko', 403],
    ['jure', 403],
    ['eva', 200],
    [null, 401],
  ] as const)('is open to %s: %i', async (person, status) => {
    const id = await planMeeting(api, 'luka');
    expect((await api.as(person).get(`/meeting/${id}`)).status).toBe(status);
  });

  it('stands in the lists of who organises or is invited, and by its state', async () => {
    const id = await planMeeting(api, 'luka', { title: 'Samo zame in za Tino' });
    const lists = async (person: Person) => {
      const found: string[] = [];
      for (const list of ['my', 'planned', 'finished']) {
        const { rows } = await api.as(person).get(`/meeting?filter=${encodeURIComponent(JSON.stringify({ list, id: [id] }))}`);
        if (rows.length > 0) found.push(list);
      }
      return found;
    };
    expect(await lists('luka')).toEqual(['my', 'planned']);
    expect(await lists('tina')).toEqual(['my', 'planned']);
    expect(await lists('eva')).toEqual(['planned']);
    await api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Odpade.' });
    expect(await lists('eva')).toEqual(['finished']);
  });

  it('is moved by its organiser, says from where, and asks everybody anew', async () => {
    const id = await planMeeting(api, 'luka');
    await api.as('luka').put(`/meeting/${id}/invite`);
    await api.as('tina').put(`/meeting/${id}/respond`, { answer: 'accepted' });
    const before = await read('luka', id);
    const moved = await api
      .as('luka')
      .put(`/meeting/${id}/move`, { planned_start: inHours(48), planned_end: inHours(49), change_reason: 'Hotel ima seminar.' });
    expect(moved).toMatchObject({
      status: 200,
      body: { status: 0, moved_from: before.planned_start, change_reason: 'Hotel ima seminar.', invitation: 1 },
    });
    expect(parts(await read('luka', id), 'participants').map(({ answer }) => answer)).toEqual(['accepted', 'none']);
    const [notice] = await api.rows("select * from notification where user_id = ?1 and kind = 'meetingMoved' and entity_id = ?2", [
      api.id('tina'),
      id,
    ]);
    expect(notice).toMatchObject({ entity: 'meeting' });
    expect(await api.as('luka').put(`/meeting/${id}/move`, { planned_start: inHours(48), planned_end: inHours(47) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'planned_end', reason: 'endsBeforeStart' }] },
    });
  });

  it('is answered by a colleague; the organiser hears of it, and nobody else can answer', async () => {
    const id = await planMeeting(api, 'luka');
    expect((await api.as('tina').put(`/meeting/${id}/respond`, { answer: 'declined', reason: 'Na dopustu.' })).status).toBe(200);
    expect(parts(await read('luka', id), 'participants').at(1)).toMatchObject({ answer: 'declined', reason: 'Na dopustu.' });
    const [notice] = await api.rows("select * from notification where user_id = ?1 and kind = 'meetingDeclined' and entity_id = ?2", [
      api.id('luka'),
      id,
    ]);
    expect(JSON.parse(String(notice?.parameters))).toEqual({ name: 'Tina Hočevar', reason: 'Na dopustu.' });
    expect((await api.as('eva').put(`/meeting/${id}/respond`, { answer: 'accepted' })).status).toBe(403);
  });

  it('takes people on and lets them go, each once', async () => {
    const id = await planMeeting(api, 'luka');
    const add = (body: object) => api.as('luka').post(`/meeting/${id}/participant`, body);
    expect((await add({ user_id: api.id('tina') })).body).toMatchObject({ reason: 'meeting_participant_meeting_id_user_id_unique' });
    const { body } = await add({ email: 'projekt@arhbiro.example' });
    expect((await add({ email: 'projekt@arhbiro.example' })).status).toBe(409);
    expect((await api.as('tina').delete(`/meeting/${id}/participant/${body.id}`)).status).toBe(403);
    expect((await api.as('luka').delete(`/meeting/${id}/participant/${body.id}`)).status).toBe(200);
    expect(parts(await read('luka', id), 'participants')).toHaveLength(2);
  });
});

/** As if it had begun so many minutes ago, and each act had been made so many minutes after that. */
const asHeld = (id: number, ago: number, acts: Readonly<Record<string, number>>, held: number) =>
  api.database.orm.em.fork().transactional(async (em) => {
    const { event, meeting } = api.database.entities;
    const begun = Math.floor(Date.now() / 1000) * 1000 - ago * 60_000;
    for (const [action, after] of Object.entries(acts))
      await em.nativeUpdate(event, { entity: 'meeting', entity_id: id, action }, { at: new Date(begun + after * 60_000) });
    await em.nativeUpdate(meeting, { id }, { started_at: new Date(begun), held_time: held * 60 });
  });

describe('its clock', () => {
  it('runs from start to finish, and with it the item that is talked about', async () => {
    const id = await startedMeeting(api, 'luka');
    const running = await read('luka', id);
    expect(running).toMatchObject({ status: 1, held_time: 0 });
    expect(running.running_since).toBe(running.started_at);
    expect(parts(running, 'items').map(({ current, done }) => [current, done])).toEqual([
      [true, false],
      [false, false],
    ]);
    const last = Number(parts(running, 'items')[1]?.id);
    await api.as('tina').put(`/meeting/${id}/item/${last}/open`);
    expect(parts(await read('luka', id), 'items').map(({ current, done }) => [current, done])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect((await api.as('luka').put(`/meeting/${id}/stop`)).body).toMatchObject({ status: 2, running_since: null });
    expect((await api.as('luka').put(`/meeting/${id}/item/${last}/open`)).body).toMatchObject({ reason: 'wrongState' });
    expect((await api.as('luka').put(`/meeting/${id}/continue`)).body).toMatchObject({ status: 1 });
    expect((await api.as('luka').put(`/meeting/${id}/finish`)).body).toMatchObject({ status: 3, running_since: null });
    const finished = await read('luka', id);
    expect(parts(finished, 'versions')).toMatchObject([{ number: 1, made_by_name: 'Luka Perko', reason: null }]);
  });

  it('is led by the organiser and by who may lead every meeting, by nobody else', async () => {
    const id = await planMeeting(api, 'luka');
    const { $transitions } = await read('tina', id);
    expect($transitions).toMatchObject({
      start: { allowed: false, reason: 'notAllowed' },
      write: { allowed: true },
      respond: { allowed: true },
    });
    expect((await api.as('tina').put(`/meeting/${id}/start`)).status).toBe(403);
    expect((await api.as('admin').put(`/meeting/${id}/start`)).status).toBe(200);
  });

  it('is written to the times of who was there, once', async () => {
    const id = await startedMeeting(api, 'luka', { participants: [] });
    const { body: task } = await api.as('luka').post('/task', { title: 'Sestanki', company_user_id: api.id('luka') });
    const [type] = await api.rows(
      'select work_type_id as id from user_type_work_type_ids where user_type_id = (select user_type_id from "user" where id = ?1)',
      [api.id('luka')],
    );
    const book = () => api.as('luka').post(`/meeting/${id}/bookTime`, { task_id: task.id, work_type_id: type?.id });
    expect((await book()).body).toMatchObject({ reason: 'wrongState' });
    await api.as('luka').put(`/meeting/${id}/stop`);
    await asHeld(id, 90, { start: 0, stop: 60 }, 60);
    expect(await book()).toMatchObject({ status: 201, body: { users: [api.id('luka')] } });
    const [entry] = (await api.as('luka').get(`/task/${task.id}/time`)).rows;
    expect(entry).toMatchObject({ user_id: api.id('luka'), total_time: 3600, notes: expect.stringContaining('Usklajevanje') });
    expect((await book()).body).toMatchObject({ reason: 'alreadyBooked' });
  });

  it("is written as it was held: what lay between a stop and the going on is nobody's time", async () => {
    const id = await startedMeeting(api, 'luka', { participants: [] });
    for (const act of ['stop', 'continue', 'finish']) await api.as('luka').put(`/meeting/${id}/${act}`);
    const { body: task } = await api.as('luka').post('/task', { title: 'Sestanki', company_user_id: api.id('luka') });
    const [type] = await api.rows(
      'select work_type_id as id from user_type_work_type_ids where user_type_id = (select user_type_id from "user" where id = ?1)',
      [api.id('luka')],
    );
    await asHeld(id, 300, { start: 0, stop: 30, continue: 90, finish: 105 }, 45);
    const booked = await api.as('luka').post(`/meeting/${id}/bookTime`, { task_id: task.id, work_type_id: type?.id });
    expect(booked).toMatchObject({ status: 201 });
    const entries = (await api.as('luka').get(`/task/${task.id}/time`)).rows;
    expect(entries.map(({ total_time }) => total_time).sort()).toEqual([1800, 900]);
  });
});

describe('its outcomes', () => {
  it('an action item becomes a task at once, and shows what became of it', async () => {
    const id = await startedMeeting(api, 'luka');
    const due = inHours(72);
    const { body } = await api
      .as('luka')
      .post(`/meeting/${id}/outcome`, { kind: 'action', text: 'Odzrači krog 2.', user_id: api.id('marko'), due, as_task: true });
    const [outcome] = parts(await read('luka', id), 'outcomes');
    expect(outcome).toMatchObject({
      id: body.id,
      kind: 'action',
      user_name: 'Marko Zajc',
      due,
      task_status: 1,
      task_title: 'Odzrači krog 2.',
    });
    const task = (await api.as('marko').get(`/task/${outcome?.task_id}`)).body;
    expect(task).toMatchObject({ deadline: due, company_user_id: api.id('marko') });
    expect((await api.as('luka').post(`/meeting/${id}/outcome/${body.id}/task`)).body).toMatchObject({ reason: 'alreadyTask' });
    await api.as('marko').put(`/task/${outcome?.task_id}/reject`, { reason: 'Že narejeno.' });
    expect(parts(await read('luka', id), 'outcomes')[0]).toMatchObject({ task_status: 7 });
  });

  it('takes the permission that a task takes', async () => {
    const id = await startedMeeting(api, 'eva', { participants: [] });
    const said = { kind: 'action', text: 'Pošlji cenik.', user_id: api.id('marko') };
    expect(await api.as('eva').post(`/meeting/${id}/outcome`, { ...said, as_task: true })).toMatchObject({ status: 403 });
    expect(parts(await read('eva', id), 'outcomes')).toEqual([]);
    expect((await api.as('eva').post(`/meeting/${id}/outcome`, said)).status).toBe(201);
  });

  it('stays at hand at the next meeting with the client, until it is done', async () => {
    const [client] = await api.rows('select id from client where archived = ?1 order by id limit 1', [
      api.database.dialect === 'sqlite' ? 0 : false,
    ]);
    const before = await startedMeeting(api, 'luka', { client_company_id: client?.id });
    const { body } = await api
      .as('luka')
      .post(`/meeting/${before}/outcome`, { kind: 'action', text: 'Načrt dostopa do strehe.', user_id: api.id('tina') });
    const next = await planMeeting(api, 'luka', { client_company_id: client?.id, planned_start: inHours(200), planned_end: inHours(201) });
    const earlier = async () => (await api.as('tina').get(`/meeting/${next}/earlier`)).body;
    const mine = async () => (await api.as('tina').get('/meeting/open_actions')).rows.filter((one) => one.id === body.id);
    expect(parts(await earlier(), 'meetings').map((one) => one.id)).toContain(before);
    expect(parts(await earlier(), 'actions').map((one) => one.id)).toContain(body.id);
    expect(await mine()).toHaveLength(1);
    await api.as('tina').put(`/meeting/${before}/outcome/${body.id}`, { done: true });
    expect(parts(await earlier(), 'actions').map((one) => one.id)).not.toContain(body.id);
    expect(await mine()).toEqual([]);
  });
});
