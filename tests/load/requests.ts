// The rows that a running server is asked for, on one company of one database: what it answers beside the yardstick, what it holds, who it keeps up to date.
import { join } from 'node:path';
import type { Database } from '#server/core/database/database.ts';
import { demoPassword, emailOf } from '../support/stories/cast.ts';
import { compare } from './answers.ts';
import { compareClock, measureClock, type Worker, workersOf } from './clock.ts';
import { type Companies, type Copy, opened, type Size } from './data.ts';
import { productStart, putDatabase, type Running, startProcess } from './processes.ts';
import { type Lasting, measured, type Sides } from './rounds.ts';
import { readRows } from './rows.ts';
import { pollingScreens, streamingScreens } from './screens.ts';
import { firstAnswers } from './start-up.ts';
import { type Line, limitLine, shareLine } from './table.ts';
import { bytesOf } from './wire.ts';

export type Wish = {
  /** Small data and short rounds. */
  readonly quick: boolean;
  readonly rounds: number;
  readonly ms: number;
  isChosen(name: string): boolean;
  say(text: string): void;
};

export const startProduct = ({ url, folder }: Copy): Promise<Running> => {
  const { env, parameters } = productStart();
  const own = { DATA_DIR: folder, DATABASE_URL: url, DEMO_PASSWORD: demoPassword };
  return startProcess(parameters, join(folder, 'product.log'), { ...env, ...own });
};
const startYardstick = ({ url, folder }: Copy) =>
  startProcess(['tests/load/yardstick/main.ts'], join(folder, 'yardstick.log'), { DATABASE_URL: url });

export const signIn = async ({ port }: Running, email: string): Promise<string> => {
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (answer.status !== 200 || !cookie) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
  return cookie;
};

const connections = 8;
type People = { readonly cookie: string; readonly workers: readonly Worker[]; readonly cookies: readonly string[] };

const measureSides = async (
  sides: Sides,
  database: Database,
  { cookie, workers, cookies }: People,
  lasting: Lasting,
  { quick, isChosen, say }: Wish,
): Promise<Line[]> => {
  const lines: Line[] = [];
  say('Comparing answers …');
  const answer = await fetch(`http://127.0.0.1:${sides.product.port}/api/v1/me`, { headers: { cookie } });
  const me = (await answer.json()) as { user: { id: number } };
  const read = await readRows(database, me.user.id);
  const rows = read.filter(({ name }) => isChosen(name));
  for (const { calls, status } of rows) await compare(sides, calls, cookie, status);
  for (const [at, worker] of workers.entries()) await compareClock(sides, database, worker, cookies[at] ?? '');

  for (const { name, target, status, calls } of rows) {
    say(`${name} …`);
    const bytes = calls.map((call) => bytesOf(call, cookie));
    const load = () => {
      let at = 0;
      return { connections, status, next: () => bytes[at++ % bytes.length] as Buffer };
    };
    lines.push(shareLine(name, target, await measured(sides, lasting, load)));
  }
  const clock = 'start, pause, continue, stop';
  if (isChosen(clock)) {
    say(`${clock} …`);
    lines.push(shareLine(clock, 0.1, await measureClock(sides, lasting, workers, cookies)));
  }
  const memory = 'memory after the load';
  if (isChosen(memory)) lines.push(limitLine(memory, sides.product.memory(), 200, 'MiB'));

  // How many screens one core carries is asked of the server alone.
  if (lasting.database !== null) putDatabase('apart', lasting.database);
  const polling = 'screens that poll';
  if (isChosen(polling)) {
    say(`${polling} …`);
    const unchanged = read.find(({ status }) => status === 304)?.calls ?? [];
    const screens = quick ? { count: 20, ms: 2000 } : { count: 1500, ms: 10_000 };
    lines.push(await pollingScreens(sides.product, unchanged, [cookie, ...cookies], screens));
  }
  const streaming = 'screens on streams';
  if (isChosen(streaming)) {
    say(`${streaming} …`);
    const screens = quick ? { count: 20, ms: 200 } : { count: 5000, ms: 10_000 };
    lines.push(...(await streamingScreens(sides.product, workers, cookies, screens)));
  }
  return lines;
};

/** All rows of requests on a copy of one company. */
export const requestLines = async (companies: Companies, size: Size, wish: Wish): Promise<Line[]> => {
  const { quick, rounds, ms, isChosen, say } = wish;
  const copy = await companies.copy(size);
  if (companies.pid !== null) putDatabase('beside the servers', companies.pid);
  const running = new Set<Running>();
  const closeWith = async (server: Promise<Running>) => {
    running.add(await server);
    return server;
  };
  const lines: Line[] = [];
  try {
    const first = await closeWith(startProduct(copy));
    const workers = await workersOf(copy.url);
    const cookie = await signIn(first, emailOf('marko'));
    const cookies = await Promise.all(workers.map(({ email }) => signIn(first, email)));
    await first.stop();
    running.delete(first);

    const start = 'first signed-in answer after the start';
    if (isChosen(start)) {
      say(`${start} …`);
      lines.push(limitLine(start, await firstAnswers(quick ? 1 : 5, () => startProduct(copy), cookie), 1000, 'ms'));
    }
    const sides: Sides = { product: await closeWith(startProduct(copy)), yardstick: await closeWith(startYardstick(copy)) };
    const lasting = { rounds, ms, database: companies.pid };
    const people = { cookie, workers, cookies };
    lines.push(...(await opened(copy.url, (database) => measureSides(sides, database, people, lasting, wish))));
    return lines;
  } finally {
    for (const server of running) await server.stop();
    await copy.remove();
  }
};
