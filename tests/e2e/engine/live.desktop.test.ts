// A screen that is left open stays true: with other rights, after a cut line, after sleep, and with a device's clock that is set.
import type { Browser, Page } from '@playwright/test';
import { permissions } from '#schema/permissions.ts';
import { lineTo } from '../../support/machine/cut-line.ts';
import { signInNew } from '../people/people.ts';
import { expect, signIn, test } from '../support.ts';
import { clockOf, comeToWork, leaveWork, makeTask, pauseByApi, secondsShown, startByApi } from '../tasks/task-page.ts';

/** Somebody else at another device. */
const another = async (browser: Browser, person: Parameters<typeof signIn>[1]): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  return page;
};
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Glavni meni' });

test('follows at once what the administrator lets one do, and leaves with who is deactivated', async ({ page, browser, guard }) => {
  guard.allow(/status of 40[13]/);
  const admin = await another(browser, 'admin');
  const put = async (path: string, data: object) => {
    const answer = await admin.request.put(`/api/v1${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  // Whoever leaves loses their clock, their chip and their links too: none of the cast.
  const { id, role_id } = await signInNew(page);
  await page.goto('/tasks/own');
  await expect(menuOf(page).getByRole('link', { name: 'Vozila' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Stranke' })).toBeHidden();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await put(`/role/${role_id}`, { permissions: [permissions['clients.read']] });
  await expect(menuOf(page).getByRole('link', { name: 'Stranke' })).toBeVisible();
  await put(`/role/${role_id}`, { permissions: [] });
  await expect(menuOf(page).getByRole('link', { name: 'Stranke' })).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'stays')), 'without a reload').toBe(true);
  await put(`/user/${id}`, { active: false });
  await expect(page).toHaveURL(/\/login/);
  await admin.context().close();
});

test('says quietly when the line is cut, and has everything right again without a reload when it is back', async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  guard.allow(/ERR_(CONNECTION|EMPTY|INCOMPLETE|FAILED|SOCKET|NETWORK)/);
  const line = await lineTo(baseURL ?? '');
  const colleague = await another(browser, 'petra');
  await comeToWork(colleague);
  const task = await makeTask(colleague, 'Prekinjena zveza');
  await startByApi(colleague, task);
  await signIn(page, 'luka');
  await page.goto(`${line.url}/task/${task.id}`);
  const member = page.getByRole('region', { name: 'Ekipa' }).getByRole('listitem').filter({ hasText: 'Petra' });
  await expect(member).toContainText('dela');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const quiet = page.getByText('Ni v živo');
  await line.cut();
  await expect(quiet).toBeVisible();
  await pauseByApi(colleague, task);
  await line.mend();
  await expect(quiet).toBeHidden({ timeout: 60_000 });
  await expect(member).toContainText('na pavzi');
  expect(await page.evaluate(() => Reflect.get(window, 'stays')), 'without a reload').toBe(true);
  await line.cut();
  await leaveWork(colleague);
  await colleague.context().close();
});

test('counts the true seconds after sleep and with a device’s clock that is wrong, or set while it runs', async ({ page }) => {
  await signIn(page, 'marko');
  await comeToWork(page);
  const task = await makeTask(page, 'Ura naprave');
  await startByApi(page, task);
  const began = Date.now();
  /** The timer never shows more than has passed, and never much less. */
  const right = () =>
    expect(async () => {
      const passed = (Date.now() - began) / 1000;
      const shown = await secondsShown(page);
      expect(shown).toBeLessThanOrEqual(passed + 2.5);
      expect(shown).toBeGreaterThanOrEqual(passed - 3);
    }).toPass({ timeout: 15_000 });
  const hour = 3_600_000;
  await page.clock.install({ time: Date.now() + hour });
  await page.goto(`/task/${task.id}`);
  await expect(clockOf(page).getByRole('timer')).toBeVisible();
  await right();
  // Somebody sets the clock, an hour and two days wrong; the seconds go on by themselves.
  for (const wrong of [-hour, 48 * hour, 0]) {
    await page.clock.setSystemTime(Date.now() + wrong);
    await right();
  }
  await page.clock.fastForward(8 * hour);
  await right();
  await leaveWork(page);
});

test('asks for a task while the program is still on its way, and shows what happens meanwhile', async ({ page, browser }) => {
  const colleague = await another(browser, 'luka');
  const task = await makeTask(colleague, 'Prej vprašana naloga');
  await signIn(page, 'marko');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // The program comes only once the early answers are there and somebody has changed what they tell.
  await page.route(/\/assets\/admin-[^/]*\.js$/, async (route) => {
    await expect(page.locator('script[data-early]')).toHaveCount(4);
    const changed = await colleague.request.put(`/api/v1/task/${task.id}/description`, {
      data: { title: 'Med potjo spremenjena', description: 'Novo.' },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy="true"]')) document.documentElement.dataset.waited = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/task/${task.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Med potjo spremenjena');
  expect(await page.locator('html').getAttribute('data-waited'), 'a skeleton was shown').toBeNull();
  expect(
    requests.filter((path) => path === '/api/v1/me'),
    'asked by nobody',
  ).toEqual([]);
  await colleague.context().close();
});
