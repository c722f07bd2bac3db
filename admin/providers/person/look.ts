// How the screens look to the person now, wherever they choose it: in the own menu, on the profile, from the search.
import { useState } from 'react';
import type { Preferences } from '#public-pages/tokens/preferences.ts';
import { usePreferences } from './preferences.ts';
import { useRefreshSession, useSession } from './session.tsx';

export const useLook = () => {
  const { user } = useSession();
  const prefer = usePreferences();
  const refresh = useRefreshSession();
  // What was chosen here holds until the session tells anew.
  const [chosen, setChosen] = useState<{ of: object; part: Partial<Preferences> }>({ of: user, part: {} });
  const here = chosen.of === user ? chosen.part : {};
  // What cannot be told to the server now stays on this device; it is no reason for a notification.
  const change = (part: Partial<Preferences>) => {
    setChosen({ of: user, part: { ...here, ...part } });
    prefer(part)
      .then(refresh)
      .catch((error: unknown) => console.info('Preferences stay on this device for now.', error));
  };
  return { theme: here.theme ?? user.theme, zoom: here.zoom ?? user.zoom, change };
};
