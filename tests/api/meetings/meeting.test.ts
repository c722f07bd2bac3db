// A meeting from the plan to the minutes: who may lead it, its clock and agenda, its outcomes, its people.
import { describe, expect, it } from 'vitest';
import type { Permission } from '#schema/permissions.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { inHours, planMeeting, startedMeeting } from '#tests/support/stories/meeting-story.ts';

const api = useApi();
const read = async (person: Person | number, id: number) => (await api.as(person).get(`/meeting/${id}`)).body;
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
    ['an organiser who may not open meetings', { organiser_id: 'marko' }, 'organiser_id'],
    ['a participant who does not exist', { participants: [{ user_id: 2_147_483_647 }] }, 'user_id'],
  ])('is refused with %s', async (_case, fields, field) => {
    const { status, body } = await api.as('luka').post('/meeting', {
      title: 'Usklajevanje',
      planned_start: inHours(24),
      planned_end: inHours(25),
      ...fields,
      ...('organiser_id' in fields && fields.organiser_id === 'marko' && { organiser_id: api.id('marko') }),
    });
    expect({ status, fields: (body.errors as Part[]).map((one) => String(one.field)) }).toEqual({ status: 422, fields: [field] });
  });

  it.each([
    ['client_company_id', { client_company_id: 2_147_483_647 }],
    ['project', { project: 2_147_483_647 }],
  ])('is not changed to a %s that does not exist', async (field, fields) => {
    const id = await planMeeting(api, 'luka');
    const { status, body } = await api.as('luka').put(`/meeting/${id}`, fields);
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field, reason: 'notReference' }] });
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
      body: { detail: 'Konec mora biti po začetku.', errors: [{ field: 'planned_end', reason: 'endsBeforeStart' }] },
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
    const [organiser] = parts(await read('luka', id), 'participants');
    expect(await api.as('admin').delete(`/meeting/${id}/participant/${organiser?.id}`)).toMatchObject({
      status: 409,
      body: { reason: 'organiserComes', detail: 'Kdor sestanek sklicuje, ostane na njem. Prestavi ga ali ga odpovej.' },
    });
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
});

describe('its time, written to the times of those who were there', () => {
  // Each story has people of its own: what one wrote is in nobody's way in the next.
  const names = ['Ana', 'Bor', 'Cene'] as const;
  /** Ana leads it, with the permission to write the times of others where that is given; all three were there. Held for half an hour, after half an hour for another quarter. */
  const held = async (given: readonly Permission[] = ['tasks.times']) => {
    const [ana, ...others] = await Promise.all([
      api.hire(['meetings.read', ...given], { name: 'Ana' }),
      api.hire([], { name: 'Bor' }),
      api.hire([], { name: 'Cene' }),
    ]);
    const id = await startedMeeting(api, ana, { participants: [] });
    for (const user_id of others) await api.as(ana).post(`/meeting/${id}/participant`, { user_id });
    for (const act of ['stop', 'continue', 'finish']) await api.as(ana).put(`/meeting/${id}/${act}`);
    await asHeld(id, 300, { start: 0, stop: 30, continue: 60, finish: 75 }, 45);
    const task = async (title: string, company_user_id: number) =>
      Number((await api.as('luka').post('/task', { title, company_user_id })).body.id);
    const [task_id, [type]] = [await task('Sestanki', ana), (await api.as(ana).get('/me/work_types')).rows];
    const work_type_id = Number(type?.id);
    const begun = Date.parse(String((await read(ana, id)).started_at));
    const called = (people: readonly Part[]) => people.map(({ name, standing }) => `${String(name).split(' ')[0]} ${standing}`).sort();
    return {
      id,
      task,
      task_id,
      work_type_id,
      people: { ana, bor: others[0] ?? 0, cene: others[1] ?? 0 },
      at: (minutes: number) => new Date(begun + minutes * 60_000).toISOString(),
      stand: async () => called(parts((await api.as(ana).get(`/meeting/${id}/bookTime?work_type_id=${work_type_id}`)).body, 'people')),
      /** Whose time was written, and who was left out and why. */
      book: async () => {
        const { status, body } = await api.as(ana).post(`/meeting/${id}/bookTime`, { task_id, work_type_id });
        const { reason = null, users = [], left_out = [] } = body as { reason?: string; users?: number[]; left_out?: Part[] };
        const written = [ana, ...others].flatMap((user, at) => (users.includes(user) ? [names[at]] : []));
        return { status, reason, written, left_out, called: called(left_out) };
      },
      /** Minutes of each. */
      times: async () => {
        const { rows } = await api.as('luka').get(`/task/${task_id}/time`);
        const of = (user: number) => rows.filter(({ user_id }) => user_id === user).map(({ total_time }) => Number(total_time) / 60);
        return [ana, ...others].map((user) => of(user).sort((one, next) => one - next));
      },
    };
  };

  it('goes to all who are free; who has another time then gets it once that is gone, and nobody twice', async () => {
    const { id, task, task_id, work_type_id, people, at, book, stand, times } = await held();
    const other = await task('Servis črpalke', people.cene);
    // Over the second stretch alone: of the first one nothing is written for Cene either.
    const time = { work_type_id, user_id: people.cene, start_time: at(70), end_time: at(80) };
    const { body: entry } = await api.as('luka').post(`/task/${other}/time`, time);
    expect(await stand()).toEqual(['Ana free', 'Bor free', 'Cene overlaps']);
    const first = await book();
    expect(first).toMatchObject({ status: 201, written: ['Ana', 'Bor'], called: ['Cene overlaps'] });
    expect(first.left_out[0]?.other).toMatchObject({ start_time: at(70), end_time: at(80), task_id: other, title: 'Servis črpalke' });
    expect(await times()).toEqual([[15, 30], [15, 30], []]);
    expect(await book()).toMatchObject({ status: 409, reason: 'nobodyFree', called: ['Cene overlaps'] });
    await api.as('luka').delete(`/task/${other}/time/${entry.id}`, { reason: 'Napačna naloga.' });
    expect(await book()).toMatchObject({ status: 201, written: ['Cene'], left_out: [] });
    expect(await times()).toEqual([
      [15, 30],
      [15, 30],
      [15, 30],
    ]);
    expect(await stand()).toEqual(['Ana booked', 'Bor booked', 'Cene booked']);
    expect(await book()).toMatchObject({ status: 409, reason: 'alreadyBooked' });
    const events = await api.rows("select id from event where entity = 'time_entry' and action = 'create' and within = ?1", [
      `task:${task_id}`,
    ]);
    expect(events).toHaveLength(6);
    expect((await api.eventsOf('meeting', id)).filter(({ action }) => action === 'bookTime')).toHaveLength(2);
  });

  it('does not go over a clock that runs, and can be written anew once it was removed', async () => {
    const { task, task_id, work_type_id, people, book, stand, times } = await held();
    const other = await task('Teče še', people.bor);
    await api.as(people.bor).post(`/task/${other}/start`, { work_type_id });
    const start_time = new Date(Date.now() - 280 * 60_000);
    await api.database.orm.em.fork().nativeUpdate(api.database.entities.sub_time, { user_id: people.bor, end_time: null }, { start_time });
    expect(await stand()).toEqual(['Ana free', 'Bor overlapsRunning', 'Cene free']);
    const first = await book();
    expect(first).toMatchObject({ written: ['Ana', 'Cene'], called: ['Bor overlapsRunning'] });
    expect(first.left_out[0]?.other).toMatchObject({ end_time: null, title: 'Teče še' });
    for (const { id, user_id } of (await api.as('luka').get(`/task/${task_id}/time`)).rows)
      if (user_id === people.cene) await api.as('luka').delete(`/task/${task_id}/time/${id}`, { reason: 'Napačna naloga.' });
    expect(await times()).toEqual([[15, 30], [], []]);
    expect(await book()).toMatchObject({ written: ['Cene'], called: ['Bor overlapsRunning'] });
  });

  it('of others takes the permission for that, and for each a kind of work that is theirs', async () => {
    const alone = await held([]);
    expect(await alone.stand()).toEqual(['Ana free', 'Bor notAllowed', 'Cene notAllowed']);
    expect(await alone.book()).toMatchObject({ status: 201, written: ['Ana'], called: ['Bor notAllowed', 'Cene notAllowed'] });
    expect((await alone.book()).status).toBe(403);
    expect((await api.as('eva').get(`/meeting/${alone.id}/bookTime`)).status).toBe(403);
    const { work_type_id, people, book } = await held();
    const { body: type } = await api.as('admin').post('/user_type', { name: 'Samo drugo delo', work_type_ids: [] });
    const [another] = await api.rows('select id from work_type where id <> ?1 order by id limit 1', [work_type_id]);
    await api.as('admin').put(`/user_type/${type.id}`, { work_type_ids: [another?.id] });
    await api.as('admin').put(`/user/${people.bor}`, { user_type_id: type.id });
    expect(await book()).toMatchObject({ written: ['Ana', 'Cene'], called: ['Bor workTypeNotAllowed'] });
  });

  it('of two calls at once goes to everybody once', async () => {
    const { book, times } = await held();
    const both = await Promise.all([book(), book()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await times()).toEqual([
      [15, 30],
      [15, 30],
      [15, 30],
    ]);
  });

  it('is written once it was held, and only of those who were there', async () => {
    const id = await startedMeeting(api, 'luka', { participants: [] });
    const book = async () => (await api.as('luka').post(`/meeting/${id}/bookTime`, { task_id: 1, work_type_id: 1 })).body;
    expect(await book()).toMatchObject({ reason: 'wrongState' });
    await api.as('luka').put(`/meeting/${id}/stop`);
    await asHeld(id, 90, { start: 0, stop: 60 }, 60);
    const [own] = parts(await read('luka', id), 'participants');
    await api.as('luka').put(`/meeting/${id}/participant/${own?.id}`, { attendance: null });
    expect(await book()).toMatchObject({ reason: 'nobodyHere' });
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
    const actionItem = { kind: 'action', text: 'Pošlji cenik.', user_id: api.id('marko') };
    expect(await api.as('eva').post(`/meeting/${id}/outcome`, { ...actionItem, as_task: true })).toMatchObject({ status: 403 });
    expect(parts(await read('eva', id), 'outcomes')).toEqual([]);
    expect((await api.as('eva').post(`/meeting/${id}/outcome`, actionItem)).status).toBe(201);
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
