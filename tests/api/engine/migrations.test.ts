// The tables follow the schema without losing a row: upgrades on both databases, with data in the tables.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Constructor, defineEntity, type EntitySchema, p } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { afterEach, describe, expect, it } from 'vitest';
import { tablesFor } from '#generated/entities.ts';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Permission } from '#schema/permissions.ts';
import { type Database, type Dialect, openDatabase } from '#server/core/database/database.ts';
import { brokenRule } from '#server/core/database/rules.ts';
import { readList } from '#server/crud/read/read.ts';
import { searchedOf } from '#server/fields/searched.ts';
import { draftMigrations } from '#server/generate/migrations.ts';
import { root } from '#server/generate/scan.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';

const cleaners: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

/** Migrations of its own that begin as the released ones; inside the project, so that they can import packages. */
const ownMigrations = (): string => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/migrations-'));
  cpSync(join(root, 'server/migrations'), folder, { recursive: true });
  cleaners.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const open = async (url: string, migrations?: string): Promise<Database> => {
  const database = await openDatabase(url, { ...(migrations && { migrations }) });
  cleaners.push(() => database.close());
  return database;
};
const empty = async () => {
  const made = await emptyDatabase();
  cleaners.push(() => made.remove());
  return made;
};

/** A database as it was before a migration, and the upgrade that runs this one alone. */
const without = async (name: string) => {
  const folder = ownMigrations();
  const { url, kind } = await empty();
  const file = `${name}.ts`;
  rmSync(join(folder, kind, file));
  const before = await open(url, folder);
  await before.migrate();
  const upgrade = async (): Promise<Database> => {
    cpSync(join(root, 'server/migrations', kind, file), join(folder, kind, file));
    const after = await open(url, folder);
    expect(await after.migrate()).toEqual([name]);
    return after;
  };
  return { before, upgrade };
};

/** The schema of the house and, beside it, of a later release: a parent and its child, in two editions. */
const later =
  (edition: 1 | 2, entities: (dialect: Dialect) => EntitySchema[] = (dialect) => Object.values(tablesFor(dialect))) =>
  (dialect: Dialect): EntitySchema[] => {
    const parent = defineEntity({
      name: 'parent',
      properties: {
        id: p.integer().primary().autoincrement(),
        name: edition === 1 ? p.string() : p.string().nullable(),
        ...(edition === 2 && { rank: p.integer().default(7) }),
      },
    });
    const child = defineEntity({
      name: 'child',
      properties: { id: p.integer().primary().autoincrement(), parent_id: () => p.manyToOne(parent).mapToPk().deleteRule('cascade') },
    });
    return [...entities(dialect), parent, child];
  };

const run = (database: Database, sql: string) => database.orm.em.getConnection().execute(sql);
const countOf = async (database: Database, table: string) => Number((await database.read.all(`select count(*) as n from ${table}`))[0]?.n);
const tablesIn = async (database: Database) =>
  (
    await database.read.all(
      database.dialect === 'sqlite'
        ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
        : "select table_name as name from information_schema.tables where table_schema = 'public' order by table_name",
    )
  ).map(({ name }) => name);

describe('a new database', () => {
  it('gets every table, and a second start finds nothing to do', async () => {
    const database = await open((await empty()).url);
    expect(await database.migrationsPending()).toContain('0001_initial');
    expect(await database.migrate()).toContain('0001_initial');
    const indexes = Object.values(entities as Readonly<Record<string, Entity>>).flatMap((entity) => searchedOf(entity)?.table ?? []);
    const tables = (await tablesIn(database)).map(String);
    // FTS5 keeps its index in tables of its own.
    const shown = tables.filter((name) => !indexes.some((index) => name.startsWith(`${index}_`)));
    expect(shown).toEqual([...Object.keys(tablesFor(database.dialect)), ...indexes, 'migration'].sort());
    expect(await database.migrationsPending()).toEqual([]);
    expect(await database.migrate()).toEqual([]);
  });

  it('is migrated once when several processes start at the same time', async () => {
    const { url, kind } = await empty();
    if (kind === 'sqlite') return;
    const several = await Promise.all([open(url), open(url), open(url)]);
    const ran = await Promise.all(several.map((database) => database.migrate()));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  });
});

describe('the current schema', () => {
  it('is what the migrations make: the snapshot has no difference to it', async () => {
    expect(await draftMigrations({ folder: ownMigrations() })).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('that rebuilds a parent keeps its children, and gives a new column its default', async () => {
    const folder = ownMigrations();
    const { url } = await empty();
    await draftMigrations({ folder, entities: later(1) });
    const before = await open(url, folder);
    await before.migrate();
    await run(before, "insert into parent (name) values ('a')");
    await run(before, 'insert into child (parent_id) values (1), (1), (1)');
    await run(before, "insert into parent (name) values ('b')");
    await run(before, 'delete from parent where id = 2');
    await draftMigrations({ folder, entities: later(2) });
    const after = await open(url, folder);
    expect(await after.migrate()).toEqual([expect.stringMatching(/^\d{4}_parent_rank_and_parent_name$/)]);
    expect([await countOf(after, 'parent'), await countOf(after, 'child')]).toEqual([1, 3]);
    expect(await after.read.all('select name, rank from parent')).toEqual([{ name: 'a', rank: 7 }]);
    await expect(run(after, 'insert into child (parent_id) values (99)')).rejects.toThrow(/foreign key/i);
    // What is told of a row that is gone is told of no other one.
    await run(after, "insert into parent (name) values ('c')");
    expect(await after.read.all("select id from parent where name = 'c'")).toEqual([{ id: 3 }]);
  });

  it('after a run of migrations keeps the triggers and constraints that no column shows', async () => {
    const folder = ownMigrations();
    const { url } = await empty();
    await (await open(url, folder)).migrate();
    const widened = (dialect: Dialect): EntitySchema[] => {
      const tables = tablesFor(dialect);
      tables.sub_time.meta.checks = [];
      return Object.values(tables);
    };
    const drafted = await draftMigrations({ folder, entities: widened });
    const text = drafted.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(text).toContain('sub_time__temp_alter');
    expect(text).not.toMatch(/drop (trigger|constraint "sub_time_user_id_class_overlap")/);
    const database = await open(url, folder);
    await database.migrate();
    const { role, user, sub_time } = database.entities;
    const stretch = (start: string, end: string) =>
      database.orm.em.fork().transactional(async (em) => {
        em.create(sub_time, { user_id: 1, start_time: new Date(start), end_time: new Date(end) });
      });
    await database.orm.em.fork().transactional(async (em) => {
      em.create(role, { name: 'Serviser' });
      await em.flush();
      em.create(user, { name: 'Marko', last_name: 'Kos', email: 'marko@example.com', role_id: 1 });
    });
    await stretch('2026-11-02T08:00:00Z', '2026-11-02T10:00:00Z');
    await expect(stretch('2026-11-02T09:00:00Z', '2026-11-02T11:00:00Z').catch((error: unknown) => brokenRule(error))).resolves.toEqual({
      table: 'sub_time',
      name: 'sub_time_user_id_class_overlap',
    });
  });

  const handwritten = (folder: string, dialect: Dialect, name: string, statements: readonly string[]) =>
    writeFileSync(
      join(folder, dialect, `${name}.ts`),
      `import { Migration } from '@mikro-orm/migrations';
export default class extends Migration {
  override up(): void {
    ${statements.map((sql) => `this.addSql(${JSON.stringify(sql)});`).join('\n    ')}
  }
}
`,
    );

  it('that fails leaves the database as it was, and the next start tries again', async () => {
    const folder = ownMigrations();
    const { url, kind } = await empty();
    const before = await open(url, folder);
    await before.migrate();
    await run(before, "insert into tag (name) values ('Nujno')");
    const tables = await tablesIn(before);
    handwritten(folder, kind, '0002_fine', ['create table fine (id integer primary key)', 'delete from tag']);
    handwritten(folder, kind, '0003_wrong', ['alter table tag add column note text null', 'insert into nowhere values (1)']);
    const database = await open(url, folder);
    await expect(database.migrate()).rejects.toThrow(/nowhere/);
    expect(await tablesIn(database)).toEqual(tables);
    expect(await countOf(database, 'tag')).toBe(1);
    expect(await database.migrationsPending()).toEqual(['0002_fine', '0003_wrong']);
    await expect(run(database, "insert into contact (client_id, name) values (99, 'x')")).rejects.toThrow(/foreign key/i);
    handwritten(folder, kind, '0003_wrong', ['alter table tag add column note text null']);
    handwritten(folder, kind, '0002_fine', ['create table fine (id integer primary key)']);
    rmSync(join(folder, kind, '0003_wrong.ts'));
    handwritten(folder, kind, '0003_right', ['alter table tag add column note text null']);
    const again = await open(url, folder);
    expect((await again.migrate()).at(-1)).toBe('0003_right');
  });

  it('that would leave a reference to nothing is refused', async () => {
    const folder = ownMigrations();
    const { url, kind } = await empty();
    const database = await open(url, folder);
    await database.migrate();
    await run(database, "insert into client (name) values ('Mlekarna')");
    await run(database, "insert into contact (client_id, name) values (1, 'Ana')");
    handwritten(folder, kind, '0002_orphans', ['update contact set client_id = 99']);
    await expect((await open(url, folder)).migrate()).rejects.toThrow(
      kind === 'sqlite' ? /refer to nothing.*contact to client/ : /foreign key/,
    );
    expect(await database.read.all('select client_id from contact')).toEqual([{ client_id: 1 }]);
  });

  /** A database as an early release made it, by its first migrations alone. */
  const releaseOf = async (many: number) => {
    const { url, kind } = await empty();
    const database = await open(url);
    const names = (await database.migrationsPending()).slice(0, many);
    for (const name of names) {
      const { default: One } = (await import(`../../../server/migrations/${kind}/${name}.ts`)) as { default: Constructor<Migration> };
      const one = new One(database.orm.em.getDriver(), database.orm.config);
      await one.up();
      for (const query of one.getQueries()) await run(database, String(query));
    }
    const [id, executed_at] = kind === 'sqlite' ? ['integer', 'datetime'] : ['serial', 'timestamptz'];
    await run(database, `create table migration (id ${id} primary key, name varchar(255), executed_at ${executed_at})`);
    await run(database, `insert into migration (name) values ${names.map((name) => `('${name}')`).join(', ')}`);
    return { kind, database };
  };

  it('of a release whose mails named their links keeps those of a task that has been deleted since', async () => {
    const { kind, database } = await releaseOf(4);
    const at = kind === 'sqlite' ? '0' : "'2026-01-01Z'";
    await run(database, "insert into role (name) values ('Serviser')");
    await run(database, `insert into "user" (name, last_name, email, role_id) values ('Marko', 'Kos', 'marko@example.com', 1)`);
    const link = ['a', 'b'].map((token, place) => `('task', ${place + 1}, '${token}', 1, ${at}, ${at})`).join(', ');
    await run(database, `insert into public_link (purpose, record_id, token_hash, created_by, created_at, expires_at) values ${link}`);
    const mail = (id: number, token: string) =>
      `('ana@example.com', 'Potrditev', 'https://delo.example/confirmTask/${token.repeat(43)}', 'public_link', ${id}, 'waiting', ${at})`;
    await run(
      database,
      `insert into mail (recipient, subject, text, entity, entity_id, status, date_added) values ${mail(1, 'a')}, ${mail(2, 'b')}`,
    );
    await run(database, 'delete from public_link where id = 2');
    await database.migrate();
    expect(await database.read.all('select kind, entity, entity_id, link_id, status, text from mail order by id')).toMatchObject([
      { kind: 'confirmation', entity: 'task', entity_id: 1, link_id: 1, status: 'waiting', text: 'https://delo.example/confirmTask/…' },
      {
        kind: 'confirmation',
        entity: null,
        entity_id: null,
        link_id: null,
        status: 'cancelled',
      },
    ]);
  });

  it('of the last release before offers keeps what was said of tasks and their documents, though SQLite rebuilds both tables', async () => {
    const { kind, database } = await releaseOf(12);
    const at = kind === 'sqlite' ? '0' : "'2026-01-01Z'";
    await run(database, "insert into role (name) values ('Serviser')");
    await run(database, `insert into "user" (name, last_name, email, role_id) values ('Marko', 'Kos', 'marko@example.com', 1)`);
    await run(database, `insert into task (company_task_id, title, user_added, date_added) values (1, 'Črpalka', 1, ${at})`);
    const comment = (text: string) => `insert into comment (task_id, user_id, text, date_added) values (1, 1, '${text}', ${at})`;
    await run(database, comment('Pride jutri'));
    await run(database, comment('Narobe'));
    await run(database, 'insert into comment_mentions (comment_id, user_id) values (1, 1)');
    await run(database, 'delete from comment where id = 2');
    await run(
      database,
      `insert into file (task_id, user_id, file_name, size, content_type, sha256, storage_key, date_added) values (1, 1, 'nalog.pdf', 3, 'application/pdf', 'a', 'b', ${at})`,
    );
    await run(
      database,
      `insert into document (task_id, name, kind, language, file_id, created_by, created_at) values (1, 'DN-1', 'printout', 'sl', 1, 1, ${at})`,
    );
    await database.migrate();
    await run(database, comment('Prišel je'));
    expect(await database.read.all('select id, task_id, offer_id, project_id, meeting_id, text from comment order by id')).toEqual([
      { id: 1, task_id: 1, offer_id: null, project_id: null, meeting_id: null, text: 'Pride jutri' },
      { id: 3, task_id: 1, offer_id: null, project_id: null, meeting_id: null, text: 'Prišel je' },
    ]);
    expect(await database.read.all('select comment_id, user_id from comment_mentions')).toEqual([{ comment_id: 1, user_id: 1 }]);
    expect(await database.read.all('select task_id, name, file_id from document')).toEqual([{ task_id: 1, name: 'DN-1', file_id: 1 }]);
  });

  it('of the first release ends with everything that is searched in the index, with own lists and its settings', async () => {
    const { kind, database } = await releaseOf(1);
    await run(database, "insert into role (name) values ('Serviser')");
    await run(database, `insert into "user" (name, last_name, email, role_id) values ('Marko', 'Kos', 'marko@example.com', 1)`);
    await run(database, "insert into client (name) values ('Mlekarna Žužemberk')");
    await run(database, "insert into tag (name) values ('Nujno')");
    const tasks = Array.from(
      { length: 20 },
      (_, at) => `(${at + 1}, 'Črpalka ${at}', ${at % 2 ? 5 : 1}, ${at % 2 ? 'null' : 1}, 1, ${kind === 'sqlite' ? '0' : "'2026-01-01Z'"})`,
    );
    await run(
      database,
      `insert into task (company_task_id, title, status, client_company_id, user_added, date_added) values ${tasks.join(', ')}`,
    );
    await run(database, 'insert into task_tags (task_id, tag_id) values (4, 1)');
    await run(
      database,
      `insert into task_user (task_id, user_id, added_by, added_at) values ${[1, 2].map((id) => `(${id}, 1, 1, ${kind === 'sqlite' ? '0' : "'2026-01-01Z'"})`).join(', ')}`,
    );
    await run(database, "insert into settings (id, company_name, minimal_work_hours) values (1, 'Toplar', 7)");
    await database.migrate();
    expect(await database.read.all('select company_name, minimal_work_hours from settings')).toEqual([
      { company_name: 'Toplar', minimal_work_hours: 7 },
    ]);
    await run(database, 'update settings set minimal_work_hours = 7.3333');
    expect(await database.read.all('select minimal_work_hours from settings')).toEqual([{ minimal_work_hours: 7.3333 }]);
    const me = { id: 1, permissions: new Set<Permission>() };
    const found = async (filter: object) =>
      (await readList(database, entities.task as Entity, me, { filter: JSON.stringify(filter), sort: '["id","ASC"]' })).records.map(
        ({ id }) => id,
      );
    expect(await found({ q: 'crpal' })).toHaveLength(20);
    expect(await found({ q: 'zuzemb 12' })).toEqual([13]);
    expect(await found({ q: 'nujno' })).toEqual([4]);
    expect(await found({ list: 'own' })).toEqual([1]);
  });

  it('takes what readers write between the signs of a chip out of its number, unless two are told apart by that', async () => {
    const { before, upgrade } = await without('0018_bare_chip_numbers');
    await run(before, "insert into role (name) values ('Serviser')");
    const chips = ["'04:a2-2F'", "'0004123'", 'null', "'0b-1c'", "'0B1C'", "'---'"];
    const people = chips.map((chip, at) => `('Marko', 'Kos', 'marko${at}@example.com', 1, ${chip})`).join(', ');
    await run(before, `insert into "user" (name, last_name, email, role_id, rfid_tag) values ${people}`);
    const after = await upgrade();
    const rows = await after.read.all('select rfid_tag from "user" order by id');
    expect(rows.map(({ rfid_tag }) => rfid_tag)).toEqual(['04A22F', '0004123', null, '0b-1c', '0B1C', '---']);
  });

  it('masks the numbers of chips in events that are older than their masking', async () => {
    const { before, upgrade } = await without('0031_masked_chips_in_events');
    const at = before.dialect === 'sqlite' ? '0' : 'now()';
    const changes = [
      ['user', null, '{"rfid_tag":"04A22F80","name":"Marko"}'],
      ['user', '{"rfid_tag":"04A22F80"}', '{"rfid_tag":null}'],
      ['user', '{"rfid_tag":"•••• 2F80"}', '{"rfid_tag":"0B1"}'],
      ['client', null, '{"rfid_tag":"no chip"}'],
      ['user', null, null],
    ];
    const value = (text: string | null) => (text === null ? 'null' : `'${text}'`);
    const rows = changes.map(
      ([entity, one, other]) => `('${entity}', 1, 'update', ${at}, '', ${value(one ?? null)}, ${value(other ?? null)})`,
    );
    await run(before, `insert into event (entity, entity_id, action, at, topics, before, after) values ${rows.join(', ')}`);
    const after = await upgrade();
    const masked = (await after.read.all('select before, after from event order by id')).map((row) =>
      [row.before, row.after].map((text) => (text === null ? null : JSON.parse(String(text)))),
    );
    expect(masked).toEqual([
      [null, { rfid_tag: '•••• 2F80', name: 'Marko' }],
      [{ rfid_tag: '•••• 2F80' }, { rfid_tag: null }],
      [{ rfid_tag: '•••• 2F80' }, { rfid_tag: '•••• 1' }],
      [null, { rfid_tag: 'no chip' }],
      [null, null],
    ]);
  });

  it('measures how late the taps arrived that are older than the measuring', async () => {
    const { before, upgrade } = await without('0032_paired_tablets_and_delay_of_taps');
    const instant = (second: number) => (before.dialect === 'sqlite' ? `${second * 1000}` : `'${new Date(second * 1000).toISOString()}'`);
    await run(before, `insert into registration_terminal (name, key_rotated_at, access_key) values ('Vhod', ${instant(0)}, 'secret')`);
    const taps = [0, 60, 61, 5400, -30].map(
      (late, at) => `(1, 'tap ${at}', 'enter', 'pin', ${instant(100_000)}, ${instant(100_000 + late)}, 'kept')`,
    );
    await run(
      before,
      `insert into terminal_event (terminal_id, event_id, action, means, occurred_at, received_at, outcome) values ${taps.join(', ')}`,
    );
    const after = await upgrade();
    const delays = (await after.read.all('select delay from terminal_event order by id')).map(({ delay }) => delay);
    expect(delays).toEqual([null, null, 61, 5400, null]);
  });

  it('that derives columns otherwise than before makes them anew', async () => {
    const { url } = await empty();
    const database = await open(url);
    await database.migrate();
    const rows = Array.from({ length: 1203 }, (_, at) => `('Črpalka ${at}')`).join(', ');
    await run(database, `insert into client (name) values ${rows}`);
    await run(database, "update derived_columns set declaration = 'otherwise' where entity = 'client'");
    expect(await database.migrate()).toEqual([]);
    expect(
      await database.read.all(
        "select count(*) as n from client where search_text like 'crpalka %' and name_sort like 'c~rpalka %' and version = 1",
      ),
    ).toEqual([{ n: 1203 }]);
    await run(database, "update client set name_sort = 'kept' where id = 1");
    await database.migrate();
    expect(await database.read.all('select name_sort from client where id = 1')).toEqual([{ name_sort: 'kept' }]);
  });
});
