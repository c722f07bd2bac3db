// A database that is locked, full, lost or closed is a clear 503; nothing is half done, and with the database the answers come back without a restart.
import { join } from 'node:path';
import { SqliteConnection } from '@mikro-orm/sqlite';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { bringBackPostgres, copyPostgres } from '#server/core/database/copy-postgres.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { openReading } from '#server/core/database/postgres/reading.ts';
import { openFiles } from '#server/core/files/files.ts';
import { refusalOf } from '#server/core/http/answer.ts';
import { type Caller, callerOver } from '#tests/support/caller.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/databases.ts';
import { lineTo } from '#tests/support/machine/cut-line.ts';
import { openSession } from '#tests/support/stories/hired.ts';

let fresh: FreshDatabase;
let database: Database;
let app: App;
let admin: Caller;
let logged: Record<string, unknown>[];

beforeEach(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url);
  logged = [];
  app = createApp(database, { files: openFiles(join(fresh.dataDir, 'files')), log: (line) => logged.push({ ...line }) });
  const token = await openSession(database, 1);
  admin = callerOver(
    async (path, init) => app.fetch(new Request(`http://test.example${path}`, init)),
    async () => token,
  );
});
let closed = false;
const close = async () => {
  if (!closed) await database.close();
  closed = true;
};
afterEach(async () => {
  await close();
  closed = false;
  await fresh.remove();
});

const rename = (name: string) => admin.put('/tag/1', { name });
const nameNow = async () => (await admin.get('/tag/1')).body.name;
const events = async () => Number((await database.read.all('select count(*) as n from event'))[0]?.n);
const writer = async (): Promise<Sqlite.Database> => {
  const connection = database.orm.driver.getConnection();
  if (!(connection instanceof SqliteConnection)) throw new Error('This is not SQLite.');
  return connection.getNativeClient();
};

const onSqlite = () => {
  it('a file that somebody else has locked is read all the same, and written when they let go', async () => {
    (await writer()).pragma('busy_timeout = 20');
    const other = new Sqlite(fresh.url.slice('sqlite:'.length));
    other.exec('begin immediate');
    const before = await events();
    expect(await rename('Zaklenjeno')).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
    expect(await admin.post('/task', { title: 'Zaklenjeno' })).toMatchObject({ status: 503 });
    expect(await nameNow()).toBe('Ogrevanje');
    other.exec('rollback');
    other.close();
    expect(await rename('Odklenjeno')).toMatchObject({ status: 200, body: { name: 'Odklenjeno', version: 2 } });
    expect(await events()).toBe(before + 1);
  });

  it('a full disk is told as such, and nothing of the act remains', async () => {
    const native = await writer();
    native.pragma(`max_page_count = ${native.pragma('page_count', { simple: true })}`);
    const before = await events();
    const added: number[] = [];
    let status = 201;
    for (let at = 0; status === 201 && at < 500; at += 1) {
      ({ status } = await admin.post('/client', { name: `Polno ${at}`.padEnd(120, 'x'), address: 'x'.repeat(120) }));
      if (status === 201) added.push(at);
    }
    expect(await rename('x'.repeat(40))).toSatisfy(({ status: code }: { status: number }) => code === 200 || code === 503);
    expect(await admin.post('/client', { name: 'Polno'.padEnd(120, 'y') })).toMatchObject({ status: 503, body: { reason: 'diskFull' } });
    expect(Number((await database.read.all("select count(*) as n from client where name like 'Polno %'"))[0]?.n)).toBe(added.length);
    native.pragma('max_page_count = 1000000');
    expect(await admin.post('/client', { name: 'Spet prostor' })).toMatchObject({ status: 201 });
    expect(await events()).toBeGreaterThanOrEqual(before + added.length + 1);
  });
};

const onPostgres = () => {
  const onServer = async (statement: string): Promise<number | null> => {
    const template = inject('database');
    if (template.kind !== 'postgres') throw new Error('This is not PostgreSQL.');
    const client = new pg.Client({ connectionString: template.server });
    await client.connect();
    try {
      return (await client.query(statement)).rowCount;
    } finally {
      await client.end();
    }
  };

  it('a server that takes no connection is a 503 until it does again', async () => {
    const name = new URL(fresh.url).pathname.slice(1);
    await onServer(`alter database ${name} with allow_connections false`);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    for (const answer of [await admin.get('/tag/1'), await rename('Izgubljeno'), await admin.get('/tag/1')])
      expect(answer).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
    await onServer(`alter database ${name} with allow_connections true`);
    expect(await admin.get('/tag/1')).toMatchObject({ status: 200, body: { name: 'Ogrevanje' } });
    expect(await rename('Najdeno')).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('reads whose answers never come are lost, and those after them go another way', async () => {
    const line = await lineTo(fresh.url);
    const reading = openReading({ connectionString: line.url, max: 1, connectionTimeoutMillis: 5000, query_timeout: 300 });
    const ask = () => reading.query({ text: 'select name from tag where id = 1' });
    expect(await ask()).toEqual([{ name: 'Ogrevanje' }]);
    line.silence();
    const answers = await Promise.allSettled([ask(), ask(), ask()]);
    expect(answers.map((answer) => answer.status === 'rejected' && refusalOf(answer.reason).status)).toEqual([503, 503, 503]);
    expect(await ask()).toEqual([{ name: 'Ogrevanje' }]);
    await reading.end();
    await line.cut();
  });

  it('acts whose connections are cut leave nothing, give their places in the pool back, and may be made again', async () => {
    const name = new URL(fresh.url).pathname.slice(1);
    const places = 10;
    const blocker = new pg.Client({ connectionString: fresh.url });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('select * from tag where id = 1 for update');
    const before = await events();
    const waiting = Promise.all(Array.from({ length: places }, () => rename('Prekinjeno')));
    const waits = `from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`;
    await expect.poll(() => onServer(`select 1 ${waits}`)).toBe(places);
    await onServer(`select pg_terminate_backend(pid) ${waits}`);
    for (const answer of await waiting) expect(answer).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
    await blocker.query('rollback');
    await blocker.end();
    expect([await nameNow(), await events()]).toEqual(['Ogrevanje', before]);
    expect(await rename('Znova')).toMatchObject({ status: 200 });
  });

  it('a backup that is brought back lets an act end that holds one table and wants another', async () => {
    const name = new URL(fresh.url).pathname.slice(1);
    const file = join(fresh.dataDir, 'database.jsonl.gz');
    await copyPostgres(fresh.url, file, "select '' as v");
    const act = new pg.Client({ connectionString: fresh.url });
    await act.connect();
    // Whoever waits on is not turned away: it is the other side that has to.
    await act.query("set deadlock_timeout = '1min'");
    await act.query('begin');
    await act.query("update vehicle set name = 'Med obnovo' where id = 1");
    const back = bringBackPostgres(fresh.url, file);
    await expect
      .poll(() => onServer(`select 1 from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`), { interval: 10 })
      .toBe(1);
    await act.query("update client set name = 'Med obnovo' where id = 1");
    await act.query('commit');
    await act.end();
    await back;
    expect(
      await database.read.all("select 1 from client where name = 'Med obnovo' union all select 1 from vehicle where name = 'Med obnovo'"),
    ).toEqual([]);
    expect(await rename('Po obnovi')).toMatchObject({ status: 200 });
  });
};

describe(`on ${inject('database').kind}`, inject('database').kind === 'sqlite' ? onSqlite : onPostgres);

describe('a database that is closed', () => {
  it('is a 503 for every call, in the language of the browser, and stands in the log with its cause', async () => {
    expect((await app.fetch(new Request('http://test.example/readyz'))).status).toBe(200);
    await close();
    const answers = [
      await admin.get('/task'),
      await admin.put('/tag/1', { name: 'Zaprto' }),
      await admin.post('/login', { email: 'marko@example.com', password: 'x' }),
      await admin.get('/task', { headers: { 'accept-language': 'de' } }),
    ];
    for (const { status, body } of answers) expect({ status, body }).toMatchObject({ status: 503, body: { reason: 'unavailable' } });
    expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual(['en', 'en', 'en', 'de']);
    expect(logged.filter(({ status }) => status === 503)).toEqual(
      answers.map(() => expect.objectContaining({ error: expect.stringContaining('at ') })),
    );
    expect((await app.fetch(new Request('http://test.example/readyz'))).status).toBe(503);
    expect((await app.fetch(new Request('http://test.example/healthz'))).status).toBe(200);
  });
});
