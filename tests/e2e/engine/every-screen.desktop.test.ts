// Every screen at a desk, in both themes, as somebody with a screen reader or a magnifier meets it.
import type { Page } from '@playwright/test';
import { expect, test } from '../support.ts';
import { barriersWithin, walk } from './screens.ts';

/** Another theme has other colours and nothing else. */
const inTheme = (page: Page, theme: 'dark' | 'light') => page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

test('no screen has a barrier, dark or light', async ({ page }) => {
  test.slow();
  await walk(page, async (path, sibling) => {
    expect.soft(await barriersWithin(page, 'all'), path).toEqual([]);
    if (sibling) return;
    await inTheme(page, 'light');
    expect.soft(await barriersWithin(page, 'colours'), `${path}, light`).toEqual([]);
    await inTheme(page, 'dark');
  });
});
