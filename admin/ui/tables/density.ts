// The density of the screen: row and control heights follow the pointer and the width at the user's zoom.

import { useWatched, Watched } from '../browser/watched.ts';
import { lookAtScreen, type Screen, showScreen, type Width } from '../theme/screen.ts';

const screens = new Watched<Screen>({ below: [], touch: false });

const measure = () => {
  const screen = lookAtScreen();
  const { below, touch } = screens.value;
  if (screen.below.length === below.length && screen.touch === touch && document.documentElement.dataset.density) return;
  showScreen(screen);
  screens.set(screen);
};

/** Keeps `data-below` and `data-density` on <html> up to date; call once, before the first render. Returns a function that stops it. */
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

/** True while the screen, at the user's zoom, is narrower than the given layout width. */
export const useBelow = (width: Width) => useWatched(screens, ({ below }) => below.includes(width));
/** True for touch: a coarse pointer, or a screen under 768. */
export const useTouch = () => useWatched(screens, ({ touch }) => touch);
