// The user's current appearance settings, wherever they are changed: user menu, profile, or search.
import { useState } from 'react';
import type { Preferences } from '#public-pages/tokens/preferences.ts';
import { usePreferences } from './preferences.ts';
import { useRefreshSession, useSession } from './session.tsx';

export const useLook = () => {
  const { user } = useSession();
  const prefer = usePreferences();
  const refresh = useRefreshSession();
  // A choice made here holds until the session is read again.
  const [chosen, setChosen] = useState<{ of: object; part: Partial<Preferences> }>({ of: user, part: {} });
  const here = chosen.of === user ? chosen.part : {};
  // A setting that cannot be sent stays on this device; that needs no notification.
  const change = (part: Partial<Preferences>) => {
    setChosen({ of: user, part: { ...here, ...part } });
    prefer(part)
      .then(refresh)
      .catch((error: unknown) => console.info('Preferences stay on this device for now.', error));
  };
  return { theme: here.theme ?? user.theme, zoom: here.zoom ?? user.zoom, change };
};
