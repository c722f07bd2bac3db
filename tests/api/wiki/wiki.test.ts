// The wiki: who reads and writes which space, what a save makes of two writers at once, and where a page goes.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#schema/permissions.ts';
import { wikiSpaces } from '#schema/wiki/wiki-page.ts';
import { purgeOne, remindOfReview } from '#server/domain/wiki/maintenance.ts';
import { queryString, useApi } from '#tests/support/api.ts';
import { formOf, note } from '#tests/support/upload.ts';

const api = useApi();
const reading = (space: string) => `wiki.${space}.read` as Permission;
const writing = (space: string) => `wiki.${space}.write` as Permission;
let reader = 0;
let writer = 0;
let second = 0;

beforeAll(async () => {
  reader = await api.hire([reading('main')]);
  writer = await api.hire([reading('main'), writing('main'), reading('iso')]);
  second = await api.hire([reading('main'), writing('main')]);
});

const begin = async (title: string, more: object = {}, by: number | 'admin' = 'admin') => {
  const made = await api.as(by).post('/wiki_page', { space: 'main', title, ...more });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return Number(made.body.id);
};
const upload = async (by: number | 'admin', id: number) => {
  const { raw, headers } = await formOf({ name: 'načrt.txt', bytes: note });
  return api.as(by).post(`/wiki_page/${id}/file`, undefined, { raw, headers });
};
const titles = async (by: number | 'admin', q: string) => {
  const { body } = await api.as(by).get(`/search?q=${encodeURIComponent(q)}&kind=wiki_page`);
  return (body.kinds as { rows: { title: string }[] }[]).flatMap(({ rows }) => rows.map(({ title }) => title));
};
const tree = async (): Promise<{ id: number; parent_id: number | null }[]> =>
  Object.values((await api.as('admin').get('/wiki_page/tree?space=main')).body) as { id: number; parent_id: number | null }[];
const below = async (parent: number | null, among: readonly number[]) =>
  (await tree()).filter(({ id, parent_id }) => parent_id === parent && among.includes(id)).map(({ id }) => id);

describe('each space has its own readers and writers', () => {
  it.each(wikiSpaces)('%s', async (space) => {
    const title = `Pravice prostora ${space}`;
    const id = await begin(title, { space, body: `<p>Zaupno za ${space}</p>` });
    const others = wikiSpaces.filter((one) => one !== space);
    const inside = await api.hire([reading(space)]);
    const author = await api.hire([reading(space), writing(space)]);
    const outside = await api.hire(others.flatMap((one) => [reading(one), writing(one)]));
    const typist = await api.hire([writing(space), reading(others[0] ?? 'main')]);

    expect((await api.as(inside).get(`/wiki_page/${id}`)).body).toMatchObject({ title, space });
    expect(await titles(inside, title)).toEqual([title]);
    expect((await api.as(inside).get(`/wiki_page/tree?space=${space}`)).status).toBe(200);
    for (const person of [outside, typist]) {
      for (const path of ['', '/history', '/version', '/version/1', '/file'])
        expect((await api.as(person).get(`/wiki_page/${id}${path}`)).status, path).toBe(404);
      expect(await titles(person, title)).toEqual([]);
      expect((await api.as(person).get(`/wiki_page/tree?space=${space}`)).body).toMatchObject({ status: 403, permission: reading(space) });
      const listed = (await api.as(person).get(`/wiki_page${queryString({ range: [0, 999] })}`)).rows;
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.filter((row) => row.space === space)).toEqual([]);
    }
    const said = { edition: 1, body: '<p>Popravljeno</p>' };
    for (const [person, status] of [
      [inside, 403],
      [outside, 404],
      [typist, 404],
    ] as const)
      expect((await api.as(person).put(`/wiki_page/${id}/text`, said)).status).toBe(status);
    expect((await api.as(outside).post('/wiki_page', { space, title: 'Ne' })).body).toMatchObject({
      status: 403,
      permission: reading(space),
    });
    expect((await api.as(inside).post('/wiki_page', { space, title: 'Ne' })).body).toMatchObject({ status: 403 });
    expect((await api.as(author).put(`/wiki_page/${id}/text`, said)).body).toMatchObject({ edition: 2 });
    // Whichever state it is in: that alone would tell that it is there.
    expect((await api.as(outside).put(`/wiki_page/${id}/restore`, {})).status).toBe(404);
    await api.as(author).put(`/wiki_page/${id}/bin`, {});
    for (const call of ['bin', 'restore']) expect((await api.as(outside).put(`/wiki_page/${id}/${call}`, {})).status, call).toBe(404);
    expect((await api.as(author).put(`/wiki_page/${id}/restore`, {})).status).toBe(200);
  });

  it('none for who has no permission of the wiki', async () => {
    expect((await api.as('jure').get('/wiki_page')).status).toBe(403);
    expect((await api.as('jure').get('/search?q=ogrevanje')).body.kinds).not.toContainEqual(expect.objectContaining({ kind: 'wiki_page' }));
  });
});

describe('what a page says', () => {
  it('is found by words of its text, c for č, and told with the words around them', async () => {
    await begin('Čiščenje dimnika', { body: '<p>Pri žaganju lesnih ostankov počakaj na dimnikarja.</p>' });
    expect(await titles(reader, 'ciscenje')).toEqual(['Čiščenje dimnika']);
    const { body } = await api.as(reader).get('/search?q=zaganju');
    expect(body.kinds).toMatchObject([
      { kind: 'wiki_page', rows: [{ matched: { field: 'body', text: expect.stringContaining('žaganju') } }] },
    ]);
  });

  it('is found in all spaces that the caller reads, each hit with its space', async () => {
    const text = '<p>Rdeči ventilator v kleti.</p>';
    const ids = { main: await begin('Prezračevanje', { body: text }), iso: await begin('Meritve zraka', { space: 'iso', body: text }) };
    const found = async (by: number) =>
      Object.values(
        (await api.as(by).get('/wiki_page/found?q=ventilator')).body as Record<string, { id: number; space: string; text: string }>,
      )
        .map(({ id, space, text: around }) => ({ id, space, told: around.includes('ventilator') }))
        .sort((one, other) => one.id - other.id);
    const [main, iso] = [
      { id: ids.main, space: 'main', told: true },
      { id: ids.iso, space: 'iso', told: true },
    ];
    expect(await found(writer)).toEqual([main, iso]);
    expect(await found(reader)).toEqual([main]);
  });

  it('is cleaned: tables, pictures of the house and links stay, scripts go', async () => {
    const dirty =
      '<h2>Glava</h2><script>alert(1)</script><table><tbody><tr><th onclick="x()">A</th><td colspan="2">B</td></tr></tbody></table>' +
      '<img src="https://evil.example/x.png"><img src="/api/v1/file/7/view" alt="Shema" onerror="x()"><a href="javascript:x()">c</a>' +
      '<a data-record="task:12" href="https://evil.example">#12</a><a data-record="task:12&quot; onclick=&quot;x()">d</a><iframe src="x"></iframe><p style="x">e</p>';
    const id = await begin('Očiščena', { body: dirty });
    const { body } = (await api.as(reader).get(`/wiki_page/${id}`)).body as { body: string };
    expect(body).toBe(
      '<h2>Glava</h2><table><tbody><tr><th>A</th><td colspan="2">B</td></tr></tbody></table><img src="/api/v1/file/7/view" alt="Shema" />' +
        '<a rel="noopener noreferrer nofollow" target="_blank">c</a><a data-record="task:12">#12</a><a rel="noopener noreferrer nofollow" target="_blank">d</a><p>e</p>',
    );
  });

  it('is a version with each save, and any of them comes back as the next', async () => {
    const id = await begin('Različice', { body: '<p>ena</p>' }, writer);
    await api.as(writer).put(`/wiki_page/${id}/text`, { edition: 1, body: '<p>dve</p>', note: 'Popravek' });
    await api.as(second).put(`/wiki_page/${id}/text`, { edition: 2, title: 'Nov naslov', body: '<p>tri</p>' });
    expect((await api.as(second).put(`/wiki_page/${id}/text`, { edition: 2, title: 'Nov naslov', body: '<p>tri</p>' })).body).toMatchObject(
      { edition: 3 },
    );
    expect((await api.as(writer).put(`/wiki_page/${id}/revert`, { number: 1 })).body).toMatchObject({
      edition: 4,
      title: 'Različice',
      body: '<p>ena</p>',
    });
    expect((await api.as(writer).put(`/wiki_page/${id}`, { title: 'Preimenovana' })).body).toMatchObject({ edition: 5 });
    const { body } = await api.as(reader).get(`/wiki_page/${id}/version`);
    expect(body).toMatchObject([
      { number: 5, page_title: 'Preimenovana', made_by: writer },
      { number: 4, page_title: 'Različice', reverts_to: 1 },
      { number: 3, page_title: 'Nov naslov', made_by: second },
      { number: 2, note: 'Popravek' },
      { number: 1 },
    ]);
    expect((await api.as(reader).get(`/wiki_page/${id}/version/2`)).body).toMatchObject({ body: '<p>dve</p>' });
    expect((await api.as(writer).put(`/wiki_page/${id}/revert`, { number: 9 })).status).toBe(404);
    expect((await api.as(reader).get(`/wiki_page/${id}/history`)).status).toBe(200);
  });

  it('is taken of one of two who save at once; the other is told who was first, and nothing is lost', async () => {
    const id = await begin('Dva pisca', { body: '<p>osnova</p>' });
    const answers = await Promise.all(
      [writer, second].map((person) => api.as(person).put(`/wiki_page/${id}/text`, { edition: 1, body: `<p>piše ${person}</p>` })),
    );
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ reason: 'changedMeanwhile', edition: 2, by: expect.stringContaining('Preizkusna') });
    expect((await api.as(reader).get(`/wiki_page/${id}`)).body).toMatchObject({ edition: 2, body: won?.body.body });
    // A new name alone stands in nobody's way.
    await api.as(writer).put(`/wiki_page/${id}`, { title: 'Dva pisca in ime' });
    expect((await api.as(second).put(`/wiki_page/${id}/text`, { edition: 2, body: '<p>naprej</p>' })).body).toMatchObject({ edition: 4 });
  });
});

describe('where a page stands', () => {
  it('is moved among others, below others and never below itself', async () => {
    const [one, two, three] = [await begin('Ena'), await begin('Dve'), await begin('Tri')];
    const all = [one, two, three];
    const move = (id: number, place: object) => api.as(writer).put(`/wiki_page/${id}/move`, place);
    expect(await below(null, all)).toEqual([one, two, three]);
    await move(three, { parent_id: null, after: one });
    expect(await below(null, all)).toEqual([one, three, two]);
    await move(two, { parent_id: null, after: null });
    expect(await below(null, all)).toEqual([two, one, three]);
    expect((await move(three, { parent_id: one })).body).toMatchObject({ parent_id: one });
    expect((await move(two, { parent_id: three })).status).toBe(200);
    expect((await move(one, { parent_id: two })).body).toMatchObject({
      status: 422,
      errors: [{ field: 'parent_id', reason: 'belowItself' }],
    });
    expect((await move(one, { parent_id: one })).status).toBe(422);
    expect((await move(one, { parent_id: 999_999 })).status).toBe(422);
  });

  it('makes no ring of two that move below each other at once', async () => {
    const [one, two] = [await begin('Levo'), await begin('Desno')];
    const answers = await Promise.all([
      api.as(writer).put(`/wiki_page/${one}/move`, { parent_id: two }),
      api.as(second).put(`/wiki_page/${two}/move`, { parent_id: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('keeps its address in another space, with all below it, for who writes in both', async () => {
    const page = await begin('Seli se');
    const inside = await begin('Seli se tudi', { parent_id: page });
    expect((await api.as(writer).put(`/wiki_page/${page}/move`, { space: 'iso', parent_id: null })).body).toMatchObject({
      status: 403,
      permission: 'wiki.iso.write',
    });
    expect((await api.as('admin').put(`/wiki_page/${page}/move`, { space: 'iso', parent_id: null })).body).toMatchObject({ space: 'iso' });
    expect((await api.as(reader).get(`/wiki_page/${inside}`)).status).toBe(404);
    expect((await api.as(writer).get(`/wiki_page/${inside}`)).body).toMatchObject({ space: 'iso', parent_id: page });
  });
});

describe('the bin', () => {
  it('takes a page with all below it, out of sight and search, and gives it back as it was', async () => {
    const top = await begin('Zavržena streha');
    const child = await begin('Pod zavrženo', { parent_id: top, body: '<p>kolovrat</p>' });
    expect((await api.as(reader).put(`/wiki_page/${top}/bin`, {})).status).toBe(403);
    expect((await api.as(writer).put(`/wiki_page/${top}/bin`, {})).body).toEqual({ pages: 2 });
    for (const id of [top, child]) expect((await api.as('admin').get(`/wiki_page/${id}`)).status).toBe(404);
    expect(await titles('admin', 'kolovrat')).toEqual([]);
    expect(await below(null, [top])).toEqual([]);
    expect((await api.as(writer).put(`/wiki_page/${top}/text`, { edition: 1, body: 'x' })).body).toMatchObject({
      status: 409,
      reason: 'wrongState',
    });
    expect((await api.as(writer).post('/wiki_page', { space: 'main', title: 'Pod košem', parent_id: top })).status).toBe(422);
    expect((await api.as(reader).get('/wiki_page/bin?space=main')).status).toBe(403);
    expect((await api.as(writer).get('/wiki_page/bin?space=main')).body).toMatchObject([
      { id: top, title: 'Zavržena streha', below: 1, binned_by: writer },
    ]);
    expect((await api.as(writer).put(`/wiki_page/${top}/restore`, {})).status).toBe(200);
    expect((await api.as(reader).get(`/wiki_page/${child}`)).body).toMatchObject({ parent_id: top });
    expect(await titles(reader, 'kolovrat')).toEqual(['Pod zavrženo']);
  });

  it('follows a page into another space: what comes back stands below it there', async () => {
    const page = await begin('Odide drugam');
    const binned = await begin('Prej zavržena', { parent_id: page });
    const inside = await begin('Pod prej zavrženo', { parent_id: binned });
    await api.as('admin').put(`/wiki_page/${binned}/bin`, {});
    expect((await api.as('admin').put(`/wiki_page/${page}/move`, { space: 'iso', parent_id: null })).status).toBe(200);
    expect((await api.as(writer).put(`/wiki_page/${binned}/restore`, {})).status).toBe(404);
    expect((await api.as('admin').put(`/wiki_page/${binned}/restore`, {})).body).toMatchObject({ space: 'iso', parent_id: page });
    expect((await api.as('admin').get(`/wiki_page/${inside}`)).body).toMatchObject({ space: 'iso', parent_id: binned });
  });

  it('empties itself after 30 days, files and all, and not a day earlier', async () => {
    const top = await begin('Odhaja');
    const child = await begin('Odhaja z njo', { parent_id: top });
    const uploadedFile = await upload(writer, child);
    expect(uploadedFile.status, JSON.stringify(uploadedFile.body)).toBe(201);
    await api.as(writer).put(`/wiki_page/${top}/bin`, {});
    const days = (count: number) => Date.now() + count * 86_400_000;
    while (await purgeOne(api.app, days(29)));
    expect(await api.rows('select id from wiki_page where id = ?1', [top])).toHaveLength(1);
    while (await purgeOne(api.app, days(31)));
    for (const [table, column] of [
      ['wiki_page', 'id'],
      ['wiki_version', 'page_id'],
      ['file', 'wiki_page_id'],
    ] as const)
      expect(await api.rows(`select id from ${table} where ${column} in (${top}, ${child})`), table).toEqual([]);
    expect((await api.as(writer).put(`/wiki_page/${top}/restore`, {})).status).toBe(404);
  });
});

describe('files of a page', () => {
  it('are read by the readers of its space alone', async () => {
    const id = await begin('S sliko', { space: 'iso' });
    const { body, status } = await upload('admin', id);
    expect(status).toBe(201);
    const inside = await api.hire([reading('iso')]);
    expect((await api.as(inside).get(`/file/${body.id}`)).status).toBe(200);
    expect((await api.as(second).get(`/file/${body.id}`)).status).toBe(404);
    expect((await api.as(second).get(`/file/${body.id}/download`)).status).toBe(404);
    expect((await upload(inside, id)).status).toBe(403);
  });
});

describe('who is told', () => {
  const notificationsOf = (kind: string, id: number) =>
    api.rows('select user_id from notification where kind = ?1 and entity_id = ?2 order by id', [kind, id]);

  it('whom a text names for the first time, if they read the space', async () => {
    const name = (...users: number[]) => users.map((user) => `<p><a data-record="user:${user}">@x</a></p>`).join('');
    const id = await begin('Z omembo', { body: name(reader, api.id('jure')) }, writer);
    expect(await notificationsOf('wikiMention', id)).toEqual([{ user_id: reader }]);
    await api.as(writer).put(`/wiki_page/${id}/text`, { edition: 1, body: name(reader, second) });
    expect(await notificationsOf('wikiMention', id)).toEqual([{ user_id: reader }, { user_id: second }]);
  });

  it('the owner a week before the review, once for each date; who writes, where the owner reads no more', async () => {
    const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    const id = await begin('Pregledna', { owner_id: second, review_on: day(20) }, writer);
    const orphan = await begin('Sirota', { owner_id: api.id('jure'), review_on: day(20) }, writer);
    const remind = async (after: number) => {
      while (await remindOfReview(api.app, Date.now() + after * 86_400_000));
    };
    await remind(11);
    expect(await notificationsOf('wikiReview', id)).toEqual([]);
    await remind(14);
    await remind(14);
    expect(await notificationsOf('wikiReview', id)).toEqual([{ user_id: second }]);
    expect(await notificationsOf('wikiReview', orphan)).toEqual([{ user_id: writer }]);
    expect((await api.as(writer).put(`/wiki_page/${id}/review`, { review_on: day(40) })).body).toMatchObject({ review_on: day(40) });
    await remind(34);
    expect(await notificationsOf('wikiReview', id)).toHaveLength(2);
  });
});
