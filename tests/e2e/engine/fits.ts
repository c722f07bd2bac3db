// Whether a screen fits: all of its texts can be read to the end, nothing of it scrolls sideways, and a finger finds what it presses.
import type { Page } from '@playwright/test';

/**
 * Texts that nobody can read to the end. Only the cells of a table may cut, but for those that a phone in large type shows below each other;
 * what scrolls by itself can be scrolled.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const cells = document.documentElement.matches('[data-below~="320"]') ? '' : 'td, ';
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    // Several things that scroll in a slit beside something else are not read either.
    const slit = (box: Element) => scrolls(box) && box.childElementCount > 1 && box.clientWidth > 0 && box.clientWidth < 96;
    const clips = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX) || slit(box);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement;
      if (!text.textContent?.trim() || !own?.checkVisibility() || own.closest(`${cells}.ui-unseen, script, style, textarea`)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const place = `${text.textContent.trim().slice(0, 40)} (${own.className || own.tagName})`;
      let reachable = false;
      for (let box: Element | null = own; box && !reachable; box = box.parentElement) {
        reachable = scrolls(box) && !slit(box);
        const edge = box.getBoundingClientRect();
        // What is made for a screen reader alone is as small as a point; a name without room stands below what is shown, whole.
        if (edge.width <= 1 || (clips(box) && top >= edge.bottom)) reachable = true;
        else if (clips(box) && (right > edge.right + 1 || left < edge.left - 1 || (box === own && box.scrollWidth > box.clientWidth + 1)))
          found.add(place);
      }
      if (!reachable && (right > document.documentElement.clientWidth + 1 || left < -1)) found.add(place);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || field.value || !field.checkVisibility()) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      if (
        pen.measureText(field.placeholder).width >
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
      )
        found.add(`${field.placeholder} (placeholder)`);
    }
    // A long name may run on in its field, but half a number is another number.
    for (const field of document.querySelectorAll('input'))
      if (/^[\d.,:]+$/.test(field.value) && field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
        found.add(`${field.value} (${field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent})`);
    return [...found];
  });

/** Texts that are written over each other; what floats or sticks lies over the page on purpose, and what is clipped away is not seen. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { own: Element; label: string; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.querySelector('#content') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement;
      if (!text.textContent?.trim() || !own?.checkVisibility() || own.closest('.ui-unseen, script, style, textarea, select, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const line = { own, label: text.textContent.trim().slice(0, 30), left, right, top, bottom };
        let lies = false;
        for (let box: Element | null = own; box && !lies; box = box.parentElement) {
          const { overflow, position } = getComputedStyle(box);
          lies = /fixed|sticky/.test(position);
          if (overflow === 'visible') continue;
          const edge = box.getBoundingClientRect();
          line.left = Math.max(line.left, edge.left);
          line.right = Math.min(line.right, edge.right);
          line.top = Math.max(line.top, edge.top);
          line.bottom = Math.min(line.bottom, edge.bottom);
        }
        if (!lies && line.right > line.left + 1 && line.bottom > line.top + 1) lines.push(line);
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        // A line is higher than its letters.
        if (other.top > one.bottom - 6) break;
        if (one.own !== other.own && other.left < one.right - 2 && other.right > one.left + 2) found.add(`${one.label} × ${other.label}`);
      }
    return [...found];
  });

/** The page is wider than its window; a phone widens `innerWidth` to what does not fit, and so says that everything does. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * What a finger misses: less than 44 px high at zoom 100, or less than 44 px wide as it stands, since large letters leave a phone little
 * width. A field is pressed anywhere in its frame, a choice on its words, and a sign may be pressed around itself; a link within a
 * sentence is as high as its line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The frame around a field or a choice is part of it.
    const least = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 2.75 - 2.5;
    const found = new Set<string>();
    for (const own of document.querySelectorAll('#content :is(button, a[href], input, select, textarea, summary, [role="switch"])')) {
      if (!own.checkVisibility({ visibilityProperty: true })) continue;
      const { display } = getComputedStyle(own);
      if (display === 'inline') continue;
      const { width, height } = (own.closest('label, .MuiInputBase-root') ?? own).getBoundingClientRect();
      const around = getComputedStyle(own, '::after');
      const wide = Math.max(width, Number.parseFloat(around.width) || 0);
      const high = Math.max(height, Number.parseFloat(around.height) || 0);
      // What is made for a screen reader alone is as small as a point.
      if (width > 1 && (wide < 43.5 || high < least))
        found.add(
          `${own.getAttribute('aria-label') ?? own.textContent?.trim().slice(0, 30)} (${own.className || own.tagName}): ${Math.round(wide)} × ${Math.round(high)}`,
        );
    }
    return [...found];
  });
