// What the database itself keeps, whatever the code does: values, rules, derived columns, and reads beside a writer.
import type { EntitySchema } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { permissions } from '#schema/permissions.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { brokenReference, brokenRule } from '#server/core/database/rules.ts';
import { codecOf } from '#server/fields/codec.ts';
import { toProperties } from '#server/fields/properties.ts';
import { type EmptyDatabase, emptyDatabase } from '#tests/support/empty-database.ts';
import { fromProperties } from '#tests/support/from-properties.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';

let empty: EmptyDatabase;
let database: Database;
type Em = Parameters<Parameters<ReturnType<Database['orm']['em']['fork']>['transactional']>[0]>[0];
const write = <T>(work: (em: Em) => Promise<T> | T): Promise<T> => database.orm.em.fork().transactional(async (em) => work(em));
const place = (at = 1) => (database.dialect === 'sqlite' ? '?' : `$${at}`);
const rowOf = async (table: string, id: number) => (await database.read.all(`select * from "${table}" where id = ${place()}`, [id]))[0];

const marko = 1;
beforeAll(async () => {
  empty = await emptyDatabase();
  database = await openDatabase(empty.url);
  await database.migrate();
  await write(async (em) => {
    em.create(database.entities.role, { name: 'Serviser', permissions: [permissions['tasks.create'], permissions['tasks.tags']] });
    await em.flush();
    em.create(database.entities.user, { name: 'Marko', last_name: 'Kovač', email: 'marko@example.com', role_id: 1 });
    em.create(database.entities.tag, { name: 'Nujno' });
  });
});
afterAll(async () => {
  await database.close();
  await empty.remove();
});

const registry: Readonly<Record<string, Entity>> = entities;

describe('a value of the API', () => {
  it.each([
    [
      'an instant with milliseconds, and none',
      'sub_time',
      { user_id: marko, start_time: '2026-03-29T00:59:59.999Z', end_time: null, class: 'attendance' },
    ],
    ['a day that no time zone moves', 'holiday', { date: '2026-12-26', name: 'Dan samostojnosti in enotnosti', country: 'SI' }],
    [
      'cents beyond 32 bits and a multiplier',
      'work_type',
      { name: 'Elektro dela', hourly_price: 99_999_999_999, default_multiplier: 1.25, archived: true },
    ],
    ['several choices', 'settings', { company_name: 'Toplar servis d. o. o.', work_days: [1, 2, 6], timezone: 'Europe/Ljubljana' }],
    [
      'hours with a fraction',
      'user',
      { name: 'Petra', last_name: 'Žnidaršič', email: 'petra@example.com', role_id: 1, contract_hours: 37.75, active: false },
    ],
    [
      'none of what is shown as 0',
      'task',
      {
        company_task_id: 1,
        title: 'Črpalka',
        user_added: marko,
        date_added: '2026-11-02T07:00:00.000Z',
        company_user_id: 0,
        branch_office_id: 0,
      },
    ],
    [
      'an owner',
      'task',
      { company_task_id: 2, title: 'Kotel', user_added: marko, date_added: '2026-11-02T07:00:00.000Z', company_user_id: marko },
    ],
  ])('comes back as it went in: %s', async (_case, name, values) => {
    const entity = registry[name];
    const table = database.entities[name as keyof Database['entities']];
    if (!entity) throw new Error(name);
    const { id, stored } = await write(async (em) => {
      const row = em.create(table as EntitySchema<{ id: number }>, toProperties(entity, values) as never);
      await em.flush();
      return { id: row.id, stored: { ...row } };
    });
    const raw = await rowOf(name, id);
    const read = Object.fromEntries(
      Object.keys(values).map((field) => {
        const { fromColumn } = codecOf(entity, field, database.dialect);
        return [field, fromColumn ? fromColumn(raw?.[field]) : raw?.[field]];
      }),
    );
    expect(read).toEqual(values);
    expect(fromProperties(entity, stored)).toMatchObject(values);
    for (const [field, value] of Object.entries(values)) {
      const { toColumn, filters } = codecOf(entity, field, database.dialect);
      const parameter = toColumn ? toColumn(value) : value;
      if (parameter === null || entity.info[field]?.many || !filters.includes('eq')) continue;
      const found = await database.read.all(`select id from "${name}" where "${field}" = ${place()}`, [parameter]);
      expect(
        found.map((row) => row.id),
        field,
      ).toContain(id);
    }
  });

  it('counts and sums as a number', async () => {
    await write((em) => em.create(database.entities.work_type, { name: 'Vsota', hourly_price: 99_999_999_999, default_multiplier: 1.25 }));
    const [row] = await database.read.all(
      "select count(*) as n, sum(hourly_price) as cents, sum(default_multiplier) as factor from work_type where name = 'Vsota'",
    );
    expect(row).toEqual({ n: 1, cents: 99_999_999_999, factor: 1.25 });
  });
});

describe('a derived column', () => {
  it('follows every way through the unit of work', async () => {
    const { client } = database.entities;
    const id = await write(async (em) => {
      const row = em.create(client, { name: 'Žaga', town: 'Črnomelj' });
      row.name = 'Šola';
      await em.flush();
      return row.id;
    });
    expect(await rowOf('client', id)).toMatchObject({ search_text: 'sola crnomelj ¦sola', name_sort: 's~ola', town_sort: 'c~rnomelj' });
    await write(async (em) => {
      const row = await em.findOneOrFail(client, { id });
      row.town = null;
      row.name = 'Đurđa';
    });
    expect(await rowOf('client', id)).toMatchObject({ search_text: 'durda ¦durda', name_sort: 'd~urd~a', town_sort: null });
    await write(async (em) => em.assign(await em.findOneOrFail(client, { id }), { archived: true }));
    expect(await rowOf('client', id)).toMatchObject({ search_text: 'durda ¦durda' });
  });

  it('is not guessed from a row that was loaded in part', async () => {
    const { client } = database.entities;
    const id = await write(async (em) => {
      const row = em.create(client, { name: 'Pekarna' });
      await em.flush();
      return row.id;
    });
    const change = write(async (em) => {
      const row = await em.findOneOrFail(client, { id }, { fields: ['id', 'name'] });
      row.name = 'Mlin';
    });
    await expect(change).rejects.toThrow(/load the whole row/);
  });
});

describe('a rule of the database', () => {
  const refused = (work: (em: Em) => unknown) =>
    write(async (em) => {
      await work(em);
    }).then(
      () => 'accepted',
      (error: unknown) => brokenRule(error)?.name ?? (brokenReference(error) ? 'reference' : String(error)),
    );

  it.each<[string, string, (em: Em) => unknown]>([
    [
      'a second user with the same address',
      'user_email_unique',
      (em) => em.create(database.entities.user, { name: 'M', last_name: 'K', email: 'marko@example.com', role_id: 1 }),
    ],
    ['a second company', 'settings_single', (em) => em.create(database.entities.settings, { id: 2, company_name: 'Druga' })],
    [
      'an end before the start',
      'sub_time_order',
      (em) => em.create(database.entities.sub_time, { user_id: marko, start_time: new Date(2000), end_time: new Date(1000) }),
    ],
    [
      'a role that does not exist',
      'reference',
      (em) => em.create(database.entities.user, { name: 'M', last_name: 'K', email: 'x@example.com', role_id: 99 }),
    ],
    ['deleting what is referred to', 'reference', async (em) => em.remove(await em.findOneOrFail(database.entities.role, { id: 1 }))],
  ])('refuses %s by its name', async (_case, name, work) => {
    expect(await refused(work)).toBe(name);
  });
});

describe('a read', () => {
  it('beside the writer sees what is committed, inside the transaction what it wrote itself', async () => {
    const { tag } = database.entities;
    const named = `select name from tag where name = ${place()}`;
    await write(async (em) => {
      em.create(tag, { name: 'Garancija' });
      await em.flush();
      expect(await database.inside(em).all(named, ['Garancija'])).toEqual([{ name: 'Garancija' }]);
      expect(await database.inside(em).prepare(named)(['Garancija'])).toEqual([{ name: 'Garancija' }]);
      expect(await database.read.all(named, ['Garancija'])).toEqual([]);
    });
    expect(await database.read.prepare(named)(['Garancija'])).toEqual([{ name: 'Garancija' }]);
  });

  it('has the same values inside a transaction as beside it', async () => {
    await write((em) => {
      em.create(database.entities.work_type, { name: 'Meritve', hourly_price: 4200, default_multiplier: 1.5 });
      em.create(database.entities.holiday, { name: 'Dan reformacije', date: '2026-10-31' });
      em.create(database.entities.sub_time, { user_id: marko, start_time: new Date(1000), end_time: new Date(2000) });
    });
    const all = 'select * from sub_time, "user", work_type, holiday, role';
    const beside = await database.read.all(all);
    expect(beside.length).toBeGreaterThan(0);
    expect(await write((em) => database.inside(em).all(all))).toEqual(beside);
  });

  it('inside of no transaction is refused: it would read on a connection that somebody else writes on', () => {
    expect(() => database.inside(database.orm.em.fork())).toThrow(/no transaction/);
  });

  if (!onPostgres)
    it('cannot write on SQLite, where all that is acknowledged is on disk', async () => {
      await expect(database.read.all("insert into tag (name) values ('x') returning id")).rejects.toThrow(/readonly/);
      const pragma = (name: string) => write((em) => database.inside(em).all(`pragma ${name}`));
      expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
        [{ journal_mode: 'wal' }],
        [{ synchronous: 2 }],
        [{ foreign_keys: 1 }],
      ]);
    });

  if (onPostgres)
    it('knows on PostgreSQL by which transaction an event was written', async () => {
      await write((em) =>
        em.create(database.entities.event, { at: new Date(), entity: 'tag', entity_id: 1, action: 'update', topics: '[]' }),
      );
      const visibleEvents = 'select id from event where xid < pg_snapshot_xmin(pg_current_snapshot()) order by id';
      // The horizon is the server's: a transaction that another test has open holds it back for a moment.
      await expect.poll(() => database.read.all(visibleEvents)).toEqual([{ id: 1 }]);
      await write(async (em) => {
        em.create(database.entities.event, { at: new Date(), entity: 'tag', entity_id: 1, action: 'update', topics: '[]' });
        await em.flush();
        expect(await database.inside(em).all('select id from event')).toHaveLength(2);
        expect(await database.inside(em).all(visibleEvents)).not.toContainEqual({ id: 2 });
      });
      await expect.poll(() => database.read.all(visibleEvents)).toEqual([{ id: 1 }, { id: 2 }]);
    });

  if (onPostgres)
    it('shares connections on PostgreSQL when many ask at once, and gives each their own answer or their own error', async () => {
      const numbers = Array.from({ length: 40 }, (_, n) => n);
      const reads = numbers.map((n) =>
        n % 3 === 2 ? database.read.all('select 1 from nowhere') : database.read.all('select $1::int as n, pg_backend_pid() as pid', [n]),
      );
      const answers = await Promise.allSettled(reads);
      expect(answers.map((one) => (one.status === 'fulfilled' ? one.value[0]?.n : 'refused'))).toEqual(
        numbers.map((n) => (n % 3 === 2 ? 'refused' : n)),
      );
      const connections = new Set(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value[0]?.pid] : [])));
      expect(connections.size).toBeLessThan(4);
    });

  if (onPostgres)
    it('sends nobody on PostgreSQL behind a read that takes long', async () => {
      const lock = 'select pg_advisory_xact_lock(1) is null as held';
      let long: Promise<unknown> | undefined;
      await write(async (em) => {
        const writer = database.inside(em);
        await writer.all(lock);
        long = database.read.all(lock);
        const waits = "select 1 from pg_stat_activity where wait_event = 'advisory' and clock_timestamp() - query_start > interval '50 ms'";
        await expect.poll(() => writer.all(waits)).toHaveLength(1);
        expect(await database.read.all('select 1 as one')).toEqual([{ one: 1 }]);
      });
      expect(await long).toHaveLength(1);
    });

  if (onPostgres)
    it('goes on after the connections were lost, without a restart', async () => {
      const named = 'select id from tag where id = $1';
      const reading = database.read.prepare(named);
      await reading([1]);
      const stranger = await openDatabase(empty.url);
      const others =
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      await stranger.read.all(others);
      await stranger.close();
      await expect.poll(async () => Promise.resolve(reading([1])).catch(() => null)).toEqual([{ id: 1 }]);
      await write((em) => em.create(database.entities.tag, { name: 'Pogodba' }));
      expect(await database.read.all("select count(*) as n from tag where name = 'Pogodba'")).toEqual([{ n: 1 }]);
    });

  it('goes on after a statement that failed', async () => {
    await expect(database.read.all('select 1 from nowhere')).rejects.toThrow(/nowhere/);
    expect(await database.read.all('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
