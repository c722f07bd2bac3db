// The processes of the benchmark: servers on one core, the load on the other, so that neither takes time from what it measures.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { environment } from '../support/environment.ts';
import { guard } from '../support/guardian.ts';
import { childrenOf, memoryOf, processorMs } from '../support/machine/processor-time.ts';
import { root } from '../support/root.ts';

/** Asked before this process keeps to one of them: from then on Node counts that one alone. */
const all = availableParallelism();
const cores = all > 1 && spawnSync('taskset', ['--version']).status === 0;
/** Keeps this process, which makes the load, off the core of the servers. */
export const stepAside = (): void => {
  if (cores) spawnSync('taskset', ['-acp', '1', String(process.pid)]);
};
/** Puts a database on the core of the servers, where what it does for either of them counts as their own work; or on the other one, as on a machine of its own. */
export const putDatabase = (where: 'beside the servers' | 'apart', pid: number): void => {
  const core = where === 'apart' ? '1' : '0';
  if (cores) for (const one of [pid, ...childrenOf(pid)]) spawnSync('taskset', ['-acp', core, String(one)]);
};
/** Gives this process all cores again: a browser is many processes of its own. */
export const stepBack = (): void => {
  if (cores) spawnSync('taskset', ['-acp', `0-${all - 1}`, String(process.pid)]);
};
const command = (parameters: readonly string[]): [string, string[]] =>
  cores ? ['taskset', ['-c', '0', process.execPath, ...parameters]] : [process.execPath, [...parameters]];

/** How `npm start` starts Node: what stands in its environment, and what it is given. */
export const productStart = (): { readonly env: Readonly<Record<string, string>>; readonly parameters: readonly string[] } => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const node = words.indexOf('node');
  const set = words.slice(0, node).map((word) => word.split('='));
  if (node < 0 || set.some(({ length }) => length !== 2)) throw new Error(`npm start is no plain start of Node: ${scripts.start}`);
  return { env: Object.fromEntries(set), parameters: words.slice(node + 1) };
};

export type Running = {
  readonly port: number;
  readonly pid: number;
  /** When it was started, on the clock of `performance.now()`. */
  readonly since: number;
  /** Milliseconds of processor time so far. */
  cpu(): number;
  /** Resident memory in MiB. */
  memory(): number;
  stop(): Promise<void>;
};

const patience = 120_000;
const gone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
/** Starts Node as an operator would, with its output in a file; answers when it says its address. */
export const startProcess = async (parameters: readonly string[], log: string, env: Readonly<Record<string, string>>): Promise<Running> => {
  const output = openSync(log, 'w');
  const since = performance.now();
  const child = spawn(...command(parameters), {
    cwd: root,
    env: environment({ PORT: '0', HOST: '127.0.0.1', ...env }),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const dismiss = guard({ pid: child.pid });
  const pid = child.pid ?? 0;
  for (;;) {
    const port = /http:\/\/[\w.]+:(\d+)/.exec(readText(log).slice(0, 2000))?.[1];
    if (port) {
      return {
        port: Number(port),
        pid,
        since,
        cpu: () => processorMs(pid),
        memory: () => memoryOf(pid),
        async stop() {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          if (!gone(child)) await ended;
          dismiss();
        },
      };
    }
    if (gone(child) || performance.now() - since > patience) {
      child.kill('SIGKILL');
      dismiss();
      throw new Error(`${parameters.join(' ')} did not start:\n${readText(log)}`);
    }
    await setTimeout(2);
  }
};
