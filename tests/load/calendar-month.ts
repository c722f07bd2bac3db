// What the calendar of absences costs a server: a month of a large staff with years behind it, from the request to the whole answer.
import { quantile } from '../support/quantile.ts';
import { ask } from './answers.ts';

type Target = { readonly port: number; readonly cookie: string };
export type Opened = { readonly median: number; readonly p95: number; readonly users: number; readonly absences: number };

/** Opens the months of this year, one after the other. */
export const monthsOpened = async ({ port, cookie }: Target, times: number): Promise<Opened> => {
  const year = new Date().getUTCFullYear();
  const open = (at: number) => {
    const month = `${year}-${String((at % 12) + 1).padStart(2, '0')}`;
    return ask(port, { method: 'GET', path: `/absence/calendar?from=${month}-01&to=${month}-28` }, cookie);
  };
  // The first ones compile what all others run.
  for (let at = 0; at < 5; at += 1) await open(at);
  const taken: number[] = [];
  let found = { users: 0, absences: 0 };
  for (let at = 0; at < times; at += 1) {
    const since = performance.now();
    const { body } = await open(at);
    taken.push(performance.now() - since);
    const { users, absences } = body as { users: unknown[]; absences: unknown[] };
    found = { users: users.length, absences: absences.length };
  }
  return { median: quantile(taken, 0.5), p95: quantile(taken, 0.95), ...found };
};
