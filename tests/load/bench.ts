// The benchmark: npm run bench sets the product beside a yardstick that does the same work by hand, on the same database file.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPassword, emailOf } from '../support/cast.ts';
import { compare } from './answers.ts';
import { compareClock, measureClock, workersOf } from './clock.ts';
import { companyOf, holds, workingCopy } from './data.ts';
import { nextPaints } from './next-paint.ts';
import { pageRows } from './pages.ts';
import { paintRows } from './paint-rows.ts';
import { type Running, startParameters, startProcess, stepAside, stepBack } from './processes.ts';
import { type Lasting, measured, type Sides } from './rounds.ts';
import { readRows } from './rows.ts';
import { pollingScreens, streamingScreens } from './screens.ts';
import { searchRow } from './searches.ts';
import { sizes } from './sizes.ts';
import { firstAnswers } from './start-up.ts';
import { growthLine, type Line, limitLine, shareLine, tableOf, whole } from './table.ts';
import { terminalHeap } from './terminal.ts';
import { typedSearches } from './typed-search.ts';
import { bytesOf } from './wire.ts';

const { values } = parseArgs({
  options: {
    tasks: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    /** Only the rows whose name has this in it. */
    only: { type: 'string', default: '' },
    /** Small data and short rounds: shows that the benchmark runs and that both sides answer the same. */
    quick: { type: 'boolean', default: false },
  },
});
const { quick } = values;
const tasks = Number(values.tasks ?? (quick ? 500 : 50_000));
if (!Number.isInteger(tasks) || tasks < 1) throw new Error(`--tasks must be a whole number, not ${values.tasks}.`);
const lasting: Lasting = quick ? { rounds: 1, ms: 100 } : { rounds: Number(values.rounds), ms: Number(values.seconds) * 1000 };
const wanted = (name: string) => name.includes(values.only);
const connections = 8;
const say = (text: string) => process.stderr.write(`${text}\n`);

say(`A company of ${tasks} tasks …`);
const company = companyOf(tasks);
const copy = workingCopy(company);
const { file, folder } = copy;
const startProduct = ({ file, folder } = copy) =>
  startProcess(startParameters(), join(folder, 'product.log'), {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${file}`,
    DEMO_PASSWORD: demoPassword,
  });
const startYardstick = () => startProcess(['tests/load/yardstick/main.ts'], join(folder, 'yardstick.log'), { FILE: file });

const signIn = async ({ port }: Running, email: string): Promise<string> => {
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

const running = new Set<Running>();
const kept = async (server: Promise<Running>) => {
  running.add(await server);
  return server;
};

const lines: Line[] = [];
try {
  stepAside();
  const first = await kept(startProduct());
  const workers = workersOf(file);
  const cookie = await signIn(first, emailOf('marko'));
  const cookies = await Promise.all(workers.map(({ email }) => signIn(first, email)));
  await first.stop();
  running.delete(first);

  const start = 'first signed-in answer after the start';
  if (wanted(start)) {
    say(`${start} …`);
    lines.push(limitLine(start, await firstAnswers(quick ? 1 : 5, () => startProduct(), cookie), 1000, 'ms'));
  }

  const sides: Sides = { product: await kept(startProduct()), yardstick: await kept(startYardstick()) };
  say('Comparing answers …');
  const me = (await (await fetch(`http://127.0.0.1:${sides.product.port}/api/v1/me`, { headers: { cookie } })).json()) as {
    user: { id: number };
  };
  const read = readRows(file, me.user.id);
  const rows = read.filter(({ name }) => wanted(name));
  for (const { calls, status } of rows) await compare(sides, calls, cookie, status);
  for (const [at, worker] of workers.entries()) await compareClock(sides, file, worker, cookies[at] ?? '');

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
  if (wanted(clock)) {
    say(`${clock} …`);
    lines.push(shareLine(clock, 0.1, await measureClock(sides, lasting, workers, cookies)));
  }
  const memory = 'memory after the load';
  if (wanted(memory)) lines.push(limitLine(memory, sides.product.memory(), 200, 'MiB'));

  const polling = 'screens that poll';
  if (wanted(polling)) {
    say(`${polling} …`);
    const unchanged = read.find(({ status }) => status === 304)?.calls ?? [];
    lines.push(
      await pollingScreens(sides.product, unchanged, [cookie, ...cookies], quick ? { count: 20, ms: 2000 } : { count: 1500, ms: 10_000 }),
    );
  }
  const streaming = 'screens on streams';
  if (wanted(streaming)) {
    say(`${streaming} …`);
    lines.push(...(await streamingScreens(sides.product, workers, cookies, quick ? { count: 20, ms: 200 } : { count: 5000, ms: 10_000 })));
  }

  const [few, many] = quick ? [500, tasks] : [1000, 100_000];
  if (wanted('page') || wanted('exact number'))
    for (const row of await pageRows(companyOf(few), companyOf(many), quick ? 20 : 500)) {
      lines.push(growthLine(`page ${row.list}, ${whole(many)} tasks to ${whole(few)}`, row.many, row.few, row.limit));
      lines.push(limitLine(`exact number ${row.list}, ${whole(many)} tasks`, row.count, 15, 'ms', 2));
    }
  const everything = 'search of everything';
  const clients = 'search of the clients';
  const ofClients = () => (quick ? company : companyOf(10_000, 10_000));
  if (wanted(everything) || wanted(clients)) {
    const row = await searchRow(companyOf(many), ofClients(), quick ? 3 : 9);
    lines.push(limitLine(`${everything}, ${whole(many)} tasks, the slowest of 13`, row.everything, 100, 'ms', 1));
    lines.push(limitLine(`${clients}, ${whole(holds(ofClients()).client)} of them, the slowest of 13`, row.clients, 300, 'ms', 1));
  }
  const typed = 'from the last key to the clients on the screen';
  // The quick run is a test, on a machine that may have neither a build nor a browser.
  if (wanted(typed) && sizes() && (!quick || values.only)) {
    say(`${typed} …`);
    const own = workingCopy(ofClients());
    const server = await kept(startProduct(own));
    const row = await typedSearches({ port: server.port, cookie: await signIn(server, emailOf('admin')) }, quick ? 3 : 20);
    lines.push(limitLine(`${typed}, ${whole(holds(own.file).client)} of them, the median of ${row.searches}`, row.median, 300, 'ms'));
    lines.push(limitLine(`${typed}, the 95th of 100`, row.p95, 300, 'ms'));
    await server.stop();
    running.delete(server);
    own.remove();
  }
  const painted = 'the largest paint';
  if (wanted(painted) && sizes() && (!quick || values.only)) {
    say(`${painted} …`);
    stepBack();
    const { port } = sides.product;
    lines.push(...(await paintRows({ port, cookie: await signIn(sides.product, emailOf('luka')) }, quick ? 1 : 5)));
  }
  const next = 'the next paint';
  if (wanted(next) && sizes() && (!quick || values.only)) {
    say(`${next} …`);
    stepBack();
    const own = workingCopy(companyOf(many));
    const server = await kept(startProduct(own));
    const slowest = await nextPaints({ port: server.port, cookie: await signIn(server, emailOf('luka')) }, quick ? 3 : 20);
    for (const [act, ms] of Object.entries(slowest))
      lines.push(limitLine(`${act}: ${next}, ${whole(many)} tasks, the 95th of 100`, ms, 100, 'ms'));
    await server.stop();
    running.delete(server);
    own.remove();
  }
  const taps = quick ? 100 : 10_000;
  const growth = `growth of a wall terminal's page, ${whole(taps)} taps`;
  if (wanted(growth) && sizes() && (!quick || values.only)) {
    say(`${growth} …`);
    stepBack();
    const heap = await terminalHeap(sides.product.port, taps);
    const name = `${growth} (${(heap.before / 1e6).toFixed(2)} MB at first)`;
    lines.push(limitLine(name, (heap.after / heap.before - 1) * 100, 10, '%', 1));
  }
} finally {
  for (const server of running) await server.stop();
  copy.remove();
}
for (const { name, kB, target } of sizes() ?? []) if (wanted(name)) lines.push(limitLine(name, kB, target, 'kB'));

const counts = holds(company);
console.log(`${whole(counts.task)} tasks, ${whole(counts.time_entry)} time entries, ${whole(counts.client)} clients`);
console.log(`Answers a second and the processor time of one, each server alone on one core, the median of ${lasting.rounds} rounds.`);
console.log(`\n${tableOf(lines)}`);
if (!sizes()) console.log('\nThe scripts of the pages were not measured: there is no build (npm run build).');
