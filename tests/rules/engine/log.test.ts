// The log ends no process: where there is no room for it, or nobody reads it any more, its lines alone are lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '#tests/support/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes as many lines as it is told, and says when it is done. */
const program = `
const { openLog, standardOutput } = await import('#server/core/log.ts');
const log = openLog(standardOutput());
process.stdin.setEncoding('utf8').on('data', (count) => {
  for (let n = 1; n <= Number(count); n += 1) log({ n, error: 'x'.repeat(300) });
  setImmediate(() => process.stderr.write('done'));
});`;

/** A process whose files may hold so many blocks, with its standard output at a file or a pipe. */
const logger = (blocks: string, output: number | 'pipe') => {
  const command = `ulimit -f ${blocks}; exec "$0" --input-type=module -e "$1"`;
  const child = spawn('sh', ['-c', command, process.execPath, program], { cwd: root, stdio: ['pipe', output, 'pipe'] });
  const ended = once(child, 'exit');
  return {
    output: child.stdout,
    async write(lines: number) {
      child.stdin?.write(String(lines));
      const [said] = await Promise.race([once(child.stderr ?? child, 'data'), ended]);
      expect(String(said)).toBe('done');
    },
    async end() {
      child.stdin?.end();
      return (await ended)[0];
    },
  };
};

it('goes on as soon as there is room again, with whole lines', async () => {
  const path = join(folder, 'log');
  const file = openSync(path, 'a');
  const { write, end } = logger('2', file);
  await write(20);
  expect(statSync(path).size).toBeLessThan(20 * 300);
  truncateSync(path, 0);
  await write(2);
  expect(await end()).toBe(0);
  closeSync(file);
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line).n)).toEqual([1, 2]);
});

it('is written for nobody where its reader has gone', async () => {
  const { output, write, end } = logger('unlimited', 'pipe');
  output?.destroy();
  await write(20);
  await write(2);
  expect(await end()).toBe(0);
});
