// Every screen at a desk, in both themes, as somebody with a screen reader or a magnifier meets it.
import type { Page } from '@playwright/test';
import { everyScreen, visit } from './screens.ts';
import { axe, expect, signIn, test } from './support.ts';

type Judged = { violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] };
type Judge = { axe: { run(context: object, options: object): Promise<Judged> } };

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = { type: 'rule', values: ['color-contrast'] };

/** Asks what `axe` has left in the document. The menu is the same on every screen and was judged on the first. */
const barriers = (page: Page, runOnly: object) =>
  page.evaluate(async (only) => {
    const { violations } = await (window as typeof window & Judge).axe.run(
      { exclude: ['.ui-side'] },
      { runOnly: only, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}\n${failureSummary}`));
  }, runOnly);

/** Another theme has other colours and nothing else. */
const inTheme = (page: Page, theme: 'dark' | 'light') => page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

test('no screen has a barrier, dark or light', async ({ page }) => {
  test.slow();
  // Five rows of a list say what twenty-five do.
  const whole = encodeURIComponent('[0,24]');
  await page.route(
    (url) => url.search.includes(whole),
    (route) => route.continue({ url: route.request().url().replace(whole, encodeURIComponent('[0,4]')) }),
  );
  await signIn(page, 'admin');
  await page.goto('/tasks/own');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  await inTheme(page, 'light');
  await axe(page);
  for (const path of await everyScreen(page)) {
    await inTheme(page, 'dark');
    await visit(page, path);
    expect.soft(await barriers(page, everything), path).toEqual([]);
    await inTheme(page, 'light');
    expect.soft(await barriers(page, colours), `${path}, light`).toEqual([]);
  }
});
