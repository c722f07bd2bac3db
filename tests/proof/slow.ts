// Lines that never end what they begin to say: others are answered meanwhile, and the server closes them by itself.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../support/quantile.ts';
import { openCompany } from './company.ts';
import { findings } from './findings.ts';

const lines = 200;
/** Node closes a line whose headers are not there after a minute; it looks each half minute. */
const patience = 100_000;

export const proveSlowLines = async (): Promise<string[]> => {
  const { expect, faults } = findings('sqlite');
  const company = await openCompany('sqlite', 1);
  const server = await company.start();
  const { hostname, port } = new URL(server.url);
  const open = new Set<Socket>();
  try {
    for (let n = 0; n < lines; n += 1) {
      const line = connect(Number(port), hostname);
      line.on('error', () => undefined);
      line.once('close', () => open.delete(line));
      await once(line, 'connect');
      open.add(line);
      line.write('GET /api/v1/task HTTP/1.1\r\nHost: a\r\n');
    }
    const since = performance.now();
    const waits: number[] = [];
    let refused = 0;
    while (open.size > 0 && performance.now() - since < patience) {
      for (const line of open) line.write('X-Slow: a\r\n');
      const startedAt = performance.now();
      const { status } = await fetch(`${server.url}/api/v1/me`, { headers: { cookie: company.people[0]?.cookie ?? '' } });
      waits.push(performance.now() - startedAt);
      if (status !== 200) refused += 1;
      await pause(1000);
    }
    const middle = quantile(waits, 0.5);
    expect(
      middle < 1000 && refused === 0,
      `${lines} lines that go on with their headers: others are answered in ${Math.round(middle)} ms, ${refused} of ${waits.length} refused`,
    );
    expect(open.size === 0, `${lines - open.size} of ${lines} are closed after ${Math.round((performance.now() - since) / 1000)} s`);
  } finally {
    for (const line of open) line.destroy();
    await server.stop();
    await company.remove();
  }
  return faults;
};
