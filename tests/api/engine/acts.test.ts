// The one door for changes: one transaction with its event, told after the commit and only then; what would wait for itself is refused by name.
import { describe, expect, it } from 'vitest';
import { act, type Tx } from '#server/core/events/act.ts';
import type { Published } from '#server/core/events/events.ts';
import { deleteExpired } from '#server/core/events/retention.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { useApi } from '#tests/support/api.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';

const api = useApi();
const services = () => ({ database: api.database, hub: api.app.hub });
const me = () => ({ id: api.id('marko') });
const rename = (id: number, name: string) => async (tx: Tx) => {
  (await tx.get('tag', id)).name = name;
  tx.record({ entity: 'tag', id, action: 'update', after: { name }, topics: ['tag'] });
};
const nameOf = async (id: number) => (await api.rows('select name from tag where id = ?1', [id]))[0]?.name;
const events = async () => Number((await api.rows('select count(*) as n from event'))[0]?.n);
/** What waits for itself would wait for ever. */
const soon = 20_000;

describe('an act that would wait for itself', () => {
  it(
    'is refused by name: an act inside an act',
    async () => {
      await expect(act(services(), me(), () => act(services(), me(), rename(1, 'Znotraj')))).rejects.toThrow(/act inside an act/);
      expect(await nameOf(1)).not.toBe('Znotraj');
    },
    soon,
  );

  it(
    'is refused by name: a fork inside an act, and a transaction of its own',
    async () => {
      await expect(act(services(), me(), async () => api.database.orm.em.fork())).rejects.toThrow(/fork\(\) inside an act/);
      await expect(act(services(), me(), async () => api.database.orm.em.fork().transactional(async () => {}))).rejects.toThrow(
        /fork\(\) inside an act/,
      );
    },
    soon,
  );

  it(
    'is refused also later in the act, and leaves nothing of it',
    async () => {
      const before = [await nameOf(1), await events()];
      const work = async (tx: Tx) => {
        await rename(1, 'Na pol')(tx);
        await tx.flush();
        await new Promise((resolve) => setImmediate(resolve));
        await act(services(), me(), rename(2, 'Znotraj'));
      };
      await expect(act(services(), me(), work)).rejects.toThrow(/act inside an act/);
      expect([await nameOf(1), await events()]).toEqual(before);
    },
    soon,
  );

  it(
    'does not stand in the way of the next act, nor of one that begins beside another',
    async () => {
      await expect(act(services(), me(), () => act(services(), me(), rename(1, 'Znotraj')))).rejects.toThrow();
      await Promise.all([
        act(services(), me(), rename(1, 'Prvi')),
        act(services(), me(), rename(2, 'Drugi')),
        api.as('admin').put('/tag/3', { name: 'Tretji' }),
      ]);
      expect([await nameOf(1), await nameOf(2), await nameOf(3)]).toEqual(['Prvi', 'Drugi', 'Tretji']);
    },
    soon,
  );
});

describe('an act', () => {
  it('tells what happened after its commit, when everybody can read it', async () => {
    const published: Published[] = [];
    let read: Promise<unknown> | undefined;
    const stop = api.app.hub.listen(['tag:4'], (event) => {
      published.push(event);
      read = nameOf(4);
    });
    await act(services(), me(), async (tx) => {
      await rename(4, 'Po potrditvi')(tx);
      await tx.flush();
      expect(published).toEqual([]);
      expect(await nameOf(4)).toBe('Garancija');
    });
    stop();
    const [event] = await api.eventsOf('tag', 4);
    expect(published).toEqual([
      {
        id: Number(event?.id),
        topics: ['tag:4', 'tag'],
        entity: 'tag',
        entity_id: 4,
        action: 'update',
        by: api.id('marko'),
        at: expect.stringMatching(/:\d\d\.000Z$/),
      },
    ]);
    expect(await read).toBe('Po potrditvi');
  });

  it.each([
    [
      'refused by itself',
      () => {
        throw new Refusal(409, 'wrongState');
      },
      /wrongState/,
    ],
    [
      'broken by a fault',
      () => {
        throw new TypeError('broken');
      },
      /broken/,
    ],
    [
      'refused by a rule of the database',
      async (tx: Tx) => {
        (await tx.get('tag', 5)).name = 'Pogodba';
      },
      /tag_name_unique/,
    ],
    [
      'refused by a reference',
      async (tx: Tx) => {
        (await tx.get('user', 1)).role_id = 2_000_000_000;
      },
      /referred/,
    ],
  ])('that is %s leaves no row, no event, and tells nobody', async (_what, end, message) => {
    const received: Published[] = [];
    const stop = api.app.hub.listen(['tag:5', 'tag'], (event) => received.push(event));
    const before = [await nameOf(5), await events(), (await api.rows('select count(*) as n from client'))[0]];
    const work = async (tx: Tx) => {
      tx.record({ entity: 'tag', id: 5, action: 'update', topics: ['tag'] });
      tx.create('client', { name: 'Ne ostane' });
      await tx.flush();
      await end(tx);
    };
    await expect(act(services(), me(), work)).rejects.toThrow(message);
    stop();
    expect([await nameOf(5), await events(), (await api.rows('select count(*) as n from client'))[0]]).toEqual(before);
    expect(received).toEqual([]);
  });

  it('does not fail when somebody who hears of it does, and tells the others all the same', async () => {
    const topics: string[] = [];
    const stops = ['first', 'fails', 'last'].map((name) =>
      api.app.hub.listen(['tag:6'], () => {
        topics.push(name);
        if (name === 'fails') throw new Error('This screen is gone.');
      }),
    );
    expect(await api.as('admin').put('/tag/6', { name: 'Slišano' })).toMatchObject({ status: 200 });
    for (const stop of stops) stop();
    expect(topics).toEqual(['first', 'fails', 'last']);
  });

  it('tells a listener of several topics once, and nobody who has stopped listening', async () => {
    const receivedIds: number[] = [];
    const stop = api.app.hub.listen(['tag', 'tag:7'], ({ entity_id }) => receivedIds.push(entity_id));
    await act(services(), me(), rename(7, 'Enkrat'));
    stop();
    await act(services(), me(), rename(7, 'Nikoli več'));
    expect(receivedIds).toEqual([7]);
  });

  it('locks what it gets until it ends: of twenty that count up, each counts', async () => {
    const longer = async (tx: Tx) => {
      const tag = await tx.get('tag', 8);
      tag.name = `${tag.name}+`;
    };
    await act(services(), me(), rename(8, 'X'));
    await Promise.all(Array.from({ length: 20 }, () => act(services(), me(), longer)));
    expect(await nameOf(8)).toBe(`X${'+'.repeat(20)}`);
  });

  it('that meets another which waits for it is made again: both end well', async () => {
    // SQLite has one writer, where nobody meets anybody.
    const together = api.database.dialect === 'postgres';
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let first = 0;
    const both = (one: number, other: number) => async (tx: Tx) => {
      await tx.get('tag', one);
      first += 1;
      if (first === 2) meet();
      if (together) await met;
      await rename(other, `Srečanje ${one} ${other}`)(tx);
    };
    const before = await events();
    await Promise.all([act(services(), me(), both(1, 2)), act(services(), me(), both(2, 1))]);
    expect([await nameOf(1), await nameOf(2)]).toEqual(['Srečanje 2 1', 'Srečanje 1 2']);
    expect(await events()).toBe(before + 2);
  });

  if (onPostgres)
    it('writes on PostgreSQL by which transaction its events came', async () => {
      await act(services(), me(), async (tx) => {
        for (const id of [1, 2]) tx.record({ entity: 'tag', id, action: 'seen' });
      });
      const visibleIds = () =>
        api.rows("select xid::text as xid, xid < pg_snapshot_xmin(pg_current_snapshot()) as past from event where action = 'seen'");
      const rows = await visibleIds();
      expect(rows).toHaveLength(2);
      expect(new Set(rows.map(({ xid }) => xid)).size).toBe(1);
      // The horizon is the whole server's: it passes when the transactions of the other test files have ended.
      await expect.poll(async () => (await visibleIds()).map(({ past }) => past)).toEqual([true, true]);
    });
});

describe('running numbers', () => {
  const numbers = async () =>
    (await api.rows("select company_task_id as n from task where title like 'Vrsta %' order by company_task_id")).map(({ n }) => Number(n));
  const oneAfterAnother = (all: readonly number[]) => all.every((n, at) => at === 0 || n === Number(all[at - 1]) + 1);
  const create = (at: number, fields: object = {}) => api.as('luka').post('/task', { title: `Vrsta ${at}`, ...fields });

  it('have no gaps after twenty creates at once, though every third fails after it has got its number', async () => {
    const leaver = await api.hire([], { active: false });
    const before = await numbers();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => create(at, at % 3 === 2 ? { users: [leaver] } : {})));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(14);
    const all = await numbers();
    expect(all.length - before.length).toBe(14);
    expect(oneAfterAnother(all)).toBe(true);
    expect(answers.flatMap(({ status, body }) => (status === 201 ? [Number(body.company_task_id)] : [])).sort((a, b) => a - b)).toEqual(
      all.slice(before.length),
    );
  });

  it('begin at one in a new company, also when its first tasks are written down at once', async () => {
    const connection = api.database.orm.em.getConnection();
    await connection.execute('delete from counter');
    await connection.execute("update task set company_task_id = company_task_id + 1000000, title = 'Od prej'");
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => create(at)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

if (onPostgres)
  describe('the reads of an act', () => {
    const title = 'select title from task where id = $1';
    const countPrepared = 'select count(*) as n from pg_prepared_statements where statement = $1';

    it('is planned once on its connection, not anew in each act', async () => {
      const [held] = await act(services(), me(), async ({ read }) => {
        await read.all(title, [1]);
        return read.all(countPrepared, [title]);
      });

      expect(held?.n).toBe(1);
    });
  });

it('expired rows are deleted without an event: a key after a week, a session long after its end', async () => {
  const { entities, orm } = api.database;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const user_id = api.id('jure');
  await orm.em.fork().transactional(async (em) => {
    for (const [key, days] of [
      ['star', 7.1],
      ['nov', 6.9],
    ] as const)
      em.create(entities.idempotency_key, { key, user_id, call: key, created_at: ago(days) });
    for (const [token_hash, days] of [
      ['davno', 90.1],
      ['nedavno', 89.9],
    ] as const)
      em.create(entities.session, { token_hash, user_id, created_at: ago(days + 30), last_seen_at: ago(days), expires_at: ago(days) });
  });
  const before = await events();
  await deleteExpired(api.app);
  expect(await api.rows("select key from idempotency_key where key in ('star', 'nov')")).toEqual([{ key: 'nov' }]);
  expect(await api.rows("select token_hash from session where token_hash in ('davno', 'nedavno')")).toEqual([{ token_hash: 'nedavno' }]);
  expect(await events()).toBe(before);
});
