// A task of one's own for a browser test, made and looked at by the API, and what stands on its page.
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from '../../support/stories/cast.ts';
import { expect, leaveScreen } from '../support.ts';

/** Somebody of the crew who is not in the named cast: `maja.zupan`. */
export const signInAs = async (page: Page, name: string): Promise<void> => {
  await leaveScreen(page);
  const answer = await page.request.post('/api/v1/login', { data: { email: `${name}@example.com`, password: demoPassword } });
  expect(answer.status(), await answer.text()).toBe(200);
};

const ask = async (request: APIRequestContext, path: string) => (await request.get(`/api/v1${path}`)).json();
const tell = async (request: APIRequestContext, method: 'post' | 'put', path: string, data?: unknown) => {
  const answer = await request[method](`/api/v1${path}`, data === undefined ? {} : { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** Somebody with no clock open, on no ride, and with the usual look, whatever an earlier test or the demo company has left. */
export const comeToWork = async (page: Page): Promise<void> => {
  await leaveWork(page);
  const { user, transport } = await ask(page.request, '/me');
  if (transport?.user_id === user.id)
    await tell(page.request, 'post', `/transport/${transport.id}/stop`, { kilometers: transport.start_kilometers });
  else if (transport) await tell(page.request, 'post', `/transport/${transport.id}/leave`);
  await tell(page.request, 'put', '/me', { language: 'sl', theme: 'dark', zoom: 100 });
};
export const leaveWork = async ({ request }: Page): Promise<void> => {
  for (let left = await ask(request, '/me/working'); left; left = await ask(request, '/me/working'))
    await tell(request, 'post', `/task/${left.task_id}/stop`, {});
};

/** What a screen asks for by itself while its stream is broken. While it lives, nothing: then what shows was heard. */
export const watchAsking = (page: Page, { id }: MadeTask): readonly string[] => {
  const requests: string[] = [];
  const path = `/api/v1/task/${id}/status`;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.headers()['if-none-match']) requests.push(path);
  });
  return requests;
};

/** Keeps the answers of calls back, so that what shows meanwhile is the screen's own; the returned function lets them through. */
export const holdAnswers = async (page: Page, path: string): Promise<() => Promise<void>> => {
  let letThrough = () => {};
  const free = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const held: Promise<void>[] = [];
  await page.route(path, (route) => {
    const passed = free.then(() => route.continue());
    held.push(passed);
    return passed;
  });
  return async () => {
    letThrough();
    // A route is taken away only once nothing hangs in it.
    await Promise.all(held);
    await page.unroute(path);
  };
};

export type MadeTask = { readonly id: number; readonly number: string };
/** A task that the signed-in person owns. */
export const makeTask = async ({ request }: Page, title: string, more: Record<string, unknown> = {}): Promise<MadeTask> => {
  const { user } = await ask(request, '/me');
  const task = await tell(request, 'post', '/task', { title, company_user_id: user.id, ...more });
  return { id: task.id, number: `#${task.company_task_id}` };
};

/** A task of one's own at a client who has somebody to ask. */
export const taskWithContact = async (
  page: Page,
  title: string,
  more: Record<string, unknown> = {},
): Promise<{ task: MadeTask; contact: string }> => {
  const clients = (await ask(page.request, '/client?filter={"q":"hotel","archived":false}&range=[0,19]')) as { id: number }[];
  for (const { id } of clients) {
    // Another test's client has nobody, which a technician learns only by asking.
    if ((await ask(page.request, `/client/${id}/contacts`)).length === 0) continue;
    const task = await makeTask(page, title, { client_company_id: id, ...more });
    const { contact } = await ask(page.request, `/task/${task.id}`);
    if (contact?.email) return { task, contact: contact.name };
  }
  throw new Error('No hotel of the demo company has a contact with an address.');
};

export const startByApi = async ({ request }: Page, task: MadeTask): Promise<void> => {
  const [type] = await ask(request, '/me/work_types');
  await tell(request, 'post', `/task/${task.id}/start`, { work_type_id: type.id, switch: true });
};
export const pauseByApi = ({ request }: Page, task: MadeTask) => tell(request, 'put', `/task/${task.id}/pause`);
export const stopByApi = ({ request }: Page, task: MadeTask) => tell(request, 'post', `/task/${task.id}/stop`, {});

type Entry = {
  status: number;
  final_notes: string | null;
  total_time: number;
  sub_times: { start_time: string; end_time: string | null }[];
};
export const timesOf = async ({ request }: Page, task: MadeTask): Promise<Entry[]> => ask(request, `/task/${task.id}/time`);
export const workingOf = async ({ request }: Page) => ask(request, '/me/working');

/** The band at a desk, the dock on a phone. */
export const clockOf = (page: Page) => page.getByRole('region', { name: 'Delo' });
/** `0:00:07` in seconds. */
export const secondsShown = async (page: Page): Promise<number> => {
  const shown = (await clockOf(page).getByRole('timer').innerText()).replaceAll(/\s/g, '');
  const [hours = 0, minutes = 0, seconds = 0] = shown.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** How far the page has moved by itself, as browsers count it. */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
};
