// Somebody is signed out: sign-in lives in the public bundle, so the page is left by a real navigation.
import { keepPreferences, zoomRange } from '#public-pages/tokens/preferences.ts';

let leaving = false;
let known = false;

/** From now on a lost session is one that was there. */
export const signedIn = (): void => {
  known = true;
};

/** To /login, the zoom back to 100 for whoever sits down next; who has not left of their own accord comes back to this page. */
export const signedOut = ({ own = false } = {}): void => {
  if (leaving) return;
  leaving = true;
  keepPreferences({ zoom: zoomRange.default });
  const from = location.pathname + location.search;
  const back = new URLSearchParams({ ...(from !== '/' && { from }), ...(known && { expired: '1' }) });
  location.assign(own || back.size === 0 ? '/login' : `/login?${back}`);
};
