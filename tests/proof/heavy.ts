// Very large work on a large company, by a server that is started as `npm start` does: it ends or is refused clearly, the server lives within its memory, and who asks for little is answered meanwhile.
import { loadavg } from 'node:os';
import { type Permission, permissions } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { actAt, workersOf } from '../load/clock.ts';
import { type Companies, type Copy, nameOf, opened } from '../load/data.ts';
import { onPostgres } from '../load/data-postgres.ts';
import { onSqlite } from '../load/data-sqlite.ts';
import { signIn, startProduct } from '../load/requests.ts';
import { hire, openSession } from '../support/stories/hired.ts';
import { beside, type Waits } from './beside.ts';
import type { Kind } from './company.ts';
import { findings, onEach } from './findings.ts';
import { type Ask, heavyWorks, type Outcome } from './heavy-works.ts';

const tasks = 100_000;
const most = 5000;
/** MiB: the heap that `npm start` allows, and what a process needs beside it. */
const memoryAtMost = 900;

/** Somebody who may everything, a task with very much on it and a project with very much in it. */
const prepare = async (database: Database) => {
  const { entities, read } = database;
  const boss = await hire(database, Object.keys(permissions) as Permission[]);
  const cookie = `session=${await openSession(database, boss)}`;
  const [row] = await read.all('select (select max(id) from task where status = 1) as task, (select max(id) from project) as project');
  const [task, project] = [Number(row?.task), Number(row?.project)];
  await database.orm.em.fork().transactional(async (em) => {
    for (let at = 0; at < most; at += 1)
      em.create(entities.material, { task_id: task, user_id: boss, name: `Prirobnica ${at}`, quantity: 1, date_added: new Date() });
    await em.flush();
    await em.nativeUpdate(entities.task, { id: { $lte: most } }, { project });
  });
  return { cookie, task, project };
};

const askAt =
  (port: number, cookie: string): Ask =>
  async ({ method, path, body }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { cookie, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    const decoder = new TextDecoder();
    let [bytes, end] = [0, ''];
    for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += part.length;
      end = `${end}${decoder.decode(part)}`.slice(-300);
    }
    return { status: answer.status, bytes, end };
  };

const waitsText = ({ count, middle, slowest }: Waits) => `${count} in ${middle.toFixed(0)} ms, the slowest ${slowest.toFixed(0)}`;

const proveOn = async (companies: Companies, copy: Copy, only: string): Promise<string[]> => {
  const { expect, faults } = findings(nameOf[companies.kind]);
  const [worker] = await workersOf(copy.url);
  if (!worker) throw new Error('Nobody has open tasks.');
  const { cookie, task, project } = await opened(copy.url, prepare);
  const server = await startProduct(copy);
  try {
    const ask = askAt(server.port, cookie);
    const askAsWorker = askAt(server.port, await signIn(server, worker.email));
    let acts = 0;
    const others = {
      pid: server.pid,
      read: async () => (await ask({ method: 'GET', path: `/task/${task}/status` })).status,
      act: async () => {
        const { method, path, body } = actAt(worker, 'product', acts);
        acts += 1;
        return (await askAsWorker({ method, path, ...(body !== undefined && { body: JSON.stringify(body) }) })).status;
      },
    };
    const works = heavyWorks(ask, copy, { task, project }).filter(({ what }) => what.includes(only));
    if (works.length === 0) throw new Error(`No work has ${only} in its name.`);
    for (const { what, make, status = 200, given = '' } of works) {
      const work = make();
      const cpu = server.cpu();
      const measured = await beside<Outcome>(others, work);
      const { answer, memory, faults: refused } = measured;
      const right = answer.status === status && answer.end.includes(given);
      expect(
        right && refused.length === 0 && memory < memoryAtMost,
        `${what}: ${answer.status}, ${(answer.bytes / 1e6).toFixed(1)} MB in ${(measured.ms / 1000).toFixed(1)} s (${((server.cpu() - cpu) / 1000).toFixed(1)} s of the processor, load ${loadavg()[0]?.toFixed(0)}), ${Math.round(memory)} MiB; clocks asked ${waitsText(measured.reads)}; acts ${waitsText(measured.acts)}${right ? '' : `: ${answer.end}`}${refused.length > 0 ? `; others were refused: ${refused.slice(0, 3).join()}` : ''}`,
      );
    }
    return faults;
  } finally {
    await server.stop();
  }
};

/** Only the works whose name has `only` in it. */
export const proveHeavy = (kinds: readonly Kind[], only = ''): Promise<string[]> =>
  onEach(kinds, async (kind) => {
    const companies = kind === 'sqlite' ? onSqlite() : await onPostgres();
    try {
      const copy = await companies.copy({ tasks });
      try {
        return await proveOn(companies, copy, only);
      } finally {
        await copy.remove();
      }
    } finally {
      await companies.end();
    }
  });
