// The template for SQL on a real database: what is bound, what nests, and how rows come back.
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { tag } from '#schema/company/tag.ts';
import { permissions } from '#schema/permissions.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import {
  among,
  compile,
  flag,
  identifier,
  instant,
  join,
  json,
  literal,
  nullable,
  number,
  oneOf,
  optional,
  perDialect,
  prepared,
  sql,
  text,
} from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { type EmptyDatabase, emptyDatabase } from '#tests/support/empty-database.ts';

let empty: EmptyDatabase;
let database: Database;
const at = new Date('2026-03-29T00:59:59.999Z');
const codes = [permissions['tasks.create'], permissions['tasks.tags']];
const hostile = `'); drop table "tag"; --`;

beforeAll(async () => {
  empty = await emptyDatabase();
  database = await openDatabase(empty.url);
  await database.migrate();
  await database.orm.em.fork().transactional(async (em) => {
    const { entities } = database;
    em.create(entities.role, { name: 'Serviser', permissions: codes });
    await em.flush();
    em.create(entities.user, { name: 'Marko', last_name: 'Kovač', email: 'marko@example.com', role_id: 1, pin_set_at: at });
    em.create(entities.user, { name: 'Petra', last_name: 'Žnidaršič', email: 'petra@example.com', role_id: 1, active: false });
    for (const name of ['Nujno', hostile, 'Garancija']) em.create(entities.tag, { name });
  });
});
afterAll(async () => {
  await database.close();
  await empty.remove();
});

describe('a value', () => {
  it('is bound in the order of the text, however deep it stands', async () => {
    const named = sql`name = ${'Nujno'} or name = ${'Garancija'}`;
    const found = sql`select id from tag where id > ${0} and (${named}) and id < ${100} order by id`;
    expect(await database.read.values(found, number)).toEqual([1, 3]);
    expect(compile(found, 'postgres')).toEqual({
      text: 'select id from tag where id > $1 and (name = $2 or name = $3) and id < $4 order by id',
      parameters: [0, 'Nujno', 'Garancija', 100],
    });
  });

  it('that looks like SQL is a value', async () => {
    expect(await database.read.values(sql`select name from tag where name = ${hostile}`, text)).toEqual([hostile]);
    expect(await database.read.value(sql`select count(*) from tag`, number)).toBe(3);
  });

  it('may be an instant, a flag or nothing', async () => {
    const names = (condition: ReturnType<typeof sql>) => database.read.values(sql`select name from "user" where ${condition}`, text);
    expect(await names(sql`pin_set_at = ${at}`)).toEqual(['Marko']);
    expect(await names(sql`pin_set_at > ${at}`)).toEqual([]);
    expect(await names(sql`active = ${false}`)).toEqual(['Petra']);
    expect(await names(sql`coalesce(${null}, name) = ${'Marko'}`)).toEqual(['Marko']);
  });

  it('is one of several, of one or of none', async () => {
    const ids = (values: readonly number[]) =>
      database.read.values(sql`select id from tag where id ${among(values)} and name <> ${'x'} order by id`, number);
    expect(await ids([3, 1])).toEqual([1, 3]);
    expect(await ids([2])).toEqual([2]);
    expect(await ids([])).toEqual([]);
    expect(await database.read.values(sql`select id from tag where name ${among([hostile])}`, number)).toEqual([2]);
    expect(await database.read.values(sql`select name from "user" where pin_set_at ${among([at])}`, text)).toEqual(['Marko']);
  });
});

describe('a piece of the text', () => {
  it('is a name, a constant, several pieces, or what the dialect says', async () => {
    const columns = join(['id', 'name'].map((name) => identifier('t', name)));
    const seconds = perDialect({ sqlite: sql`1 + ${1}`, postgres: sql`1 + ${1}::int` });
    const rows = await database.read.rows(
      sql`select ${columns}, ${seconds} as two from ${identifier('tag')} t where id in (${literal(1, 2)}) and name <> ${'x'} order by id limit 1`,
      { id: number, name: text, two: number },
    );
    expect(rows).toEqual([{ id: 1, name: 'Nujno', two: 2 }]);
  });
});

describe('a row', () => {
  it('has the values and the types of its columns', async () => {
    const rows = await database.read.rows(
      sql`select u.id, u.active, u.pin_set_at, r.permissions, u.name, exists (select 1 from tag) as tagged, count(*) over () as n
        from "user" u join "role" r on r.id = u.role_id order by u.id`,
      {
        id: number,
        active: flag,
        pin_set_at: nullable(instant),
        permissions: json<number[]>(),
        name: oneOf('Marko', 'Petra'),
        tagged: flag,
        n: number,
      },
    );
    expectTypeOf(rows).toEqualTypeOf<
      {
        id: number;
        active: boolean;
        pin_set_at: string | null;
        permissions: number[];
        name: 'Marko' | 'Petra';
        tagged: boolean;
        n: number;
      }[]
    >();
    expect(rows).toEqual([
      { id: 1, active: true, pin_set_at: at.toISOString(), permissions: codes, name: 'Marko', tagged: true, n: 2 },
      { id: 2, active: false, pin_set_at: null, permissions: codes, name: 'Petra', tagged: true, n: 2 },
    ]);
  });

  it('follows the schema', async () => {
    const row = await database.read.row(
      sql`select id, name, global, color from tag where id = ${1}`,
      columnsOf(tag, 'id', 'name', 'global', 'color'),
    );
    expectTypeOf(row).toEqualTypeOf<{ id: number; name: string; global: boolean; color: string } | null>();
    expect(row).toEqual({ id: 1, name: 'Nujno', global: expect.any(Boolean), color: expect.any(String) });
  });

  it('that need not be there has nulls', async () => {
    const columns = { id: number, ...optional(columnsOf(tag, 'name', 'global')) };
    const rows = await database.read.rows(
      sql`select u.id, t.name, t.global from "user" u left join tag t on t.id = u.id and u.active is true order by u.id`,
      columns,
    );
    expectTypeOf(rows).toEqualTypeOf<{ id: number; name: string | null; global: boolean | null }[]>();
    expect(rows).toEqual([
      { id: 1, name: 'Nujno', global: true },
      { id: 2, name: null, global: null },
    ]);
  });

  it('is read in a transaction as it is outside', async () => {
    await database.orm.em.fork().transactional(async (em) => {
      await em.flush();
      const read = database.inside(em);
      const statement = sql`select active, pin_set_at from "user" where name = ${'Marko'}`;
      expect(await read.row(statement, { active: flag, pin_set_at: instant })).toEqual({ active: true, pin_set_at: at.toISOString() });
    });
  });

  it('that is not there is null', async () => {
    expect(await database.read.row(sql`select id from tag where id = ${99}`, { id: number })).toBeNull();
    expect(await database.read.value(sql`select id from tag where id = ${99}`, number)).toBeNull();
  });

  it('that is not as it was told is refused', async () => {
    const statement = sql`select id, name from tag`;
    await expect(database.read.rows(statement, { id: number, name: number })).rejects.toThrow(
      'Column name: A number was expected, not string.',
    );
    await expect(database.read.rows(statement, { id: number, name: text, color: text })).rejects.toThrow(
      'Column color: A text was expected',
    );
    await expect(database.read.rows(statement, { id: number })).rejects.toThrow('does not name: name.');
    await expect(database.read.values(sql`select pin_set_at from "user"`, instant)).rejects.toThrow('An instant was expected, not null.');
    await expect(database.read.value(statement, number)).rejects.toThrow('several columns');
  });
});

describe('a prepared statement', () => {
  it('runs with other values, and keeps its text', async () => {
    const tagNamed = prepared((name: string) => sql`select id from tag where name = ${name}`, { id: number });
    expect(await tagNamed(database.read, 'Garancija')).toEqual([{ id: 3 }]);
    expect(await tagNamed(database.read, hostile)).toEqual([{ id: 2 }]);
    const changing = prepared((column: string) => sql`select id from tag where ${identifier(column)} is null`, { id: number });
    expect(await changing(database.read, 'id')).toEqual([]);
    expect(() => changing(database.read, 'name')).toThrow('changed its text');
  });
});
