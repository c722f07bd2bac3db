// The frame around every screen: menu, running work, own menu, and what is told at the bottom.
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { signOut } from '#admin/providers/auth-provider.ts';
import { usePreferences } from '#admin/providers/preferences.ts';
import { useSession } from '#admin/providers/session.tsx';
import { useSpeech } from '#admin/providers/speech.tsx';
import { RaNotification } from '#admin/ui/ra-notification.tsx';
import { ShellLayout } from '#admin/ui/shell/shell-layout.tsx';
import { UserMenu } from '#admin/ui/shell/user-menu.tsx';
import type { Preferences } from '#public-pages/tokens/preferences.ts';
import type { Screens } from '../screens.ts';
import { useIsBare } from './bare.ts';
import { useMenu } from './menu.ts';

function OwnMenu() {
  const { user } = useSession();
  const { language } = useSpeech();
  const prefer = usePreferences();
  const [look, setLook] = useState({ theme: user.theme, zoom: user.zoom });
  // What cannot be told to the server now stays on this device; it is no reason for a notification.
  const change = (part: Partial<Preferences>) => {
    setLook((before) => ({ ...before, ...part }));
    prefer(part).catch((error: unknown) => console.info('Preferences stay on this device for now.', error));
  };
  return (
    <UserMenu
      name={`${user.name} ${user.last_name}`}
      note={user.email}
      theme={look.theme}
      zoom={look.zoom}
      language={language}
      onTheme={(theme) => change({ theme })}
      onZoom={(zoom) => change({ zoom })}
      onLanguage={(next) => change({ language: next })}
      onSignOut={signOut}
    />
  );
}

type Props = {
  screens: Screens;
  /** The work that runs, in the top bar. */
  running?: ReactNode;
  /** The same above the phone's navigation. */
  dock?: ReactNode;
  children: ReactNode;
};

export function Shell({ screens, running, dock, children }: Props) {
  const { settings } = useSession();
  const { pathname } = useLocation();
  const menu = useMenu(screens);
  const bare = useIsBare();
  return (
    <>
      <ShellLayout
        company={settings.company_name}
        groups={menu.groups}
        foot={menu.foot}
        phoneItems={menu.phone}
        path={pathname}
        running={running}
        dock={dock}
        bare={bare}
        user={<OwnMenu />}
      >
        {children}
      </ShellLayout>
      <RaNotification />
    </>
  );
}
