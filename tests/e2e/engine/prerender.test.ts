// What is to be done can be read before the program has come, where the page will have it, in one's own theme and zoom; and whoever signs in need not wait for it.
import type { Page } from '@playwright/test';
import { demoPassword, emailOf } from '../../support/stories/cast.ts';
import { expect, signIn, test } from '../support.ts';
import { comeToWork, makeTask } from '../tasks/task-page.ts';

/** Where they stand, in whole pixels. */
const placesOf = (page: Page, within: string) =>
  page.evaluate(async (root) => {
    await document.fonts.ready;
    // A frame is drawn once the styles of the page are there: before it nobody sees anything that could have a place.
    await new Promise(requestAnimationFrame);
    return ['h1', '.task-text'].map((selector) => {
      const { x, y, width, height } = document.querySelector(`${root} ${selector}`)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    });
  }, within);

/** Notes each frame in which the task could be read no more, although it had been. */
const watchFrames = () => {
  const shownParts = { task: false, gone: 0 };
  const look = () => {
    const shown = document.querySelector('.task-prerender h1, main h1') !== null;
    if (shownParts.task && !shown) shownParts.gone += 1;
    shownParts.task ||= shown;
    document.documentElement.dataset.framesGone = String(shownParts.gone);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** The program of a page stays away until it is let come. */
const holdBack = async (page: Page, name: 'admin' | 'public') => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
};

const long = 'Črpalka v kotlovnici ropota. Najprej zapri oba ventila, odzrači krog in preveri tlak; ključ je pri hišniku.';

test.describe.configure({ mode: 'serial' });
for (const [theme, zoom] of [
  ['dark', 100],
  ['light', 140],
] as const)
  test(`shows a task before the program is there: ${theme}, ${zoom} %`, async ({ page }) => {
    await signIn(page, 'marko');
    await comeToWork(page);
    const task = await makeTask(page, 'Menjava obtočne črpalke', { description: long });
    expect((await page.request.put('/api/v1/me', { data: { theme, zoom } })).ok()).toBe(true);
    const program = await holdBack(page, 'admin');
    await page.addInitScript(watchFrames);
    await page.goto(`/task/${task.id}`, { waitUntil: 'commit' });
    const prerender = page.locator('.task-prerender');
    await expect(prerender.locator('h1')).toHaveText('Menjava obtočne črpalke');
    await expect(prerender.locator('.task-text')).toHaveText(long);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Whether our font comes in time for the first frame is the line's affair: the places are compared in one that is there.
    await page.addStyleTag({ content: '.task-prerender.task-prerender.task-prerender *, main * { font-family: sans-serif !important }' });
    const early = await placesOf(page, '.task-prerender');
    program.come();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Menjava obtočne črpalke');
    await expect(prerender).toHaveCount(0);
    expect(await placesOf(page, 'main')).toEqual(early);
    await expect(page.locator('html'), 'it stays until the page stands').toHaveAttribute('data-frames-gone', '0');
    await comeToWork(page);
  });

test('takes what is typed and sent at the sign-in before its program is there', { tag: '@once' }, async ({ page, guard }) => {
  guard.allow(/401.*ping/);
  const program = await holdBack(page, 'public');
  await page.goto('/login?from=/tasks/all', { waitUntil: 'commit' });
  await page.getByLabel('E-pošta').fill(emailOf('marko'));
  await page.getByLabel('Geslo', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-prerender', 'sent');
  expect(new URL(page.url()).search).toBe('?from=/tasks/all');
  program.come();
  // The address of the sign-in names it as well.
  await expect(page).toHaveURL('/tasks/all');
});

test('takes over the sign-in as it stands, with what is being typed', { tag: '@once' }, async ({ page, guard }) => {
  guard.allow(/401.*ping/);
  const program = await holdBack(page, 'public');
  await page.goto('/login', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { name: 'Prijava' }).elementHandle();
  await page.getByLabel('Geslo', { exact: true }).fill('štirje');
  program.come();
  await expect(page.locator('html')).not.toHaveAttribute('data-prerender');
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByLabel('Geslo', { exact: true })).toHaveValue('štirje');
  await expect(page.getByLabel('Geslo', { exact: true })).toBeFocused();
});

test('never shows the sign-in in another language than this device speaks', { tag: '@once' }, async ({ page, guard }) => {
  guard.allow(/401.*ping/);
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  const program = await holdBack(page, 'public');
  await page.goto('/login', { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(root.locator('h1')).toHaveText('Prijava');
  await expect(root).toHaveCSS('visibility', 'hidden');
  program.come();
  await expect(page.getByRole('heading', { name: 'Anmeldung' })).toBeVisible();
});
