// Each test file works on the demo company in a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/databases.ts';

const copies: { fresh: FreshDatabase; database: Database }[] = [];
const titleIn = async (at: number) => (await copies[at]?.database.read.all('select title from task where id = 1'))?.[0]?.title;

beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) {
    const fresh = await freshDatabase();
    copies.push({ fresh, database: await openDatabase(fresh.url) });
  }
});
afterAll(async () => {
  for (const { fresh, database } of copies) {
    await database.close();
    await fresh.remove();
  }
});

it('is the database of the project that runs', () => {
  expect(copies.map(({ database }) => database.dialect)).toEqual([process.env.TEST_DATABASE, process.env.TEST_DATABASE]);
});

it('has its tables and its people', async () => {
  expect(await copies[0]?.database.migrationsPending()).toEqual([]);
  const people = await copies[0]?.database.read.all(`select email from "user" where email like '%@example.com'`);
  expect(people?.map(({ email }) => email)).toEqual(expect.arrayContaining(['admin@example.com', 'marko@example.com', 'jure@example.com']));
});

it('keeps what is written in it to itself', async () => {
  const before = await titleIn(1);
  const [one] = copies;
  await one?.database.orm.em.fork().nativeUpdate(one.database.entities.task, { id: 1 }, { title: 'Samo tukaj' });
  expect(await titleIn(0)).toBe('Samo tukaj');
  expect(await titleIn(1)).toBe(before);
});
