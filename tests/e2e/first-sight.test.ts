// What is to be done can be read before the program has come, where the page will have it, in one's own theme and zoom.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support.ts';
import { comeToWork, makeTask } from './task-page.ts';

/** Where they stand, in whole pixels. */
const placesOf = (page: Page, within: string) =>
  page.evaluate(async (root) => {
    await document.fonts.ready;
    return ['h1', '.task-text'].map((selector) => {
      const { x, y, width, height } = document.querySelector(`${root} ${selector}`)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    });
  }, within);

/** Notes each frame in which the task could be read no more, although it had been. */
const watchFrames = () => {
  const seen = { task: false, gone: 0 };
  const look = () => {
    const shown = document.querySelector('.task-sight h1, main h1') !== null;
    if (seen.task && !shown) seen.gone += 1;
    seen.task ||= shown;
    document.documentElement.dataset.framesGone = String(seen.gone);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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
    const program = Promise.withResolvers<void>();
    await page.route(/\/assets\/admin-[^/]*\.js$/, async (route) => {
      await program.promise;
      await route.continue();
    });
    await page.addInitScript(watchFrames);
    await page.goto(`/task/${task.id}`, { waitUntil: 'commit' });
    const sight = page.locator('.task-sight');
    await expect(sight.locator('h1')).toHaveText('Menjava obtočne črpalke');
    await expect(sight.locator('.task-text')).toHaveText(long);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Whether our font comes in time for the first frame is the line's affair: the places are compared in one that is there.
    await page.addStyleTag({ content: '.task-sight.task-sight.task-sight *, main * { font-family: sans-serif !important }' });
    const early = await placesOf(page, '.task-sight');
    program.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Menjava obtočne črpalke');
    await expect(sight).toHaveCount(0);
    expect(await placesOf(page, 'main')).toEqual(early);
    await expect(page.locator('html'), 'it stays until the page stands').toHaveAttribute('data-frames-gone', '0');
    await comeToWork(page);
  });
