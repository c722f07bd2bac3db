// What every browser test needs: somebody signed in, no error in the console, no barrier on the page, a picture to look at.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page, request } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { startServer } from '../support/server.ts';
import { demoPassword, emailOf, type Person } from '../support/stories/cast.ts';
import { awaitRoutes } from './interception.ts';

export { expect };

type Guard = {
  /** Errors that the test causes on purpose, such as the console's line about a 409. */
  allow(...errors: readonly RegExp[]): void;
};

/** Nobody is told anything later because of the hour at which the tests run. */
const awake = async (url: string): Promise<void> => {
  const api = await request.newContext({ baseURL: url });
  await api.post('/api/v1/login', { data: { email: emailOf('admin'), password: demoPassword } });
  const people = (await (await api.get('/api/v1/user?range=[0,199]')).json()) as { id: number }[];
  for (const { id } of people)
    expect((await api.put(`/api/v1/user/${id}`, { data: { notification_start_hour: 0, notification_end_hour: 24 } })).status()).toBe(200);
  await api.dispose();
};

export type Company = {
  readonly url: string;
  readonly dataDir: string;
};

/** The token of the newest link that was mailed about a record: no call tells it, only the mail that leaves has it. */
export const mailedToken = ({ dataDir }: Company, entity: 'task' | 'project', id: number): string => {
  const database = new Sqlite(join(dataDir, 'work.sqlite'), { readonly: true });
  try {
    const newest = database.prepare<[string, number], string>(
      'select secret from mail where entity = ? and entity_id = ? order by id desc limit 1',
    );
    return newest.pluck().get(entity, id) ?? '';
  } finally {
    database.close();
  }
};

const patient = new WeakSet<APIRequestContext>();
/** A line that was quiet for five seconds is closed by the server, at times just as the next call goes out on it: then the call is sent again. */
const sendAgain = (one: APIRequestContext): void => {
  const all = Object.getPrototypeOf(one) as APIRequestContext;
  if (patient.has(all)) return;
  patient.add(all);
  const { fetch } = all;
  all.fetch = function (this: APIRequestContext, ...[address, options]: Parameters<typeof fetch>) {
    return fetch.call(this, address, { maxRetries: 2, ...options });
  } as typeof fetch;
};

/**
 * Each worker has a company of its own, as it is started in production on a new SQLite database: what people do in one test is not in the
 * way of another beside it. Every test fails on an error in the browser that it has not announced.
 */
export const test = base.extend<{ guard: Guard }, { company: Company }>({
  company: [
    // Playwright reads from the pattern which fixtures this one needs, and wants one.
    async ({ browserName: _any }, use) => {
      const given = process.env.BASE_URL;
      if (given) return use({ url: given, dataDir: process.env.DATA_DIR ?? 'data' });
      const server = await startServer();
      await awake(server.url);
      await use(server);
      const code = await server.stop();
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.log()}`);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ company }, use) => use(company.url),
  guard: [
    async ({ browser, context, page }, use) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (event) => messages.push(`${event.error().stack ?? event.error()}`));
        watched.on('console', (message) => {
          if (message.type() === 'error') messages.push(`${message.text()} (${message.location().url})`);
        });
      };
      watch(context);
      // Whoever stands beside has a browser of their own, in which nothing goes wrong unseen either.
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const made = await newContext.call(browser, options);
        watch(made);
        return made;
      };
      sendAgain(context.request);
      awaitRoutes(context, page);
      await use({ allow: (...errors) => allowed.push(...errors) });
      browser.newContext = newContext;
      const unexpected = messages.filter((line) => !allowed.some((error) => error.test(line)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** What a screen has just asked for ends with the session that the next sign-in of this browser replaces. */
export const leaveScreen = async (page: Page): Promise<void> => {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
};

/** Signs a person of the cast in; the page then opens every address as them. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await leaveScreen(page);
  const answer = await page.request.post('/api/v1/login', { data: { email: emailOf(person), password: demoPassword } });
  expect(answer.status(), await answer.text()).toBe(200);
};

type Judged = { violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] };
type Judge = { axe: { run(context: object, options: object): Promise<Judged> } };
const require = createRequire(import.meta.url);
const judge = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands in somebody's way: by all rules of WCAG 2.2 AA, or in the colours alone where nothing else is new. */
export const barriers = async (page: Page, what: 'all' | 'colours' = 'all', context: object = { exclude: [] }): Promise<string[]> => {
  // Read once for each document, since that takes as long as a verdict.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(judge);
  return page.evaluate(
    async ([where, runOnly]) => {
      // What is still fading in has no colours to judge; what never ends, such as a clock that breathes, is no fading.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
          .map((one) => one.finished),
      );
      // What a bar that stays where it is covers just now, or almost, has its room as soon as one scrolls.
      const stays = (one: Element | null): Element | null =>
        !one || /fixed|sticky/.test(getComputedStyle(one).position) ? one : stays(one.parentElement);
      const besideBar = (selector: unknown) => {
        const one = document.querySelector(String(selector));
        const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
        const around = [-12, 0, 12].flatMap((dx) => [-12, 0, 12].map((dy) => [x + width / 2 + dx, y + height / 2 + dy] as const));
        return around.some(([left, top]) => {
          const bar = stays(document.elementFromPoint(left, top));
          return bar !== null && !bar.contains(one);
        });
      };
      const { violations } = await (window as typeof window & Judge).axe.run(where, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => !(id === 'target-size' && besideBar(target)))
          .map(({ target, failureSummary }) => `${id}: ${target}\n${failureSummary}`),
      );
    },
    [context, what === 'all' ? everything : ['color-contrast']] as const,
  );
};

/** Nothing on the page stands in the way of somebody with a keyboard, a magnifier or a screen reader (WCAG 2.2 AA). */
export const axe = async (page: Page, what: 'all' | 'colours' = 'all'): Promise<void> => expect(await barriers(page, what)).toEqual([]);

/** Keeps a picture of the page among the results, one for each size of screen. */
export const picture = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: join('test-results', 'pictures', `${name}-${test.info().project.name}.png`), animations: 'disabled' });
};
