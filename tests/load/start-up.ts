// How long the first signed-in answer takes after the start of the process.
import { quantile } from '../support/quantile.ts';
import type { Running } from './processes.ts';

/** Milliseconds from the start of the process to the whole first answer that needs a session; each start is a new process. */
export const firstAnswers = async (starts: number, start: () => Promise<Running>, cookie: string): Promise<number> => {
  const times: number[] = [];
  for (let at = 0; at < starts; at += 1) {
    const server = await start();
    try {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/me`, { headers: { cookie } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`The first answer was ${answer.status}.`);
      times.push(performance.now() - server.since);
    } finally {
      await server.stop();
    }
  }
  return quantile(times, 0.5);
};
