// What was acknowledged is on disk: a killed server has lost nothing of it, and a backup of a running one brings everything back.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword, emailOf } from '#tests/support/cast.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/databases.ts';
import { type Server, startServer } from '#tests/support/server.ts';

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

// PostgreSQL's own tools make its backups, and a bare machine has none of them.
if (process.env.TEST_DATABASE === 'sqlite')
  it('a backup of a running server brings back what stood at its moment', { timeout: 60_000 }, async () => {
    const { server, fresh } = await begin();
    const call = await signedIn(server);
    const kept = (await call('POST', '/task', { title: 'Pred varnostno kopijo' })).body.id;
    const file = join(fresh.dataDir, 'copy.sqlite');
    const env = { ...process.env, DATABASE_URL: fresh.url };
    execFileSync(process.execPath, ['server/backup.ts', file], { cwd: root, env });
    const later = (await call('POST', '/task', { title: 'Po varnostni kopiji' })).body.id;
    await server.stop();
    execFileSync(process.execPath, ['server/restore.ts', file], { cwd: root, env });

    const again = await signedIn((await begin()).server);
    expect(await again('GET', `/task/${kept}`)).toMatchObject({ status: 200, body: { title: 'Pred varnostno kopijo' } });
    expect(await again('GET', `/task/${later}`)).toMatchObject({ status: 404 });
    // What is searched is in the backup too, and goes on following what is written.
    const found = async (word: string) => (await again('GET', `/task?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)).body;
    expect(await found('kopijo')).toMatchObject([{ id: kept }]);
    await again('PUT', `/task/${kept}/description`, { title: 'Razglednica' });
    expect(await found('kopijo')).toEqual([]);
    expect(await found('razglednic')).toMatchObject([{ id: kept }]);
  });
