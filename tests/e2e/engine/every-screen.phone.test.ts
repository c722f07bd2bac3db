// Every screen on the narrowest phone and on tablets in the longest language at the largest zoom: nothing is cut, nothing scrolls sideways, no finger misses.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support.ts';
import { cutTexts, overlappingTexts, scrollsSideways, smallTargets } from './fits.ts';
import { barriersWithin, resize, throughTabs, walk } from './screens.ts';

/** Whoever walks sees the app in German, with large letters. */
const look = (page: Page, language: string, zoom: number) => page.request.put('/api/v1/me', { data: { language, zoom } });

const phone = { width: 360, height: 800 };
/** A tablet on end, and one whose letters leave it the room that a tablet on end has at zoom 100: there the layout is another. */
const tablets = [
  { width: 768, height: 1024 },
  { width: 1080, height: 810 },
];

test('nothing is cut, in the way or too small for a finger at 360 and 768 px in German at 140 %', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await look(page, 'de', 140);
  const fits = async (where: string) => {
    expect.soft(await cutTexts(page), where).toEqual([]);
    expect.soft(await overlappingTexts(page), `${where}: one over the other`).toEqual([]);
    expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
    expect.soft(await smallTargets(page), where).toEqual([]);
  };
  try {
    await walk(page, async (path, sibling) => {
      await fits(path);
      // Another list of the same things has other rows and nothing else.
      if (!sibling) expect.soft(await barriersWithin(page, 'all'), path).toEqual([]);
      for (const size of tablets) {
        await resize(page, size);
        await fits(`${path} at ${size.width} px`);
      }
      await resize(page, phone);
      if (!sibling) await throughTabs(page, (tab) => fits(`${path}, ${tab}`));
    });
    // What floats has no more room than the page.
    await page.goto('/tasks/all');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Frist', exact: true }).first().click();
    const span = page.getByRole('dialog', { name: 'Frist' });
    await span.getByRole('textbox').first().focus();
    expect.soft(await cutTexts(page), 'a span of days').toEqual([]);
    await span.getByRole('button', { name: 'Kalender öffnen' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Kalender öffnen' })).toBeVisible();
    expect.soft(await cutTexts(page), 'a month').toEqual([]);
    // Also where the switch between lists stands in place of the head.
    for (const list of ['/projects/open', '/clients']) {
      await page.goto(list);
      await page.locator('tbody').getByRole('checkbox').last().check();
      await expect.soft(page.getByText('1 ausgewählt'), list).toBeInViewport();
      await expect
        .soft(
          page
            .getByRole('button', { name: 'Archivieren' })
            .or(page.getByRole('button', { name: 'Löschen' }))
            .first(),
        )
        .toBeInViewport();
      expect.soft(await scrollsSideways(page), 'acts on what is chosen').toBe(false);
    }
    await page.keyboard.press('Control+k');
    const found = page.getByRole('dialog').getByRole('combobox');
    await expect(found).toBeFocused();
    expect.soft(await cutTexts(page), 'the search of everything').toEqual([]);
    await found.fill('odvoz');
    await expect(page.getByRole('option', { name: /mit dem Titel/ }).first()).toBeVisible();
    expect.soft(await cutTexts(page), 'what is found').toEqual([]);
  } finally {
    await look(page, 'sl', 100);
  }
});
