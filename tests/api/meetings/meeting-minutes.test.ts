// The minutes of a meeting: two writers at once lose nothing, what stands stays as it stood, and a correction says who and why.
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '#server/core/events/retention.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { startedMeeting } from '#tests/support/stories/meeting-story.ts';

const api = useApi();
let meeting = 0;
beforeEach(async () => {
  meeting = await startedMeeting(api, 'luka');
});

type Change = {
  key: string;
  html: string | null;
  edition: number | null;
  after?: string | null;
  item_id?: number | null;
  relocated?: boolean;
};
const write = async (person: Person, tab: string, ...changes: Change[]) => {
  const full = changes.map((one) => ({ after: null, item_id: null, ...one }));
  const { status, body } = await api.as(person).put(`/meeting/${meeting}/minutes`, { tab: `tab-of-${tab}`, changes: full });
  return { status, saved: body.saved as { key: string; edition: number }[], conflicts: body.conflicts as Record<string, unknown>[] };
};
type Read = { key: string; html: string; edition: number; removed: boolean; written_by_name: string };
const minutes = async () => {
  const { body } = await api.as('eva').get(`/meeting/${meeting}/minutes`);
  return (body.paragraphs as Read[]).filter(({ removed }) => !removed);
};
const words = async () => (await minutes()).map(({ html }) => html);
const first = 'paragraph-1';
const second = 'paragraph-2';

describe('two writers', () => {
  it('of different paragraphs both keep what they wrote', async () => {
    await write(
      'luka',
      'luka',
      { key: first, html: '<p>Stanje</p>', edition: null },
      { key: second, html: '<p>Razno</p>', edition: null, after: first },
    );
    expect((await write('tina', 'tina', { key: second, html: '<p>Razno in še kaj</p>', edition: 1 })).conflicts).toEqual([]);
    expect((await write('luka', 'luka', { key: first, html: '<p>Stanje del</p>', edition: 1 })).saved).toEqual([
      { key: first, edition: 2 },
    ]);
    expect(await words()).toEqual(['<p>Stanje del</p>', '<p>Razno in še kaj</p>']);
  });

  it('lose nothing of what is written under an item of the agenda that is deleted meanwhile', async () => {
    const item = await api.as('luka').post(`/meeting/${meeting}/item`, { title: 'Cene' });
    expect(item, JSON.stringify(item.body)).toMatchObject({ status: 201 });
    const item_id = Number(item.body.id);
    await write('luka', 'luka', { key: first, html: '<p>Osnutek</p>', edition: null, item_id });
    expect((await api.as('luka').delete(`/meeting/${meeting}/item/${item_id}`)).status).toBeLessThan(300);
    const late = await write(
      'luka',
      'luka',
      { key: first, html: '<p>Osnutek cen</p>', edition: 1, item_id },
      { key: second, html: '<p>Popust 5 %</p>', edition: null, after: first, item_id },
    );
    expect(late).toMatchObject({ status: 200, conflicts: [], saved: [{ key: first }, { key: second }] });
    expect(await minutes()).toMatchObject([
      { html: '<p>Osnutek cen</p>', item_id: null },
      { html: '<p>Popust 5 %</p>', item_id: null },
    ]);
    // An item that this meeting never had is no place.
    const other = await startedMeeting(api, 'luka');
    const elsewhere = Number((await api.as('luka').post(`/meeting/${other}/item`, { title: 'Drugje' })).body.id);
    for (const wrong of [elsewhere, 999_999])
      expect((await write('luka', 'luka', { key: 'paragraph-3', html: '<p>x</p>', edition: null, item_id: wrong })).status).toBe(422);
  });

  it('of one paragraph hear of each other, and neither is overwritten', async () => {
    await write('luka', 'luka', { key: first, html: '<p>Zagon</p>', edition: null });
    await write('tina', 'tina', { key: first, html: '<p>Zagon v nedeljo</p>', edition: 1 });
    const late = await write('luka', 'luka', { key: first, html: '<p>Zagon v soboto</p>', edition: 1 });
    expect(late.saved).toEqual([]);
    expect(late.conflicts).toMatchObject([{ key: first, html: '<p>Zagon v nedeljo</p>', edition: 2, written_by_name: 'Tina Hočevar' }]);
    expect(await words()).toEqual(['<p>Zagon v nedeljo</p>']);
    expect((await write('luka', 'luka', { key: first, html: '<p>Zagon v soboto</p>', edition: 2 })).conflicts).toEqual([]);
    expect(await words()).toEqual(['<p>Zagon v soboto</p>']);
  });

  it('hear of a paragraph that was taken out while they wrote in it', async () => {
    await write('luka', 'luka', { key: first, html: '<p>Zagon</p>', edition: null });
    await write('tina', 'tina', { key: first, html: null, edition: 1 });
    expect((await write('luka', 'luka', { key: first, html: '<p>Zagon v soboto</p>', edition: 1 })).conflicts).toMatchObject([
      { key: first, removed: true, edition: 2 },
    ]);
  });

  it('see what comes in between in its order', async () => {
    await write(
      'luka',
      'luka',
      { key: first, html: '<p>ena</p>', edition: null },
      { key: second, html: '<p>štiri</p>', edition: null, after: first },
    );
    await write(
      'tina',
      'tina',
      { key: 'paragraph-a', html: '<p>dve</p>', edition: null, after: first },
      { key: 'paragraph-b', html: '<p>tri</p>', edition: null, after: 'paragraph-a' },
    );
    expect(await words()).toEqual(['<p>ena</p>', '<p>dve</p>', '<p>tri</p>', '<p>štiri</p>']);
    for (let at = 0; at < 14; at += 1)
      await write('luka', 'luka', { key: `between-${at}`, html: `<p>${at}</p>`, edition: null, after: first });
    expect((await words()).slice(0, 3)).toEqual(['<p>ena</p>', '<p>13</p>', '<p>12</p>']);
    expect((await words()).slice(-3)).toEqual(['<p>dve</p>', '<p>tri</p>', '<p>štiri</p>']);
  });
});

describe('a page whose answer was lost', () => {
  it('sends the same again under its key, and is told what became of it, whoever has written since', async () => {
    const send = (html: string, edition: number | null, key: string) =>
      api
        .as('luka')
        .put(
          `/meeting/${meeting}/minutes`,
          { tab: 'tab-of-luka', changes: [{ key: first, html, edition, after: null, item_id: null }] },
          { headers: { 'Idempotency-Key': key } },
        );
    await send('<p>Prvi</p>', null, 'first-of-luka');
    await write('tina', 'tina', { key: first, html: '<p>Prvi in drugi</p>', edition: 1 });
    expect((await send('<p>Prvi</p>', null, 'first-of-luka')).body).toMatchObject({ saved: [{ key: first, edition: 1 }], conflicts: [] });
    // Not even the page that wrote a paragraph last writes over what it has not known.
    await write('tina', 'luka', { key: first, html: '<p>Prvi, drugi</p>', edition: 2 });
    expect((await send('<p>Prvi in tretji</p>', 1, 'second-of-luka')).body).toMatchObject({ saved: [], conflicts: [{ edition: 3 }] });
    expect(await words()).toEqual(['<p>Prvi, drugi</p>']);
  });
});

describe('a page that says what it has read', () => {
  const revision = async () => Number((await api.as('luka').get(`/meeting/${meeting}/minutes`)).body.revision);
  const send = (known: number, ...changes: Change[]) =>
    api.as('luka').put(`/meeting/${meeting}/minutes`, {
      tab: 'tab-of-luka',
      revision: known,
      changes: changes.map((one) => ({ after: null, item_id: null, ...one })),
    });

  it('saves all of its changes or none, and is given what stands', async () => {
    const known = await revision();
    await write('tina', 'tina', { key: first, html: '<p>Njeno</p>', edition: null });
    const late = await send(known, { key: second, html: '<p>Moje</p>', edition: null });
    expect(late.body).toMatchObject({ saved: [], conflicts: [], stands: [{ key: first, html: '<p>Njeno</p>' }] });
    expect(await words()).toEqual(['<p>Njeno</p>']);
    const again = await send(await revision(), { key: second, html: '<p>Moje</p>', edition: null, after: first });
    expect(again.body).toMatchObject({ saved: [{ key: second, edition: 1 }], stands: [] });
    expect(await words()).toEqual(['<p>Njeno</p>', '<p>Moje</p>']);
  });

  it('puts a paragraph in another place', async () => {
    const paragraph = (key: string, html: string, after: string | null) => ({ key, html, after, edition: null });
    await send(await revision(), paragraph(first, '<p>ena</p>', null), paragraph(second, '<p>dve</p>', first));
    const move = { key: first, html: '<p>ena</p>', edition: 1, after: second };
    const { body } = await send(await revision(), { ...move, relocated: true });
    expect(body).toMatchObject({ saved: [{ key: first, edition: 2 }] });
    expect(await words()).toEqual(['<p>dve</p>', '<p>ena</p>']);
  });
});

describe('what is written', () => {
  it('is cleaned, and nothing of it stands in the history', async () => {
    await write('luka', 'luka', { key: first, html: '<p onclick="x()">Varno<script>alert(1)</script></p>', edition: null });
    expect(await words()).toEqual(['<p>Varno</p>']);
    const { body } = await api.as('luka').get(`/meeting/${meeting}/history`);
    expect(JSON.stringify(body)).not.toContain('Varno');
  });

  it.each([
    ['eva', 403],
    ['marko', 403],
    ['admin', 200],
    [null, 401],
  ] as const)('is written by who takes part: %s %i', async (person, status) => {
    const changes = [{ key: first, html: '<p>Hej</p>', edition: null, after: null, item_id: null }];
    expect((await api.as(person).put(`/meeting/${meeting}/minutes`, { tab: 'some-tab', changes })).status).toBe(status);
  });

  it('tells who is there, and in which paragraph', async () => {
    await api.as('luka').put(`/meeting/${meeting}/writing`, { tab: 'tab-of-luka', key: first });
    const { body } = await api.as('tina').put(`/meeting/${meeting}/writing`, { tab: 'tab-of-tina', key: null });
    expect(body.writers).toMatchObject([
      { tab: 'tab-of-luka', user_name: 'Luka Perko', key: first },
      { tab: 'tab-of-tina', user_name: 'Tina Hočevar', key: null },
    ]);
    const events = await api.eventsOf('meeting_writer', meeting);
    expect(events.map(({ topics }) => topics)).toContain(JSON.stringify([`meeting_writer:${meeting}`]));
  });
});

describe('an open page', () => {
  const stay = (person: Person) => api.as(person).put(`/meeting/${meeting}/writing`, { tab: `tab-of-${person}`, key: first });
  const passed = () => api.eventsOf('meeting_writer', meeting);
  const audit = async (query = '') => (await api.as('admin').get(`/audit_log${query}`)).body.records as Record<string, unknown>[];

  it('is told live, and stands in no log and no history; of what is written they say who, once an hour', async () => {
    const topics: string[] = [];
    const stop = api.app.hub.listen([`meeting_writer:${meeting}`], ({ action, by }) => topics.push(`${by} ${action}`));
    await stay('luka');
    await write('luka', 'luka', { key: first, html: '<p>Stanje</p>', edition: null });
    await write('luka', 'luka', { key: first, html: '<p>Stanje del</p>', edition: 1 });
    await write('tina', 'tina', { key: second, html: '<p>Razno</p>', edition: null, after: first });
    stop();
    expect(topics).toEqual(['stay', 'write', 'write'].map((act) => `${api.id('luka')} ${act}`).concat(`${api.id('tina')} write`));
    expect(await audit('?entity=meeting_writer')).toEqual([]);
    expect((await audit()).map(({ entity }) => entity)).not.toContain('meeting_writer');
    expect((await api.as('admin').get('/audit_log/kinds')).rows.map(({ entity }) => entity)).not.toContain('meeting_writer');
    const { records } = (await api.as('luka').get(`/meeting/${meeting}/history`)).body as { records: Record<string, unknown>[] };
    expect(records.slice(0, 3).map(({ entity, action, by_name }) => `${entity} ${action} ${by_name}`)).toEqual([
      'meeting write Tina Hočevar',
      'meeting write Luka Perko',
      'meeting start Luka Perko',
    ]);
    const { entities, orm } = api.database;
    const before = new Date(Date.now() - 2 * 3_600_000);
    await orm.em.fork().nativeUpdate(entities.event, { entity: 'meeting', entity_id: meeting, action: 'write' }, { at: before });
    await write('luka', 'luka', { key: first, html: '<p>Stanje del danes</p>', edition: 2 });
    expect((await api.eventsOf('meeting', meeting)).filter(({ action }) => action === 'write')).toHaveLength(3);
  });

  it('is forgotten after a day, with all that was told of it and nothing else', async () => {
    await stay('luka');
    await write('luka', 'luka', { key: first, html: '<p>Stanje</p>', edition: null });
    await deleteExpired(api.app);
    expect(await passed()).toHaveLength(2);
    const { entities, orm } = api.database;
    const before = new Date(Date.now() - 25 * 3_600_000);
    await orm.em.fork().transactional(async (em) => {
      await em.nativeUpdate(entities.event, { entity: { $in: ['meeting', 'meeting_writer'] }, entity_id: meeting }, { at: before });
      await em.nativeUpdate(entities.meeting_writer, { meeting_id: meeting }, { seen_at: before });
    });
    await deleteExpired(api.app);
    expect(await passed()).toEqual([]);
    expect(await api.rows('select id from meeting_writer where meeting_id = ?1', [meeting])).toEqual([]);
    expect((await api.eventsOf('meeting', meeting)).map(({ action }) => action)).toEqual(['create', 'start', 'write']);
  });
});

describe('minutes that stand', () => {
  const finish = async () => {
    await write('luka', 'luka', { key: first, html: '<p>Črpalka <strong>ostane</strong>.</p>', edition: null });
    await api.as('luka').post(`/meeting/${meeting}/outcome`, { kind: 'decision', text: 'Strošek nosi izvajalec.' });
    await api.as('luka').put(`/meeting/${meeting}/finish`);
  };

  it('are written no more', async () => {
    await finish();
    expect(await write('luka', 'luka', { key: first, html: '<p>Drugače</p>', edition: 1 })).toMatchObject({ status: 409 });
    expect(await words()).toEqual(['<p>Črpalka <strong>ostane</strong>.</p>']);
  });

  it('are corrected in a version of their own, with a reason; the first one stays', async () => {
    await finish();
    const changes = [{ key: first, html: '<p>Črpalka se menja.</p>', edition: 1, after: null, item_id: null }];
    const correct = (person: Person, body: object) =>
      api.as(person).put(`/meeting/${meeting}/correct`, { tab: 'tab-of-luka', changes, ...body });
    expect((await correct('tina', { reason: 'Narobe.' })).status).toBe(403);
    expect((await correct('luka', {})).status).toBe(422);
    expect((await correct('luka', { reason: 'Zapis je bil napačen.' })).body).toMatchObject({ number: 2 });
    const { body } = await api.as('eva').get(`/meeting/${meeting}`);
    expect(body.versions).toMatchObject([
      { number: 2, reason: 'Zapis je bil napačen.', made_by_name: 'Luka Perko' },
      { number: 1, reason: null },
    ]);
    const paragraphs = async (number: number) => (await api.as('eva').get(`/meeting/${meeting}/version/${number}`)).body.minutes;
    expect(await paragraphs(1)).toMatchObject({ sections: [{ paragraphs: ['<p>Črpalka <strong>ostane</strong>.</p>'] }, {}, {}] });
    expect(await paragraphs(2)).toMatchObject({
      sections: [{ paragraphs: ['<p>Črpalka se menja.</p>'], decisions: ['Strošek nosi izvajalec.'] }, {}, {}],
    });
    expect((await api.as('eva').get(`/meeting/${meeting}/version/3`)).status).toBe(404);
  });

  it('are corrected in who was there and what was agreed on too, with a reason, and of this meeting alone', async () => {
    await finish();
    const { participants, outcomes } = (await api.as('luka').get(`/meeting/${meeting}`)).body as Record<
      string,
      { id: number; name: string }[]
    >;
    const tina = participants?.find(({ name }) => name.startsWith('Tina'))?.id;
    const correct = (body: object, person: Person = 'luka') =>
      api.as(person).put(`/meeting/${meeting}/correct`, { tab: 'tab-of-luka', reason: 'Tina je bila na zvezi.', ...body });
    const attendance = [{ participant: tina, attendance: 'remote' }];
    expect((await api.as('luka').put(`/meeting/${meeting}/participant/${tina}`, { attendance: 'remote' })).status).toBe(409);
    expect((await correct({ attendance }, 'tina')).status).toBe(403);
    expect(await correct({})).toMatchObject({ status: 422, body: { errors: [{ field: 'changes' }] } });
    const other = await startedMeeting(api, 'luka');
    const [stranger] = (await api.as('luka').get(`/meeting/${other}`)).body.participants as { id: number }[];
    expect((await correct({ attendance: [{ participant: stranger?.id, attendance: null }] })).status).toBe(404);
    const said = [{ id: outcomes?.[0]?.id, text: 'Strošek nosi naročnik.' }];
    expect((await correct({ attendance, outcomes: said })).body).toMatchObject({ number: 2 });
    const version = async (number: number) => {
      const { minutes } = (await api.as('eva').get(`/meeting/${meeting}/version/${number}`)).body as {
        minutes: { people: { name: string; attendance: string | null }[]; sections: { decisions: string[] }[] };
      };
      const there = minutes.people.find(({ name }) => name.startsWith('Tina'))?.attendance;
      return [there, ...minutes.sections.flatMap(({ decisions }) => decisions)];
    };
    expect(await version(1)).toEqual([null, 'Strošek nosi izvajalec.']);
    expect(await version(2)).toEqual(['remote', 'Strošek nosi naročnik.']);
  });

  it('are not corrected over what somebody else corrected', async () => {
    await finish();
    const correct = (person: Person, html: string) =>
      api.as(person).put(`/meeting/${meeting}/correct`, {
        tab: `tab-of-${person}`,
        reason: 'Popravek',
        changes: [{ key: first, html, edition: 1, after: null, item_id: null }],
      });
    expect((await correct('admin', '<p>Ena</p>')).status).toBe(200);
    expect((await correct('luka', '<p>Dve</p>')).body).toMatchObject({ reason: 'correctedMeanwhile' });
    expect(await words()).toEqual(['<p>Ena</p>']);
  });

  it('print as a PDF', async () => {
    await finish();
    const { body } = await api.as('eva').get(`/meeting/${meeting}`);
    const answer = await api.fetch('eva', `/api/v1/meeting/${meeting}/pdf`);
    const text = textOf(await sheetsOf(new Uint8Array(await answer.arrayBuffer())));
    for (const part of ['Usklajevanje', 'Črpalka ostane', `S-${body.number}`, 'Strošek nosi izvajalec.', '1 Stanje del', 'Tina Hočevar'])
      expect(text).toContain(part);
  });
});
