// Which rows of a long column are in sight: only those and some around them are drawn.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Drawn above and below what is in sight, so that a quick scroll shows no gap. */
const aheadPx = 480;
/** The window moves by about a row: a frame then draws one of them, where larger steps would draw many in one frame and none in the next. */
const stepPx = 40;

export const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

type DrawnPart = { readonly from: number; readonly to: number };

/** The part of a scrolled column, in rem from its top, that is drawn. */
export const useWindow = (scroller: RefObject<HTMLElement | null>): DrawnPart => {
  const [{ from, to }, setPart] = useState<DrawnPart>({ from: 0, to: 120 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const rem = remPx();
      const top = Math.floor(element.scrollTop / stepPx) * stepPx;
      const next = { from: (top - aheadPx) / rem, to: (top + stepPx + element.clientHeight + aheadPx) / rem };
      setPart((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      sized.disconnect();
    };
  }, [scroller]);
  return { from, to };
};
