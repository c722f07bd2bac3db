// Where the focus is, as somebody without a pointer sees it.
import type { Page } from '@playwright/test';
import { expect } from '../support.ts';

const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const own = document.activeElement;
    if (!(own instanceof HTMLElement) || own === document.body) return 'nothing has the focus';
    const box = (own.closest('label') ?? own).getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12));
    if (!over) return 'it is off the screen';
    if (!(over.contains(own) || own.contains(over) || own.parentElement?.contains(over) || over.closest('label')?.contains(own)))
      return `${over.className} lies over it`;
    const around = [own, own.closest('label'), own.closest('.ui-row')?.firstElementChild, own.parentElement];
    const marked = around.some((one) => {
      const { outlineStyle, boxShadow } = getComputedStyle(one ?? own);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    // A field swaps its border.
    return marked || own.matches('input, textarea') ? 'seen' : 'nothing shows it';
  });

/** What has the focus is seen: it lies on the screen, nothing lies over it, and it or what is around it says so. */
export const expectSeen = (page: Page, what: string): Promise<void> => expect.poll(() => lookAtFocus(page), what).toBe('seen');
