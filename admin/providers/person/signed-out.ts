// Goes to sign-in, which lives in the public bundle, by a full navigation.
import { keepPreferences, zoomRange } from '#public-pages/tokens/preferences.ts';

let leaving = false;
let known = false;

/** From now on an unauthorised answer means a lost session. */
export const signedIn = (): void => {
  known = true;
};

/** Goes to /login and resets the zoom for the next user; unless the user signed out, sign-in leads back to this page. */
export const signedOut = ({ own = false } = {}): void => {
  if (leaving) return;
  leaving = true;
  keepPreferences({ zoom: zoomRange.default });
  const from = location.pathname + location.search;
  const back = new URLSearchParams({ ...(from !== '/' && { from }), ...(known && { expired: '1' }) });
  location.assign(own || back.size === 0 ? '/login' : `/login?${back}`);
};
