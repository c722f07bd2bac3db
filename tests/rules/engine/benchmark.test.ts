// The benchmark runs, and what it compares answers the same: how fast is no question for a test.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../support/root.ts';

it('measures every row once product and yardstick have answered alike', () => {
  const table = execFileSync(process.execPath, ['tests/load/bench.ts', '--on', 'sqlite', '--quick'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

  for (const row of [
    '/status ',
    '/status, unchanged ',
    'GET /task/{id} ',
    '25 by status',
    '25 by a search',
    'start, pause',
    'first signed-in',
    'memory after',
    'task screens that poll',
    'a change on 20 task screens',
    'memory with 20 task screens',
    'page ',
    'exact number',
    'search of everything',
    'search of the clients',
    'month of the calendar of absences',
  ])
    expect(table).toMatch(new RegExp(`${row.replaceAll(/[/{}]/g, '\\$&')}.* \\d`));
}, 180_000);
