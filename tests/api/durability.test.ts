// What was acknowledged is on disk: a killed server has lost nothing of it, and a backup of a running one brings everything back.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword, emailOf } from '#tests/support/cast.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/databases.ts';
import { type Server, startServer } from '#tests/support/server.ts';
import { formOf, png } from '#tests/support/upload.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const open: { server?: Server; fresh?: FreshDatabase } = {};
afterEach(async () => {
  await open.server?.stop();
  await open.fresh?.remove();
  open.server = undefined;
  open.fresh = undefined;
});

const begin = async () => {
  const fresh = open.fresh ?? (await freshDatabase());
  open.fresh = fresh;
  const server = await startServer({ databaseUrl: fresh.url, dataDir: fresh.dataDir });
  open.server = server;
  return { server, fresh };
};

const signedIn = async ({ url }: Server) => {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('luka'), password: demoPassword }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { id: number; title: string; company_task_id: number } };
  };
};

describe('a server that is killed', () => {
  it('has lost nothing that it acknowledged, and left nothing half done, ten times', { timeout: 120_000 }, async () => {
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
    const call = await signedIn((await begin()).server);
    const numbers = await Promise.all([...acknowledged.keys()].map(async (id) => (await call('GET', `/task/${id}`)).body.company_task_id));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('a backup of a running server', () => {
  const send = async ({ url }: Server, task: number, bytes: Uint8Array<ArrayBuffer>) => {
    const login = await fetch(`${url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('luka'), password: demoPassword }),
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { raw, headers } = await formOf({ name: 'tlak-po-zagonu.png', bytes });
    const answer = await fetch(`${url}/api/v1/task/${task}/file`, { method: 'POST', headers: { ...headers, cookie }, body: raw });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: number };
    const read = async (server: Server) => {
      const view = await fetch(`${server.url}/api/v1/file/${id}/view`, { headers: { cookie } });
      return view.status === 200 ? new Uint8Array(await view.arrayBuffer()) : view.status;
    };
    const remove = () => fetch(`${url}/api/v1/file/${id}`, { method: 'DELETE', headers: { cookie } });
    return { id, read, remove };
  };

  it('brings back what stood at its moment, rows and files', { timeout: 90_000 }, async () => {
    const { server, fresh } = await begin();
    const call = await signedIn(server);
    const kept = (await call('POST', '/task', { title: 'Pred varnostno kopijo' })).body.id;
    const picture = await send(server, kept, png);
    const folder = join(fresh.dataDir, 'copy');
    const env = { ...process.env, DATABASE_URL: fresh.url, DATA_DIR: fresh.dataDir };
    execFileSync(process.execPath, ['server/backup.ts', folder], { cwd: root, env });
    const later = (await call('POST', '/task', { title: 'Po varnostni kopiji' })).body.id;
    expect((await picture.remove()).status).toBe(200);
    await server.stop();
    execFileSync(process.execPath, ['server/restore.ts', folder], { cwd: root, env });

    const restarted = (await begin()).server;
    const again = await signedIn(restarted);
    expect(await again('GET', `/task/${kept}`)).toMatchObject({ status: 200, body: { title: 'Pred varnostno kopijo' } });
    expect(await again('GET', `/task/${later}`)).toMatchObject({ status: 404 });
    expect(await picture.read(restarted)).toEqual(png);
    // What is searched is in the backup too, and goes on following what is written.
    const found = async (word: string) => (await again('GET', `/task?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)).body;
    expect(await found('kopijo')).toMatchObject([{ id: kept }]);
    await again('PUT', `/task/${kept}/description`, { title: 'Razglednica' });
    expect(await found('kopijo')).toEqual([]);
    expect(await found('razglednic')).toMatchObject([{ id: kept }]);
    // Numbers go on where they stood, and what refers to nothing is refused as before.
    const next = (await again('POST', '/task', { title: 'Naslednja' })).body;
    expect(next.id).toBe(later);
    expect(await again('POST', '/task', { title: 'Brez stranke', client_company_id: 999_999 })).toMatchObject({ status: 422 });
  });

  it('is refused as long as it is not whole, and nothing is changed', { timeout: 90_000 }, async () => {
    const { server, fresh } = await begin();
    const call = await signedIn(server);
    const folder = join(fresh.dataDir, 'copy');
    const env = { ...process.env, DATABASE_URL: fresh.url, DATA_DIR: fresh.dataDir };
    execFileSync(process.execPath, ['server/backup.ts', folder], { cwd: root, env });
    const later = (await call('POST', '/task', { title: 'Po varnostni kopiji' })).body.id;
    await server.stop();
    for (const name of readdirSync(folder).filter((one) => /sqlite$|gz$/.test(one))) {
      const file = join(folder, name);
      truncateSync(file, Math.floor(statSync(file).size / 2));
    }
    expect(() => execFileSync(process.execPath, ['server/restore.ts', folder], { cwd: root, env, stdio: 'pipe' })).toThrow();
    const again = await signedIn((await begin()).server);
    expect(await again('GET', `/task/${later}`)).toMatchObject({ status: 200, body: { title: 'Po varnostni kopiji' } });
  });
});
