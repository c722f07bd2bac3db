// How dense the screen is: rows and controls follow the pointer and the width that is left at the user's zoom.
import { useSyncExternalStore } from 'react';
import { lookAtScreen, showScreen, type Width } from './screen.ts';

let below: readonly Width[] = [];
let touch = false;
const listeners = new Set<() => void>();

const measure = () => {
  const screen = lookAtScreen();
  if (screen.below.length === below.length && screen.touch === touch && document.documentElement.dataset.density) return;
  below = screen.below;
  touch = screen.touch;
  showScreen(screen);
  for (const tell of listeners) tell();
};

/** Keeps `data-below` and `data-density` on <html> right from now on; call once, before the first render. Answers how to stop. */
export const startDensity = () => {
  measure();
  const pointer = matchMedia('(pointer: coarse)');
  // The zoom changes the root's font size, and with it the width that is left.
  const zoomed = new MutationObserver(measure);
  zoomed.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  window.addEventListener('resize', measure);
  pointer.addEventListener('change', measure);
  return () => {
    zoomed.disconnect();
    window.removeEventListener('resize', measure);
    pointer.removeEventListener('change', measure);
  };
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** True while the screen, at the user's zoom, is narrower than one of the layout's widths. */
export const useBelow = (width: Width) => useSyncExternalStore(subscribe, () => below.includes(width));
/** True where fingers do the work: a coarse pointer, or a screen under 768. */
export const useTouch = () => useSyncExternalStore(subscribe, () => touch);
