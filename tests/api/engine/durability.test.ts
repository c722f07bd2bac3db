// What was acknowledged is on disk: a killed server has lost nothing of it, and a backup of a running one brings everything back.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/core/database/database.ts';
import { hireMany } from '#tests/proof/company.ts';
import { address } from '#tests/proof/exactly-once.ts';
import { beginLoad } from '#tests/proof/ledger.ts';
import { halfDone, lacking } from '#tests/proof/whole.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/databases.ts';
import { environment } from '#tests/support/environment.ts';
import { eventStream } from '#tests/support/event-stream.ts';
import { root } from '#tests/support/root.ts';
import { type Server, startServer } from '#tests/support/server.ts';
import { demoPassword, emailOf } from '#tests/support/stories/cast.ts';
import { formOf, png } from '#tests/support/upload.ts';

const open: { server?: Server; fresh?: FreshDatabase } = {};
afterEach(async () => {
  await open.server?.stop();
  await open.fresh?.remove();
  Object.assign(open, { server: undefined, fresh: undefined });
});

const begin = async () => {
  const fresh = open.fresh ?? (await freshDatabase());
  open.fresh = fresh;
  const server = await startServer({ databaseUrl: fresh.url, dataDir: fresh.dataDir });
  open.server = server;
  return { server, fresh };
};

const sessionOn = async ({ url, log }: Server): Promise<string> => {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('luka'), password: demoPassword }),
  });
  expect(answer.status, `${await answer.clone().text()}\n${log()}`).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const signedIn = async (server: Server) => {
  const cookie = await sessionOn(server);
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { id: number; title: string; company_task_id: number } };
  };
};

describe('a server that is killed', () => {
  it('has lost nothing that it acknowledged, and left nothing half done, ten times', async () => {
    const acknowledged = new Map<number, string>();
    for (let round = 0; round < 10; round += 1) {
      const { server } = await begin();
      const call = await signedIn(server);
      for (const [id, title] of acknowledged) expect(await call('GET', `/task/${id}`)).toMatchObject({ status: 200, body: { title } });
      let number = 0;
      const write = async (): Promise<void> => {
        for (;;) {
          number += 1;
          const title = `Krog ${round}, zapis ${number}`;
          const answer = await call('POST', '/task', { title }).catch(() => null);
          if (!answer) return;
          expect(answer.status).toBe(201);
          acknowledged.set(answer.body.id, title);
          if (acknowledged.size === (round + 1) * 5) void server.kill();
        }
      };
      await Promise.all([write(), write()]);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(50);
    const { server, fresh } = await begin();
    const call = await signedIn(server);
    const numbers = await Promise.all([...acknowledged.keys()].map(async (id) => (await call('GET', `/task/${id}`)).body.company_task_id));
    expect(new Set(numbers).size).toBe(numbers.length);
    await server.stop();
    expect(await halfDone(fresh)).toEqual([]);
    // Eleven servers are started one after the other.
  }, 600_000);
});

const uploaded = async (server: Server, task: number) => {
  const cookie = await sessionOn(server);
  const { raw, headers } = await formOf({ name: 'tlak-po-zagonu.png', bytes: png });
  const answer = await fetch(`${server.url}/api/v1/task/${task}/file`, { method: 'POST', headers: { ...headers, cookie }, body: raw });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  const read = async (server: Server) => {
    const view = await fetch(`${server.url}/api/v1/file/${id}/view`, { headers: { cookie } });
    return view.status === 200 ? new Uint8Array(await view.arrayBuffer()) : view.status;
  };
  const remove = () => fetch(`${server.url}/api/v1/file/${id}`, { method: 'DELETE', headers: { cookie } });
  return { read, remove };
};

const listening = async (server: Server, topics: string) => {
  const stop = new AbortController();
  const headers = { cookie: await sessionOn(server) };
  const { body } = await fetch(`${server.url}/api/v1/events?topics=${topics}`, { headers, signal: stop.signal });
  if (!body) throw new Error('The stream of events has no body.');
  const stream = eventStream(body, () => stop.abort());
  await stream.began;
  return stream;
};

/** The commands of an operator. While one runs this process goes on and hears which connections the server closes: a call on those would fail. */
const commandsOn = ({ url, dataDir }: FreshDatabase) => {
  const folder = join(dataDir, 'copy');
  const run = (command: 'backup' | 'restore') =>
    promisify(execFile)(process.execPath, [`server/${command}.ts`, folder], {
      cwd: root,
      env: environment({ DATABASE_URL: url, DATA_DIR: dataDir }),
    });
  return { folder, backup: () => run('backup'), restore: () => run('restore') };
};

const storedFiles = ({ dataDir }: FreshDatabase) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

describe('a backup of a running server', () => {
  const goesOn = { server: 'that goes on meanwhile', restarts: false };
  const isStopped = { server: 'that is stopped meanwhile', restarts: true };
  it.each([goesOn, isStopped])('brings back what stood at its moment, rows and files, to a server $server', async ({ restarts }) => {
    const { server, fresh } = await begin();
    const { folder, backup, restore } = commandsOn(fresh);
    const call = await signedIn(server);
    const keptTask = (await call('POST', '/task', { title: 'Pred varnostno kopijo' })).body.id;
    const picture = await uploaded(server, keptTask);
    await backup();
    expect(readdirSync(folder)).toHaveLength(2);
    const later = (await call('POST', '/task', { title: 'Po varnostni kopiji' })).body.id;
    expect((await picture.remove()).status).toBe(200);
    const screen = await listening(server, `task:${keptTask}`);
    if (restarts) await server.stop();
    await restore();

    const running = restarts ? (await begin()).server : server;
    // Whoever was signed in before the backup still is.
    expect(await picture.read(running)).toEqual(png);
    const again = await signedIn(running);
    expect(await again('GET', `/task/${keptTask}`)).toMatchObject({ status: 200, body: { title: 'Pred varnostno kopijo' } });
    expect(await again('GET', `/task/${later}`)).toMatchObject({ status: 404 });
    // What is searched is in the backup too, and goes on following what is written.
    const found = async (word: string) => (await again('GET', `/task?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)).body;
    expect(await found('kopijo')).toMatchObject([{ id: keptTask }]);
    await again('PUT', `/task/${keptTask}/description`, { title: 'Razglednica' });
    expect(await found('kopijo')).toEqual([]);
    expect(await found('razglednic')).toMatchObject([{ id: keptTask }]);
    // Numbers go on where they stood, and what refers to nothing is refused as before.
    const next = (await again('POST', '/task', { title: 'Naslednja' })).body;
    expect(next.id).toBe(later);
    // Open screens go on too, and are not told once more what happened before the backup.
    if (!restarts) await screen.next(({ action }) => action === 'edit');
    expect(screen.received.filter(({ action }) => action !== 'edit')).toEqual([]);
    screen.close();
    expect(await again('POST', '/task', { title: 'Brez stranke', client_company_id: 999_999 })).toMatchObject({ status: 422 });
  });

  it('holds every act that was acknowledged before it began, and nothing half done, however busy the server is', async () => {
    const { server, fresh } = await begin();
    const database = await openDatabase(fresh.url, { connections: 1 });
    const here = address();
    const load = beginLoad({ people: await hireMany(database, 6) }, here);
    here.set(server.url);
    const reaches = (count: () => number, least: number) =>
      Promise.race([expect.poll(count, { interval: 5, timeout: 30_000 }).toBeGreaterThan(least), load.fault]);
    const tasks = () => load.ledger.tasks.size;
    await reaches(() => load.ledger.acknowledged, 30);
    const before = structuredClone(load.ledger);
    const { backup, restore } = commandsOn(fresh);
    await backup();
    // One task of each of six may be under way: it is acknowledged now, and stands in the backup already.
    await reaches(tasks, tasks() + 6);
    await load.end();
    await restore();
    expect(await lacking(database, before, load.ledger)).toEqual([]);
    expect(await lacking(database, load.ledger, load.ledger)).not.toEqual([]);
    await database.close();
    expect(await halfDone(fresh)).toEqual([]);
  });

  const cutOff = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
  const referringToNothing = (file: string) => {
    if (file.endsWith('gz')) {
      const text = gunzipSync(readFileSync(file)).toString();
      const broken = text.replace(/"role_id":\d+/, '"role_id":999999');
      expect(broken).not.toBe(text);
      writeFileSync(file, gzipSync(broken));
    } else {
      const database = new Sqlite(file);
      database.pragma('foreign_keys = off');
      expect(database.prepare('update "user" set role_id = 999999 where id = 1').run().changes).toBe(1);
      database.close();
    }
  };
  it.each([
    { damage: 'that was cut off', spoil: cutOff },
    { damage: 'with a row that refers to nothing', spoil: referringToNothing },
  ])('$damage is refused, and nothing is changed', async ({ spoil }) => {
    const { server, fresh } = await begin();
    const { folder, backup, restore } = commandsOn(fresh);
    const call = await signedIn(server);
    const picture = await uploaded(server, (await call('POST', '/task', { title: 'Pred varnostno kopijo' })).body.id);
    await backup();
    const later = (await call('POST', '/task', { title: 'Po varnostni kopiji' })).body.id;
    expect((await picture.remove()).status).toBe(200);
    const files = storedFiles(fresh);
    for (const name of readdirSync(folder).filter((one) => /sqlite$|gz$/.test(one))) spoil(join(folder, name));
    await expect(restore()).rejects.toThrow(/no whole backup|violates foreign key/);
    expect(storedFiles(fresh)).toBe(files);

    // Not even a number is given twice, by the server that went on or by the next one.
    expect(await call('GET', `/task/${later}`)).toMatchObject({ status: 200, body: { title: 'Po varnostni kopiji' } });
    expect(await call('POST', '/task', { title: 'Naslednja' })).toMatchObject({ status: 201, body: { id: later + 1 } });
    await server.stop();
    const again = await signedIn((await begin()).server);
    expect(await again('GET', `/task/${later}`)).toMatchObject({ status: 200, body: { title: 'Po varnostni kopiji' } });
    expect(await again('POST', '/task', { title: 'Še ena' })).toMatchObject({ status: 201, body: { id: later + 2 } });
  });
});
