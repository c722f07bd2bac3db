// A search finds what a small model finds: rows in whose words, or in whose client's or tags' names, every word that was typed begins.
import type { EntityManager } from '@mikro-orm/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#schema/core/fold.ts';
import { queryString, useApi } from '#tests/support/api.ts';

const api = useApi();
const write = <T>(work: (em: EntityManager) => Promise<T>) => api.database.orm.em.fork().transactional(work);

type Task = { number: number; title: string; description: string | null; client: number | null; tags: number[] };
/** What the model knows, by id. */
const tasks = new Map<number, Task>();
const names = { client: new Map<number, string>(), tag: new Map<number, string>() };

const isDigit = (letter: string | undefined) => /\p{N}/u.test(letter ?? '');
const wordsIn = (text: string) =>
  fold(text)
    .replace(/(?<!\p{L})\p{L}(\.\s?\p{L})+(?!\p{L})/gu, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''))
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether the typed word stands at the beginning of a word of the text, or where its letters turn into digits or back. */
const stands = (typed: string, text: string) =>
  wordsIn(text).some((word) => {
    // By whole letters: those beyond the first plane are two units of a string each.
    const letters = Array.from(word);
    return letters.some(
      (letter, at) => (at === 0 || isDigit(letter) !== isDigit(letters[at - 1])) && letters.slice(at).join('').startsWith(typed),
    );
  });
const byModel = (q: string): number[] => {
  const typed = [...new Set(wordsIn(q))].slice(0, 8);
  const texts = ({ number, title, description, client, tags }: Task) => [
    title,
    description ?? '',
    String(number),
    ...(client === null ? [] : [names.client.get(client) ?? '']),
    ...tags.map((tag) => names.tag.get(tag) ?? ''),
  ];
  return [...tasks].filter(([, task]) => typed.every((word) => texts(task).some((text) => stands(word, text)))).map(([id]) => id);
};
const found = async (filter: object, query: object = {}): Promise<{ ids: number[]; total: number }> => {
  const { rows, headers } = await api.as('jure').get(`/task${queryString({ range: [0, 999], sort: ['id', 'ASC'], ...query, filter })}`);
  return { ids: rows.map(({ id }) => Number(id)), total: Number(headers.get('content-range')?.split('/')[1]) };
};

const vocabulary = [
  'črpalka',
  'Črpalke',
  'Đumbir',
  'straße',
  'Žiga',
  'DN50',
  'LJ 42-TPL',
  'd.o.o.',
  'si12345678',
  '3x1,5',
  '№7',
  'm²',
  'Łódź',
  'and',
  'OR',
  'not',
  "l'eau",
  '東京 7',
  'a:*',
  '"x"',
  '§1',
  '¦č',
];
const phrase = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...vocabulary) }, fc.string({ unit: 'grapheme', maxLength: 6 })), {
  minLength: 1,
  maxLength: 4,
});
// A sign that is cut in two is none: no call takes it as a query.
const text = phrase.map((words) => words.join(' ').replaceAll('\0', ' ').slice(0, 30).toWellFormed() || 'x');
const typed = fc
  .array(fc.tuple(text, fc.nat({ max: 6 })), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(([words, cut]) => words.slice(0, Math.max(1, words.length - cut))).join(' '))
  .filter((q) => q.isWellFormed());

const small = fc.nat({ max: 4 });
type Change = (em: EntityManager) => Promise<void>;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(small, text).map(
    ([at, name]): Change =>
      async (em) => {
        const id = [...names.client.keys()][at] ?? 0;
        (await em.findOneOrFail(api.database.entities.client, { id })).name = name;
        names.client.set(id, name);
      },
  ),
  fc.tuple(small, text).map(
    ([at, tagWord]): Change =>
      async (em) => {
        const id = [...names.tag.keys()][at] ?? 0;
        // No two tags have one name.
        const name = `${tagWord} ${at}`;
        (await em.findOneOrFail(api.database.entities.tag, { id })).name = name;
        names.tag.set(id, name);
      },
  ),
  fc.tuple(fc.nat({ max: 39 }), text, fc.option(text), fc.option(small)).map(
    ([at, title, description, client]): Change =>
      async (em) => {
        const [id, task] = [...tasks][at] as [number, Task];
        const client_company_id = client === null ? null : ([...names.client.keys()][client] ?? null);
        Object.assign(await em.findOneOrFail(api.database.entities.task, { id }), { title, description, client_company_id });
        Object.assign(task, { title, description, client: client_company_id });
      },
  ),
  fc.tuple(fc.nat({ max: 39 }), fc.uniqueArray(small, { maxLength: 3 })).map(
    ([at, chosen]): Change =>
      async (em) => {
        const [id, task] = [...tasks][at] as [number, Task];
        await em.nativeDelete(api.database.entities.task_tags, { task_id: id });
        task.tags = chosen.map((one) => [...names.tag.keys()][one] ?? 0);
        for (const tag_id of task.tags) em.create(api.database.entities.task_tags, { task_id: id, tag_id });
      },
  ),
);

describe('of what is written, renamed and tagged', () => {
  beforeAll(() =>
    write(async (em) => {
      const { client, tag, task } = api.database.entities;
      const clients = Array.from({ length: 5 }, (_, at) => em.create(client, { name: `Mlekarna ${at}` }));
      const tags = Array.from({ length: 5 }, (_, at) => em.create(tag, { name: `Nujno ${at}` }));
      const made = Array.from({ length: 40 }, (_, at) =>
        em.create(task, { company_task_id: 500_000 + at, title: 'x', user_added: api.id('marko'), date_added: new Date() }),
      );
      await em.flush();
      for (const { id, name } of clients) names.client.set(id, name);
      for (const { id, name } of tags) names.tag.set(id, name);
      for (const { id, company_task_id } of made)
        tasks.set(id, { number: company_task_id, title: 'x', description: null, client: null, tags: [] });
    }),
  );

  it('it finds the same on whatever words', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.array(typed, { minLength: 1, maxLength: 5 }),
        async (changes, queries) => {
          for (const one of changes) await write(one);
          const [last] = tasks.values();
          for (const q of [...queries, last?.title ?? '', String(last?.number).slice(0, 4)])
            expect({ q, ids: (await found({ q, id: [...tasks.keys()] })).ids }).toEqual({ q, ids: byModel(q) });
        },
      ),
      { numRuns: 40 },
    ));

  it('rows of an undone act are not found', async () => {
    const client = { id: [...names.client.keys()][0] ?? 0 };
    const undone = write(async (em) => {
      (await em.findOneOrFail(api.database.entities.client, client)).name = 'Neobstoječa';
      await em.flush();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await api.as('admin').get(`/client${queryString({ filter: { q: 'neobstojeca' } })}`)).rows).toEqual([]);
  });

  it('a deleted row is not found, and its place is taken by nobody else', async () => {
    const make = async (name: string) => Number((await api.as('admin').post('/tag', { name })).body.id);
    const named = async (q: string) => (await api.as('admin').get(`/tag${queryString({ filter: { q } })}`)).rows.map(({ id }) => id);
    const gone = await make('Kratkotrajna');
    expect(await named('kratkotr')).toEqual([gone]);
    await api.as('admin').delete(`/tag/${gone}`);
    expect(await named('kratkotr')).toEqual([]);
    const next = await make('Dolgotrajna');
    expect([await named('kratkotr'), await named('dolgotr')]).toEqual([[], [next]]);
  });
});

describe('of words that stand everywhere', () => {
  const many = 2600;
  const titles = Array.from({ length: many }, (_, at) => `Žvrgolenje ${(at * 7919) % many}`);
  let oldest: number[];
  let newest: number[];
  let clients: number[];
  beforeAll(() =>
    write(async (em) => {
      const { client, task } = api.database.entities;
      const workshops = Array.from({ length: 60 }, (_, at) => em.create(client, { name: `Kovnica ${at} d.o.o.` }));
      await em.flush();
      clients = workshops.map(({ id }) => id);
      const made = titles.map((title, at) =>
        em.create(task, {
          company_task_id: 600_000 + at,
          title,
          status: at < 20 ? 3 : 5,
          client_company_id: at % 100 === 0 ? (clients[at / 100] ?? null) : null,
          user_added: api.id('marko'),
          date_added: new Date(),
        }),
      );
      await em.flush();
      const ids = made.map(({ id }) => id);
      oldest = ids.slice(0, 20);
      newest = ids.slice(-500);
    }),
  );

  it('it finds the newest five hundred, in any order', async () => {
    expect(await found({ q: 'zvrgolenje' })).toEqual({ ids: newest, total: 500 });
    const page = await found({ q: 'zvrg', list: 'closed' }, { sort: ['id', 'DESC'], range: [495, 504] });
    expect(page).toEqual({ ids: newest.slice(0, 5).reverse(), total: 500 });
    const byTitle = await api.as('jure').get(`/task${queryString({ filter: { q: 'ž' }, sort: ['title', 'ASC'], range: [0, 9] })}`);
    expect(byTitle.headers.get('content-range')).toBe('task 0-9/500');
    expect(byTitle.rows.map(({ title }) => title)).toEqual(titles.slice(-500).sort().slice(0, 10));
  });

  it('and those that fit the other filters, however old they are', async () => {
    expect(await found({ q: 'zvrgolenje', status: 3 })).toEqual({ ids: oldest, total: 20 });
    expect(await found({ q: 'zvrgolenje', list: 'paused' })).toEqual({ ids: oldest, total: 20 });
    expect(await found({ q: 'zvrgolenje', status: 3 }, { range: [18, 30] })).toEqual({ ids: oldest.slice(18), total: 20 });
    expect(await found({ q: 'zvrgolenje', status: 2 })).toEqual({ ids: [], total: 0 });
    expect(await found({ q: 'zvrgolenje', id: oldest.slice(3, 5) })).toEqual({ ids: oldest.slice(3, 5), total: 2 });
  });

  it('and what is called so by many: the words of a whole name lead to its tasks', async () => {
    const withClient = oldest.slice(0, 1);
    expect(await found({ q: 'kovnica 0 d.o.o.' }).then(({ ids }) => ids)).toContain(withClient[0]);
    expect(await found({ q: 'kovnica zvrgolenje', status: 3 })).toEqual({ ids: withClient, total: 1 });
    const all = await api.rows(
      "select t.id from task t join client c on c.id = t.client_company_id where c.name like 'Kovnica %' order by t.id",
    );
    expect((await found({ q: 'kovnica' })).ids).toEqual(all.map(({ id }) => Number(id)));
    expect((await found({ q: 'doo kovn' })).ids).toEqual(all.map(({ id }) => Number(id)));
  });
});

describe('of numbers', () => {
  let numbered = 0;
  beforeAll(async () => {
    const fields = { company_task_id: 777_001, title: 'Po številki', user_added: api.id('marko'), date_added: new Date() };
    numbered = (await write(async (em) => em.create(api.database.entities.task, fields))).id;
  });

  it.each([
    ['as it is shown', '#777001'],
    ['by its beginning', '77700'],
  ])('finds a task %s', async (_case, q) => {
    expect((await found({ q })).ids).toEqual([numbered]);
  });

  it('finds people and companies by number, with blanks or without', async () => {
    const { body } = await api.as('admin').post('/client', { name: 'Telefonija', phone: '+386 41 765 432', vat_number: 'SI15012557' });
    for (const q of ['041 765 432', '041765432', '+38641765432', '765 432', '15012557', 'si15012557'])
      expect(
        (await api.as('admin').get(`/client${queryString({ filter: { q } })}`)).rows.map(({ id }) => id),
        q,
      ).toEqual([body.id]);
  });
});
