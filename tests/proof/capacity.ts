// What a call costs: processor time of the server and of its database for each kind of call, which a busy machine does not change; from it follows what one core of each carries.
import { loadavg } from 'node:os';
import { productStart } from '../load/processes.ts';
import { familyMs, memoryOf, processorMs } from '../support/machine/processor-time.ts';
import type { Server } from '../support/server.ts';
import { callerAt } from './caller-at.ts';
import { type Company, type Kind, openCompany } from './company.ts';

type Line = { readonly what: string; readonly server: number; readonly database: number };

const measure = async (company: Company, server: Server, count: number): Promise<Line[]> => {
  const databaseMs = () => (company.postgres ? familyMs(company.postgres.pid) : 0);
  const callers = company.people.map((worker) => callerAt(server, worker));
  /** A refusal costs little, and is no work. */
  const call =
    (n: number): ReturnType<typeof callerAt> =>
    async (method, path, body) => {
      const answer = await (callers[n % callers.length] as ReturnType<typeof callerAt>)(method, path, body);
      if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}.`);
      return answer;
    };
  const cost = async (what: string, times: number, one: (n: number) => Promise<unknown>): Promise<Line> => {
    const at = { server: processorMs(server.pid), database: databaseMs() };
    for (let n = 0; n < times; n += callers.length) await Promise.all(callers.map((_one, lane) => one(n + lane)));
    return { what, server: (processorMs(server.pid) - at.server) / times, database: (databaseMs() - at.database) / times };
  };
  const ids: number[] = [];
  const create = async (n: number) => {
    const { body } = await call(n)('POST', '/task', { title: `Merjenje ${n}`, company_user_id: company.people[n % callers.length]?.id });
    ids.push(Number(body.id));
  };
  const mine = async (n: number) => {
    const { body } = await call(n)('POST', '/task', { title: 'Ura', company_user_id: company.people[n % callers.length]?.id });
    return Number(body.id);
  };
  await cost('warm-up', 800, create);
  const clocks = await Promise.all(callers.map((_one, n) => mine(n)));
  const visit = async (n: number) => {
    const path = `/task/${clocks[n % callers.length]}`;
    const act = Math.floor(n / callers.length) % 4;
    if (act === 0) await call(n)('POST', `${path}/start`, { work_type_id: 1 });
    else if (act === 1) await call(n)('PUT', `${path}/pause`);
    else if (act === 2) await call(n)('PUT', `${path}/continue`, {});
    else await call(n)('POST', `${path}/stop`, {});
  };
  return [
    await cost('the clock of a task, asked', count, (n) => call(n)('GET', `/task/${ids[n % ids.length]}/status`)),
    await cost('a task with all that its screen shows', count, (n) => call(n)('GET', `/task/${ids[n % ids.length]}`)),
    await cost('a list of 25', count, (n) => call(n)('GET', '/task?range=[0,24]&sort=["deadline","ASC"]')),
    await cost('a task, made', count / 4, create),
    await cost('an act of a clock', count / 4, visit),
  ];
};

/** What hearing costs: open screens, and events that all of them are told. */
const measureStreams = async (company: Company, server: Server, screens: number, events: number): Promise<string> => {
  const cookie = company.people[0]?.cookie ?? '';
  const before = memoryOf(server.pid);
  const stop = new AbortController();
  let receivedCount = 0;
  const all = Promise.withResolvers<void>();
  const decoder = new TextDecoder();
  for (let n = 0; n < screens; n += 1) {
    const { body } = await fetch(`${server.url}/api/v1/events?topics=tag`, { headers: { cookie }, signal: stop.signal });
    void (async () => {
      for await (const part of body as ReadableStream<Uint8Array>) {
        receivedCount += decoder.decode(part).split('event: change').length - 1;
        if (receivedCount >= screens * events) all.resolve();
      }
    })().catch(all.reject);
  }
  const memory = memoryOf(server.pid);
  const call = callerAt(server, company.people[0]);
  const make = (n: number) => call('POST', '/tag', { name: `Slišano ${n}`, color: '#336699' });
  const at = processorMs(server.pid);
  for (let n = 0; n < events; n += 1) await make(n);
  await all.promise;
  const usedMs = processorMs(server.pid) - at;
  stop.abort();
  return `${screens} open screens: ${Math.round(memory - before)} MiB more; ${(usedMs / events / screens).toFixed(4)} ms for each event told to each (the act itself included)`;
};

const figure = (ms: number) => ms.toFixed(2).padStart(8);

export const measureCapacity = async (kinds: readonly Kind[], count = 2000): Promise<string[]> => {
  for (const kind of kinds) {
    const company = await openCompany(kind, 8);
    const { env, parameters } = productStart();
    const server = await company.start({ ...env, LOG_LEVEL: 'silent' }, parameters);
    try {
      const lines = await measure(company, server, count);
      process.stdout.write(`${kind}, load average ${loadavg()[0]?.toFixed(1)}, ${Math.round(memoryOf(server.pid))} MiB\n`);
      process.stdout.write(`${'milliseconds of processor time a call'.padEnd(42)}  server  database  a second and core\n`);
      for (const { what, server: ms, database } of lines)
        process.stdout.write(
          `${what.padEnd(40)}${figure(ms)}  ${figure(database)}  ${Math.round(1000 / ms)}${database > 0 ? ` / ${Math.round(1000 / database)}` : ''}\n`,
        );
      process.stdout.write(`${await measureStreams(company, server, 1000, 20)}\n`);
    } finally {
      await server.stop();
      await company.remove();
    }
  }
  return [];
};
