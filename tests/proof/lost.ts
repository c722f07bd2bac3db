// A PostgreSQL that is killed and comes back: every call says so meanwhile, and calls and open screens go on without a restart.
import { setTimeout as pause } from 'node:timers/promises';
import { eventStream } from '../support/event-stream.ts';
import { callerAt } from './caller-at.ts';
import { openCompany } from './company.ts';
import { findings } from './findings.ts';

const patience = 20_000;

export const proveLostDatabase = async (): Promise<string[]> => {
  const { expect, faults } = findings('postgres');
  const company = await openCompany('postgres', 1);
  const server = await company.start();
  const call = callerAt(server, company.people[0]);
  const stop = new AbortController();
  try {
    const headers = { cookie: company.people[0]?.cookie ?? '' };
    const { body } = await fetch(`${server.url}/api/v1/events?topics=tag`, { headers, signal: stop.signal });
    const screen = eventStream(body as ReadableStream<Uint8Array>, () => stop.abort());
    await screen.began;
    let ended = false;
    void screen.ended.then(() => {
      ended = true;
    });
    for (let round = 1; round <= 3; round += 1) {
      await company.postgres?.crash();
      const away = [
        await call('GET', '/tag'),
        await call('PUT', '/tag/1', { name: 'Izgubljeno' }),
        await call('POST', '/login', { email: 'a@example.com', password: 'x' }),
      ];
      expect(
        away.every(
          ({ status, type, body: problem }) =>
            status === 503 && type.startsWith('application/problem+json') && problem.reason === 'unavailable',
        ),
        `while it is away: ${away.map(({ status }) => status).join(', ')}`,
      );
      const ready = async () => (await fetch(`${server.url}/readyz`)).status;
      expect((await ready()) === 503 && (await fetch(`${server.url}/healthz`)).status === 200, 'it lives and is not ready');
      await company.postgres?.again();
      const since = performance.now();
      let made = await call('POST', '/tag', { name: `Po vrnitvi ${round}`, color: '#336699' });
      while (made.status === 503 && performance.now() - since < patience) {
        await pause(20);
        made = await call('POST', '/tag', { name: `Po vrnitvi ${round}`, color: '#336699' });
      }
      expect(
        made.status === 201 && (await ready()) === 200,
        `it works again ${Math.round(performance.now() - since)} ms after its database`,
      );
      const receivedEvents = await screen
        .next(({ entity_id }) => entity_id === made.body.id, patience)
        .then(
          () => true,
          () => false,
        );
      expect(receivedEvents && !ended, `the screen that stayed open hears of it after ${Math.round(performance.now() - since)} ms`);
    }
    const twice = screen.received.length - new Set(screen.received.map(({ id }) => id)).size;
    expect(twice === 0 && screen.received.length === 3, `it has heard ${screen.received.length} of 3, ${twice} of them twice`);
    stop.abort();
  } finally {
    await server.stop();
    await company.remove();
  }
  return faults;
};
