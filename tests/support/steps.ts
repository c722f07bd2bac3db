// Steps of a test run: each is one command, they share the machine's cores, and what they found is added up.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from './report.ts';

export type Outcome = { passed: number; failed: number; output?: string };
export type Step = {
  name: string;
  /** Names of the steps whose end it waits for. */
  after?: readonly string[];
  /** How many of the machine's cores it keeps busy; 0 when it mostly waits. */
  cores: 0 | 1 | 2;
  run(): Promise<Outcome>;
};

const minutes = 60_000;
/** A step that stands still ends; one on a machine that is half as fast as usual does not. */
const longestStep = 45 * minutes;
const running = new Set<() => void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const end of running) end();
    process.exit(1);
  });
}

/** What one process has compiled the next need not: the steps load the same packages again and again, in a process for each worker. */
const compiled = join(tmpdir(), 'node-compile-cache');

/** Runs a command of node_modules/.bin; every line goes to `tell` as it comes, and all of them into the answer. */
export const command = ([name = '', ...parameters]: readonly string[], tell: (line: string) => void = () => {}, limit = longestStep) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const { FORCE_COLOR: _color, ...env } = process.env;
    const child = spawn(name, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: compiled, ...env, NO_COLOR: '1' },
    });
    const end = () => child.kill('SIGTERM');
    running.add(end);
    let output = '';
    let line = '';
    const read = (chunk: string) => {
      output += chunk;
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      for (const full of lines) if (full.trim()) tell(full);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    const clock = setTimeout(() => {
      read(`\nEnded after ${limit / minutes} minutes.\n`);
      end();
    }, limit);
    const done = (code: number | null, more = '') => {
      clearTimeout(clock);
      running.delete(end);
      resolve({ code, output: output + more });
    };
    child.once('error', (error) => done(1, `\n${error.message}`));
    child.once('close', (code) => done(code));
  });

/** A check counts as one test: it passes or it fails. */
export const check = (name: string, line: string, options: Pick<Step, 'after'> = {}): Step => ({
  name,
  cores: 1,
  ...options,
  async run() {
    const { code, output } = await command(line.split(' '));
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});

/** A suite counts what its report says; one that ran nothing, left a test out or broke off has failed. */
export const suite = (name: string, line: string, report: string, options: Pick<Step, 'after'>): Step => ({
  name,
  cores: 2,
  ...options,
  async run() {
    rmSync(report, { force: true });
    const { code, output } = await command(line.split(' '), (text) => console.log(`  ${name} │ ${text}`));
    if (!existsSync(report)) return { passed: 0, failed: 1, output: `It left no report; it ended with ${code}.` };
    const { passed, failed, skipped, failures } = readReport(report);
    if (skipped > 0) {
      const why = [...failures, `${skipped} tests were left out; it ended with ${code}.`];
      return { passed, failed: failed + skipped, output: why.join('\n') };
    }
    if (passed + failed === 0) return { passed: 0, failed: 1, output: `It ran nothing.\n${output}` };
    if (code !== 0 && failed === 0) return { passed, failed: 1, output: `Every test passed, but it ended with ${code}.` };
    return { passed, failed, output: failures.join('\n') };
  },
});

/** Characters of what a failed step said that stand at the run's end once more. */
const longest = 4000;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);

/** Runs all steps, as many at once as the machine has cores for; answers the sums. */
export const runSteps = async (steps: readonly Step[]): Promise<Outcome> => {
  const cores = Math.max(2, availableParallelism());
  const waiting = new Set(steps);
  const ended = new Set<string>();
  const under = new Map<Step, Promise<void>>();
  const sum = { passed: 0, failed: 0 };
  const rows: string[] = [];
  const start = async (step: Step) => {
    const since = performance.now();
    const outcome = await step.run().catch((error: unknown): Outcome => ({ passed: 0, failed: 1, output: String(error) }));
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    const output = outcome.failed ? outcome.output?.trim() : undefined;
    const row = `${outcome.failed ? '✗' : '✓'} ${step.name.padEnd(16)} ${seconds(since)}  ${outcome.passed} passed, ${outcome.failed} failed`;
    const whole = output ? `${row}\n${output}\n` : row;
    // Who reads only the end of a long log finds there what failed.
    rows.push(output && output.length > longest ? `${row}\n… ${output.slice(-longest)}\n` : whole);
    console.log(whole);
    ended.add(step.name);
    under.delete(step);
  };
  while (waiting.size + under.size > 0) {
    const busy = [...under.keys()].reduce((total, step) => total + step.cores, 0);
    const next = [...waiting].find((step) => step.cores + busy <= cores && (step.after ?? []).every((name) => ended.has(name)));
    if (next) {
      waiting.delete(next);
      under.set(next, start(next));
    } else {
      if (under.size === 0) throw new Error(`What these wait for never comes: ${[...waiting].map(({ name }) => name).join(', ')}.`);
      await Promise.race(under.values());
    }
  }
  console.log(`\n${rows.join('\n')}\n`);
  return sum;
};
