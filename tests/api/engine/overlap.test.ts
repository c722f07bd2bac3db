// No two stretches of one person overlap, on SQLite by triggers and on PostgreSQL by a constraint: the same answers to the same cases.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { brokenRule } from '#server/core/database/rules.ts';
import { type EmptyDatabase, emptyDatabase } from '#tests/support/empty-database.ts';

let empty: EmptyDatabase;
let database: Database;
const [marko, petra] = [1, 2];

beforeAll(async () => {
  empty = await emptyDatabase();
  database = await openDatabase(empty.url);
  await database.migrate();
  await database.orm.em.fork().transactional(async (em) => {
    em.create(database.entities.role, { name: 'Serviser' });
    await em.flush();
    for (const name of ['marko', 'petra'])
      em.create(database.entities.user, { name, last_name: 'x', email: `${name}@example.com`, role_id: 1 });
  });
});
afterAll(async () => {
  await database.close();
  await empty.remove();
});
beforeEach(() => database.orm.em.getConnection().execute('delete from sub_time'));

type Stretch = { user: number; from: number; to: number | null; class?: 'work' | 'attendance' };
const hour = (at: number) => new Date(Date.UTC(2026, 10, 2) + at * 3_600_000);
const broken = (error: unknown): string => brokenRule(error)?.name ?? String(error);
const add = ({ user, from, to, class: kind = 'work' }: Stretch): Promise<string> =>
  database.orm.em
    .fork()
    .transactional(async (em) => {
      em.create(database.entities.sub_time, {
        user_id: user,
        class: kind,
        start_time: hour(from),
        end_time: to === null ? null : hour(to),
      });
    })
    .then(() => 'accepted', broken);
const change = (from: number, to: { from: number; to: number | null }): Promise<string> =>
  database.orm.em
    .fork()
    .transactional(async (em) => {
      const row = await em.findOneOrFail(database.entities.sub_time, { start_time: hour(from) });
      row.start_time = hour(to.from);
      row.end_time = to.to === null ? null : hour(to.to);
    })
    .then(() => 'accepted', broken);

const overlap = 'sub_time_user_id_class_overlap';

describe('beside 8-10 and 12-14 of the same person, a stretch', () => {
  beforeEach(async () => {
    await add({ user: marko, from: 8, to: 10 });
    await add({ user: marko, from: 12, to: 14 });
  });

  it.each<[string, Stretch, string]>([
    ['between them, touching both', { user: marko, from: 10, to: 12 }, 'accepted'],
    ['before them', { user: marko, from: 6, to: 8 }, 'accepted'],
    ['open after them', { user: marko, from: 14, to: null }, 'accepted'],
    ['of another person', { user: petra, from: 8, to: 14 }, 'accepted'],
    ['of another class', { user: marko, from: 8, to: 14, class: 'attendance' }, 'accepted'],
    ['that is empty, inside one', { user: marko, from: 9, to: 9 }, 'accepted'],
    ['inside one', { user: marko, from: 8.5, to: 9.5 }, overlap],
    ['around one', { user: marko, from: 7, to: 11 }, overlap],
    ['around both', { user: marko, from: 7, to: 15 }, overlap],
    ['that is equal to one', { user: marko, from: 8, to: 10 }, overlap],
    ['into the beginning of one', { user: marko, from: 11, to: 12.5 }, overlap],
    ['out of the end of one', { user: marko, from: 9.5, to: 11 }, overlap],
    ['open before one', { user: marko, from: 11, to: null }, overlap],
    ['open inside one', { user: marko, from: 9, to: null }, overlap],
  ])('%s', async (_case, stretch, answer) => expect(await add(stretch)).toBe(answer));

  it('may be moved next to its neighbour, and not into it', async () => {
    expect(await change(8, { from: 9, to: 12 })).toBe('accepted');
    expect(await change(9, { from: 9, to: 12.5 })).toBe(overlap);
    expect(await change(12, { from: 11, to: 14 })).toBe(overlap);
    expect(await change(9, { from: 9, to: null })).toBe(overlap);
  });

  it('that is open ends where it is closed', async () => {
    await add({ user: marko, from: 14, to: null });
    expect(await add({ user: marko, from: 16, to: 17 })).toBe(overlap);
    expect(await change(14, { from: 14, to: 15 })).toBe('accepted');
    expect(await add({ user: marko, from: 16, to: 17 })).toBe('accepted');
  });
});

describe('any stretches', () => {
  it('are taken exactly when they overlap none that was taken before', async () => {
    const stretch = fc.record({
      user: fc.constantFrom(marko, petra),
      from: fc.integer({ min: 0, max: 12 }),
      length: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) }, { weight: 1, arbitrary: fc.constant(null) }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stretch, { minLength: 2, maxLength: 10 }), async (stretches) => {
        await database.orm.em.getConnection().execute('delete from sub_time');
        const taken: Stretch[] = [];
        for (const { user, from, length } of stretches) {
          const one = { user, from, to: length === null ? null : from + length };
          const end = (of: Stretch) => of.to ?? Number.POSITIVE_INFINITY;
          const clashes = taken.some(
            (other) => other.user === user && end(one) > from && end(other) > other.from && other.from < end(one) && from < end(other),
          );
          expect(await add(one), JSON.stringify([taken, one])).toBe(clashes ? overlap : 'accepted');
          if (!clashes) taken.push(one);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('that arrive at the same time are taken once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ user: marko, from: 8, to: 9 })));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers.filter((answer) => answer === overlap)).toHaveLength(7);
  });
});
