// Every screen on the narrowest phone in the longest language at the largest zoom: nothing is cut, nothing scrolls sideways.
import type { Page } from '@playwright/test';
import { barriersWithin, walk } from './screens.ts';
import { expect, signIn, test } from './support.ts';

/** Texts that nobody can read to the end. Only the cells of a table may cut, and what scrolls by itself can be scrolled. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    const clips = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement;
      if (!text.textContent?.trim() || !own?.checkVisibility() || own.closest('td, .ui-unseen, script, style, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const told = `${text.textContent.trim().slice(0, 40)} (${own.className || own.tagName})`;
      let reachable = false;
      for (let box: Element | null = own; box && !reachable; box = box.parentElement) {
        reachable = scrolls(box);
        const edge = box.getBoundingClientRect();
        // What is made for a screen reader alone is as small as a point; a name without room stands below what is shown, whole.
        if (edge.width <= 1 || (clips(box) && top >= edge.bottom)) reachable = true;
        else if (clips(box) && (right > edge.right + 1 || left < edge.left - 1 || (box === own && box.scrollWidth > box.clientWidth + 1)))
          found.add(told);
      }
      if (!reachable && (right > innerWidth + 1 || left < -1)) found.add(told);
    }
    return [...found];
  });

/** Whoever walks sees the app in German, with large letters. */
const look = (page: Page, language: string, zoom: number) => page.request.put('/api/v1/me', { data: { language, zoom } });

test('nothing is cut or in the way at 360 px in German at 140 %', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await look(page, 'de', 140);
  try {
    await walk(page, async (path) => {
      expect.soft(await cutTexts(page), path).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      expect.soft(await barriersWithin(page, 'all'), path).toEqual([]);
    });
  } finally {
    await look(page, 'sl', 100);
  }
});
