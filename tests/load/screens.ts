// The rows of the screens that are left open: those that ask each second, and those that hear of it on a stream.
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { quantile } from '../support/quantile.ts';
import { actAt, type Worker } from './clock.ts';
import type { Running } from './processes.ts';
import { limitLine, type Line as Row, whole } from './table.ts';
import { bytesOf, type Call, Line } from './wire.ts';

export type Screens = { readonly count: number; readonly ms: number };

const p99 = (values: readonly number[]) => quantile(values, 0.99);

/** Until all lines stand. */
const opensMs = 500;
type Answered = { readonly at: number; readonly took: number };
/** Asks each second whether the task has changed, as a task screen does whose stream is down. */
const poll = async (line: Line, bytes: Buffer, until: number, answers: Answered[]): Promise<void> => {
  for (let next = performance.now() + Math.random() * 1000; next < until; next += 1000) {
    await setTimeout(Math.max(0, next - performance.now()));
    const at = performance.now();
    const status = await new Promise<number>((resolve, reject) => line.send(bytes, resolve, reject));
    if (status !== 304) throw new Error(`${status} instead of 304`);
    answers.push({ at, took: performance.now() - at });
  }
};

export const pollingScreens = async (
  { port, cpu }: Running,
  calls: readonly Call[],
  cookies: readonly string[],
  { count, ms }: Screens,
): Promise<Row> => {
  const lines = Array.from({ length: count }, () => new Line(port));
  const answers: Answered[] = [];
  await setTimeout(opensMs);
  // Compilers need a while before they know what is hot.
  const from = performance.now() + ms / 4;
  const until = from + ms;
  const before = cpu();
  try {
    await Promise.all(
      lines.map((line, at) => poll(line, bytesOf(calls[at % calls.length] as Call, cookies[at % cookies.length] ?? ''), until, answers)),
    );
  } finally {
    for (const line of lines) line.end();
  }
  const busy = whole(((cpu() - before) / (ms * 1.25)) * 100);
  const taken = answers.filter(({ at }) => at >= from).map(({ took }) => took);
  return limitLine(`p99 of ${whole(count)} task screens that poll each second`, p99(taken), 50, 'ms', 1, ` (server ${busy} % of its core)`);
};

/** What any screen has just been told: were each to keep its own, this process would pause to collect them, and measure that. */
const buffer = Buffer.alloc(65_536);
/** One screen's stream: tells of which act it hears, as `12 start`. */
const listenTo = (port: number, bytes: Buffer, hears: (act: string) => void): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const listen = (length: number) => {
      const text = buffer.toString('latin1', 0, length);
      if (text.startsWith('HTTP')) {
        if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)));
        resolve(socket);
      }
      for (const [, task, action] of text.matchAll(/"entity":"task","entity_id":(\d+),"action":"(\w+)"/g)) hears(`${task} ${action}`);
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: buffer, callback: listen } });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a stream.')));
    socket.write(bytes);
  });

/** The technicians work on, an act each `paceMs`; answers for each screen that heard of one how long that was after the call was sent. */
const paceMs = 40;
const opensAtOnce = 100;
/** For the last message. */
const patience = 15_000;

export const streamingScreens = async (
  { port, cpu, memory }: Running,
  workers: readonly Worker[],
  cookies: readonly string[],
  { count, ms }: Screens,
): Promise<Row[]> => {
  const shown = workers.flatMap(({ id, tasks }, at) => tasks.product.map((task) => ({ task, user: id, cookie: cookies[at] ?? '' })));
  /** Each act by itself: one that is told late is not taken for the next one of its task. */
  const sent = new Map<string, number>();
  const taken: number[] = [];
  let expected = 0;
  const hears = (act: string) => {
    taken.push(performance.now() - (sent.get(act) ?? Number.NaN));
  };
  const sockets: Socket[] = [];
  const lines = workers.map(() => new Line(port));
  try {
    const screens = Array.from({ length: count }, (_, at) => shown[at % shown.length] as (typeof shown)[number]);
    for (let at = 0; at < count; at += opensAtOnce)
      sockets.push(
        ...(await Promise.all(
          screens
            .slice(at, at + opensAtOnce)
            .map(({ task, cookie }) => listenTo(port, bytesOf({ method: 'GET', path: `/events?topics=task:${task}` }, cookie), hears)),
        )),
      );
    const before = cpu();
    const started = performance.now();
    // The first visit of a worker was the comparison's; whole visits, so that nobody is left at work.
    const done = workers.map(() => 4);
    for (let act = 0; performance.now() - started < ms || done.some((acts) => acts % 4 !== 0); act += 1) {
      const at = act % workers.length;
      const worker = workers[at] as Worker;
      const acts = done[at] ?? 0;
      if (performance.now() - started >= ms && acts % 4 === 0) continue;
      const call = actAt(worker, 'product', acts);
      const [, id = '', action] = /\/task\/(\d+)\/(\w+)/.exec(call.path) ?? [];
      const task = Number(id);
      expected += screens.filter((screen) => screen.task === task).length;
      sent.set(`${id} ${action}`, performance.now());
      const status = await new Promise<number>((resolve, reject) => lines[at]?.send(bytesOf(call, cookies[at] ?? ''), resolve, reject));
      if (status !== 200) throw new Error(`${call.path} answered ${status}.`);
      done[at] = acts + 1;
      await setTimeout(Math.max(0, started + (act + 1) * paceMs - performance.now()));
    }
    // As long as it takes, and a moment more for what comes twice.
    for (const since = performance.now(); taken.length < expected && performance.now() - since < patience; ) await setTimeout(20);
    await setTimeout(200);
    if (taken.length !== expected || taken.some(Number.isNaN)) throw new Error(`${taken.length} messages instead of ${expected}.`);
    const busy = whole(((cpu() - before) / (performance.now() - started)) * 100);
    const name = `${whole(count)} task screens on streams`;
    return [
      limitLine(`p99 of a change on ${name}`, p99(taken), 50, 'ms', 1, ` (server ${busy} % of its core)`),
      limitLine(`memory with ${name}`, memory(), 450, 'MiB'),
    ];
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
    for (const line of lines) line.end();
  }
};
