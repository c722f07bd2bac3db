// People clock in at a wall terminal: by chip or PIN, on a task of its own, each tap booked once and by the same clock as on a task's screen.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutTokens } from '#server/core/http/secret-addresses.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { type Person, queryString, useApi } from '#tests/support/api.ts';
import { chipOf, eventId, giveChip, letTimePass, makeTerminal, type StoryTerminal } from '#tests/support/stories/terminal-story.ts';

const api = useApi();
const admin = api.as('admin');
let door: StoryTerminal;
const cast = ['marko', 'petra', 'tina'] as const;
const unknown = 'A'.repeat(43);

beforeAll(async () => {
  for (const person of cast) await giveChip(api, person);
});
beforeEach(async () => {
  door = await makeTerminal(api);
  // Whoever is in from the story before goes home.
  for (const person of cast) {
    await letTimePass(api, person, 7200);
    const { state } = (await door.identify({ rfid: chipOf(person) })).body;
    if (state !== 'out') await door.tap(person, 'leave');
    await letTimePass(api, person, 7200);
  }
});

const timesOf = async (task = door.task) =>
  (await admin.get(`/task/${task}/time`)).rows as readonly {
    user_id: number;
    status: number;
    sub_times: { start_time: string; end_time: string | null }[];
  }[];

describe('a terminal', () => {
  it('has a task of its own that stands in no list, and is called as it is', async () => {
    const { body } = await admin.get(`/task/${door.task}`);
    expect(body).toMatchObject({ registration_terminal_task: true, status: 1, company_user_id: 0 });
    await admin.put(`/registration_terminal/${door.id}`, { name: 'Vhod pri garaži' });
    expect((await admin.get(`/task/${door.task}`)).body.title).toBe('Vhod pri garaži');
    expect((await admin.get(`/task?filter={"list":"all","id":[${door.task}]}`)).rows).toEqual([]);
  });

  it('shows its name, the company, the time and who is in', async () => {
    await door.tap('petra', 'enter');
    const { body } = await door.call('');
    expect(body).toMatchObject({
      company: 'Toplar servis d. o. o.',
      location: 'Delavnica',
      language: 'sl',
      timezone: 'Europe/Ljubljana',
      rests: 0,
    });
    expect(body.present).toContainEqual(expect.objectContaining({ name: 'Petra Žnidaršič', state: 'in' }));
    expect(JSON.stringify(body)).not.toMatch(/access_key|pin_|email|rfid/);
  });

  it.each([
    ['luka', false],
    ['admin', true],
  ] as const)('tells %s its address: %s', async (person, address) => {
    expect((await api.as(person).get(`/registration_terminal/${door.id}/address`)).status).toBe(address ? 200 : 403);
    expect(JSON.stringify((await admin.get(`/registration_terminal/${door.id}`)).body)).not.toContain(door.key);
    expect(JSON.stringify(await api.eventsOf('registration_terminal', door.id))).not.toContain(door.key);
  });

  it('leads nowhere by its earlier address once that was exchanged', async () => {
    expect(await admin.post(`/registration_terminal/${door.id}/rotate_key`)).toMatchObject({ status: 200 });
    expect(await door.call('')).toMatchObject({ status: 404 });
  });

  it.each([
    [{ active: false }, '192.0.2.1', 409, 'outOfUse'],
    [{ allowed_networks: '10.1.0.0/16, 2001:db8::/32' }, '192.0.2.1', 403, 'foreignNetwork'],
    [{ allowed_networks: '10.1.0.0/16, 2001:db8::/32' }, '10.1.200.3', 200, undefined],
    [{ allowed_networks: '10.1.0.0/16 2001:db8::/32' }, '2001:db8:1::5', 200, undefined],
    [{ allowed_networks: '10.1.0.0/16' }, '::ffff:10.1.4.4', 200, undefined],
    [{ allowed_networks: '10.1.4.4' }, '10.1.4.5', 403, 'foreignNetwork'],
  ])('with %j answers %s with %s', async (fields, address, status, reason) => {
    expect(await admin.put(`/registration_terminal/${door.id}`, fields)).toMatchObject({ status: 200 });
    const answer = await door.call('', undefined, { address });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
    expect((await door.call('/identify', { rfid: chipOf('petra') }, { address })).status).toBe(status);
  });

  it.each(['10.0.0.0/33', 'pisarna', '10.0.0', '1::2::3', '10.0.0.1/8/8'])('is not told the network %s', async (allowed_networks) => {
    const { status, body } = await admin.put(`/registration_terminal/${door.id}`, { allowed_networks });
    expect([status, (body.errors as { reason: string }[])[0]?.reason]).toEqual([422, 'notNetwork']);
  });
});

describe('when people came and went', () => {
  it('is told to themselves and to who corrects times or keeps attendance, also in the history', async () => {
    await door.tap('marko', 'enter');
    await door.tap('petra', 'enter');
    const keeper = await api.hire(['attendance.write']);
    const seenBy = async (person: Person | number) => {
      const caller = api.as(person);
      const { rows } = await caller.get(`/task/${door.task}/time`);
      const totals = (await caller.get(`/task/${door.task}/time_totals`)).body.users as unknown[];
      const { status } = await caller.get(`/task/${door.task}/history`);
      return { users: rows.map(({ user_id }) => user_id), totals: totals.length, history: status };
    };
    const both = [api.id('marko'), api.id('petra')];
    expect(await seenBy('jure')).toEqual({ users: [], totals: 0, history: 403 });
    expect(await seenBy('marko')).toEqual({ users: [api.id('marko')], totals: 1, history: 403 });
    for (const person of ['luka', keeper] as const)
      expect(await seenBy(person), String(person)).toEqual({ users: both, totals: 2, history: 200 });
  });
});

describe('a chip', () => {
  const rfid_tag = async (person: Person) =>
    (await api.rows('select rfid_tag from "user" where id = ?1', [api.id(person)])).map((row) => row.rfid_tag)[0];
  const give = (person: Person, tag: string) => admin.put(`/user/${api.id(person)}`, { rfid_tag: tag });
  const known = async (rfid: string) => (await door.identify({ rfid })).body.name;
  afterEach(async () => {
    for (const person of ['jure', 'maks'] as const) await admin.put(`/user/${api.id(person)}`, { rfid_tag: null });
  });

  it.each(['04a2-2fb1', '04:A2:2F:B1', ' 04 A2 2F B1 ', '04A22FB1'])('is the same one as %s, given and read', async (written) => {
    expect(await give('jure', written)).toMatchObject({ status: 200, body: { rfid_tag: '•••• 2FB1' } });
    expect(await rfid_tag('jure')).toBe('04A22FB1');
    for (const read of ['04a22fb1', '04:A2:2f:b1', '04A22FB1']) expect(await known(read)).toContain('Jure');
    expect(await give('maks', '04.a2.2f.b1')).toMatchObject({ status: 409, body: { reason: 'user_rfid_tag_unique' } });
  });

  it('opens nothing for who reads or looks for it: its number is written once, and answered by its end alone', async () => {
    const full = '04A2-9C71-55EE';
    const bare = '04A29C7155EE';
    await give('jure', full);
    const id = api.id('jure');
    const nina = api.as('nina');
    const answers = [
      await nina.get(`/user/${id}`),
      await nina.get('/user?range=[0,99]'),
      await admin.get(`/user/${id}/history`),
      await admin.get('/audit?entity=user'),
      await api.as('jure').get('/me'),
    ];
    for (const { body, rows } of answers) expect(JSON.stringify([body, rows])).not.toMatch(new RegExp(`${full}|${bare}`));
    const list = (query: object) => nina.get(`/user${queryString(query)}`);
    for (const filter of [{ rfid_tag: bare }, { rfid_tag_like: '04A2' }, { rfid_tag_gte: '04' }])
      expect(await list({ filter }), JSON.stringify(filter)).toMatchObject({ status: 422 });
    expect(await list({ sort: ['rfid_tag', 'ASC'] })).toMatchObject({ status: 422 });
    expect(await list({ filter: { rfid_tag_neq: null } })).toMatchObject({ status: 200 });

    const record = (await admin.get(`/user/${id}`)).body;
    expect(record.rfid_tag).toBe('•••• 55EE');
    expect(await admin.put(`/user/${id}`, { phone: '040 555 212', rfid_tag: record.rfid_tag })).toMatchObject({ status: 200 });
    expect(await rfid_tag('jure')).toBe(bare);
    expect(await give('jure', '•••• 0000')).toMatchObject({ status: 422, body: { errors: [{ field: 'rfid_tag', reason: 'hiddenPart' }] } });
  });

  it.each(['---', ':'])('is not %s', async (written) => {
    expect(await give('jure', written)).toMatchObject({ status: 422, body: { errors: [{ field: 'rfid_tag' }] } });
  });

  it('of before, told from another by its writing alone, is still whose it was', async () => {
    const written = async (person: Person, tag: string) => {
      const { user } = api.database.entities;
      await api.database.orm.em.fork().transactional((em) => em.nativeUpdate(user, { id: api.id(person) }, { rfid_tag: tag }));
    };
    await written('jure', '0a-1b');
    await written('maks', '0A1B');
    expect([await known('0a-1b'), await known('0A1B'), await known('0A-1B')]).toEqual([
      expect.stringContaining('Jure'),
      expect.stringContaining('Maks'),
      expect.stringContaining('Maks'),
    ]);
  });
});

describe('a choice', () => {
  it('names the person and marks what is sensible, from coming to going', async () => {
    const answers: unknown[] = [];
    const look = async () => {
      const { name, state, sensible, choices } = (await door.identify({ rfid: chipOf('petra') })).body;
      const open = Object.entries(choices as Record<string, { allowed: boolean }>).flatMap(([one, { allowed }]) => (allowed ? [one] : []));
      answers.push([name, state, sensible, open.join(' ')]);
    };
    await look();
    for (const action of ['enter', 'pause', 'enter', 'leave']) {
      expect((await door.tap('petra', action)).body).toMatchObject({ outcome: 'done', action });
      await letTimePass(api, 'petra', 120);
      await look();
    }
    expect(answers).toEqual([
      ['Petra Žnidaršič', 'out', 'enter', 'enter'],
      ['Petra Žnidaršič', 'in', 'pause', 'pause leave'],
      ['Petra Žnidaršič', 'paused', 'enter', 'enter leave'],
      ['Petra Žnidaršič', 'in', 'leave', 'pause leave'],
      ['Petra Žnidaršič', 'out', 'enter', 'enter'],
    ]);
    const [entry] = await timesOf();
    expect(entry).toMatchObject({ user_id: api.id('petra'), status: 2 });
    expect(entry?.sub_times).toHaveLength(2);
  });

  it('tells who stays over midnight of the whole stay', async () => {
    await door.tap('petra', 'enter');
    await letTimePass(api, 'petra', 30 * 3600);
    const { day, worked, sensible } = (await door.identify({ rfid: chipOf('petra') })).body;
    const [part] = day as { start: string }[];
    expect(Date.now() - Date.parse(String(part?.start))).toBeGreaterThanOrEqual(30 * 3_600_000);
    expect([Number(worked) >= 30 * 3600, sensible]).toEqual([true, 'leave']);
    await door.tap('petra', 'leave');
    await letTimePass(api, 'petra', 120);
  });

  it.each([
    ['pause', [], 'notIn'],
    ['leave', [], 'notIn'],
    ['enter', ['enter'], 'alreadyIn'],
    ['pause', ['enter', 'pause'], 'alreadyPaused'],
  ] as const)('%s after %j is refused as %s', async (action, before, reason) => {
    for (const one of before) {
      await door.tap('marko', one);
      await letTimePass(api, 'marko', 120);
    }
    expect(await door.tap('marko', action)).toMatchObject({ status: 409, body: { reason } });
  });

  it('at another entrance sees that one is in, and goes home from there', async () => {
    const back = await makeTerminal(api, { name: 'Zadnji vhod' });
    await door.tap('marko', 'enter');
    await letTimePass(api, 'marko', 120);
    const refused = await back.tap('marko', 'enter');
    expect(refused).toMatchObject({ status: 409, body: { reason: 'inElsewhere' } });
    expect(refused.body.detail).toMatch(/Vhod \d+/);
    expect((await back.tap('marko', 'leave')).body.outcome).toBe('done');
    expect((await timesOf())[0]).toMatchObject({ status: 2 });
  });

  it('books what the terminal says, else plain work', async () => {
    await door.tap('tina', 'enter');
    const booked = async (task: number) =>
      (
        await api.rows(
          'select w.name, w.default_multiplier from time_entry e join work_type w on w.id = e.work_type_id where e.task_id = ?1',
          [task],
        )
      )[0];
    expect(Number((await booked(door.task))?.default_multiplier)).toBe(1);
    await letTimePass(api, 'tina', 120);
    await door.tap('tina', 'leave');
    await letTimePass(api, 'tina', 120);
    // The last one that she may pick, which is hers least of all.
    const said = (await api.as('tina').get('/me/work_types')).rows.at(-1);
    const other = await makeTerminal(api, { work_type_id: said?.id });
    await other.tap('tina', 'enter');
    expect((await booked(other.task))?.name).toBe(said?.title);
    await letTimePass(api, 'tina', 120);
    await other.tap('tina', 'leave');
  });

  const startWork = async () => {
    const { body } = await api.as('petra').post('/task', { title: 'Menjava črpalke', company_user_id: api.id('petra') });
    expect((await api.as('petra').post(`/task/${body.id}/start`, { work_type_id: 1 })).status).toBe(200);
    return {
      stop: () => api.as('petra').post(`/task/${body.id}/stop`, {}),
      state: async () => (await api.as('petra').get(`/task/${body.id}/status`)).body.status,
    };
  };
  const [runs, rests, ended] = [0, 1, 2];

  it('to enter leaves the clock of a task as it is: presence and work are two things', async () => {
    const work = await startWork();
    expect((await door.tap('petra', 'enter')).body.outcome).toBe('done');
    expect(await work.state()).toBe(runs);
    expect((await door.call('')).body.present).toContainEqual(expect.objectContaining({ name: 'Petra Žnidaršič', state: 'in' }));
    await work.stop();
  });

  it('names the task whose clock runs, and takes the answer: it rests with the break, goes on after it, stops with the departure', async () => {
    await door.tap('petra', 'enter');
    const work = await startWork();
    const named = { title: 'Menjava črpalke' };
    expect((await door.identify({ rfid: chipOf('petra') })).body).toMatchObject({ runs_on: named, rests_on: null });
    await door.tap('petra', 'pause', { work: 'follows' });
    expect(await work.state()).toBe(rests);
    expect((await door.identify({ rfid: chipOf('petra') })).body).toMatchObject({ runs_on: null, rests_on: named });
    await letTimePass(api, 'petra', 120);
    await door.tap('petra', 'enter', { work: 'follows' });
    expect(await work.state()).toBe(runs);
    await door.tap('petra', 'leave', { work: 'follows' });
    expect(await work.state()).toBe(ended);
    expect((await door.identify({ rfid: chipOf('petra') })).body).toMatchObject({ state: 'out', runs_on: null });
  });

  it.each(['stays', undefined])('to leave with the answer %s lets the clock of the task run: at a client', async (answer) => {
    await door.tap('petra', 'enter');
    const work = await startWork();
    await door.tap('petra', 'leave', answer ? { work: answer } : {});
    expect(await work.state()).toBe(runs);
    expect((await door.identify({ rfid: chipOf('petra') })).body.state).toBe('out');
    await work.stop();
  });

  it('to come back from a break lets rest what was paused before it', async () => {
    await door.tap('petra', 'enter');
    const work = await startWork();
    await api.as('petra').put(`/task/${(await api.as('petra').get('/me/working')).body?.task_id}/pause`, {});
    await letTimePass(api, 'petra', 60);
    await door.tap('petra', 'pause', { work: 'follows' });
    expect((await door.identify({ rfid: chipOf('petra') })).body.rests_on).toBeNull();
    await door.tap('petra', 'enter', { work: 'follows' });
    expect(await work.state()).toBe(rests);
    await work.stop();
  });

  it('is booked once, however often and at once it arrives', async () => {
    const { user_token } = (await door.identify({ rfid: chipOf('tina') })).body;
    const body = { id: eventId(), user_token, action: 'enter', occurred_at: new Date().toISOString() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => door.call('/event', body)));
    expect(answers.map((one) => [one.status, one.body.outcome])).toEqual(Array.from({ length: 4 }, () => [200, 'done']));
    expect((await timesOf()).map(({ sub_times }) => sub_times.length)).toEqual([1]);
  });

  it('tapped a second time within a minute is ignored', async () => {
    await door.tap('tina', 'enter');
    expect((await door.tap('tina', 'enter')).body.outcome).toBe('repeated');
    expect((await timesOf()).map(({ sub_times }) => sub_times.length)).toEqual([1]);
  });

  it('cannot be made with a token that is old, changed, or of another terminal', async () => {
    const { user_token } = (await door.identify({ rfid: chipOf('tina') })).body;
    const other = await makeTerminal(api);
    const body = { id: eventId(), user_token, action: 'enter', occurred_at: new Date().toISOString() };
    expect(await other.call('/event', body)).toMatchObject({ status: 422 });
    const forged = String(user_token).replace(`.${api.id('tina')}.`, `.${api.id('admin')}.`);
    expect(await door.call('/event', { ...body, user_token: forged })).toMatchObject({ status: 422 });
    const foreign = String(user_token).replace(/[^.]+$/, (signed) => 'č'.repeat(signed.length));
    expect(await door.call('/event', { ...body, user_token: foreign })).toMatchObject({ status: 422 });
    expect(await timesOf()).toEqual([]);
  });
});

describe('an address', () => {
  it('is cut out of what is logged', async () => {
    const lines: object[] = [];
    const by = api.another({ log: (line) => lines.push(line) });
    for (const path of [`/api/v1/terminal/${door.key}`, `/api/v1/terminal/${door.key}/identify`]) await api.fetch(null, path, { by });
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain(door.key);
    expect(withoutTokens(`http://test.example/registration_terminal_page/sl/${door.key}`)).not.toContain(door.key);
  });

  it('that nobody was given leads nowhere, and trying is slowed down', async () => {
    const statuses: number[] = [];
    const address = somewhere();
    for (let tries = 0; tries < 22; tries += 1) statuses.push((await api.as(null).get(`/terminal/${unknown}`, { address })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect((await door.call('', undefined, { address })).status).toBe(200);
  });
});
