// The user's current appearance settings, wherever they are changed: user menu, profile, or search.
import { useState } from 'react';
import { followSystem, followsSystem, type Preferences, showPreferences, type ThemeChoice } from '#public-pages/tokens/preferences.ts';
import { usePreferences } from './preferences.ts';
import { useRefreshSession, useSession } from './session.tsx';

export type LookChange = Partial<Omit<Preferences, 'theme'> & { theme: ThemeChoice }>;

export const useLook = () => {
  const { user } = useSession();
  const prefer = usePreferences();
  const refresh = useRefreshSession();
  // A choice made here holds until the session is read again.
  const [chosen, setChosen] = useState<{ of: object; part: Partial<Preferences> }>({ of: user, part: {} });
  const [system, setSystem] = useState(followsSystem);
  const here = chosen.of === user ? chosen.part : {};
  const theme = here.theme ?? user.theme;
  // A setting that cannot be sent stays on this device; that needs no notification.
  const change = ({ theme: wish, ...rest }: LookChange) => {
    if (wish) {
      followSystem(wish === 'system');
      setSystem(wish === 'system');
      showPreferences({ theme });
    }
    const part: Partial<Preferences> = { ...rest, ...(wish && wish !== 'system' && { theme: wish }) };
    if (Object.keys(part).length === 0) return;
    setChosen({ of: user, part: { ...here, ...part } });
    prefer(part)
      .then(refresh)
      .catch((error: unknown) => console.info('Preferences stay on this device for now.', error));
  };
  return { theme: system ? ('system' as const) : theme, zoom: here.zoom ?? user.zoom, change };
};
