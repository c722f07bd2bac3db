// Somebody is signed out: sign-in lives in the public bundle, so the page is left by a real navigation.
import { keepPreferences, zoomRange } from '#public-pages/tokens/preferences.ts';

let leaving = false;

/** To /login, the zoom back to 100 for whoever sits down next; `expired` tells where the person comes back to. */
export const signedOut = ({ expired = true } = {}): void => {
  if (leaving) return;
  leaving = true;
  keepPreferences({ zoom: zoomRange.default });
  const from = location.pathname + location.search;
  location.assign(expired ? `/login?${new URLSearchParams({ from, expired: '1' })}` : '/login');
};
