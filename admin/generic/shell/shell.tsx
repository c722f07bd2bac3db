// The frame around every screen: menu, running work, own menu, and what is told at the bottom.
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { signOut } from '#admin/providers/auth-provider.ts';
import { usePreferences } from '#admin/providers/preferences.ts';
import { useSession } from '#admin/providers/session.tsx';
import { useSpeech } from '#admin/providers/speech.tsx';
import { RaNotification } from '#admin/ui/ra-notification.tsx';
import { KeysHelp } from '#admin/ui/shell/keys-help.tsx';
import { ShellLayout } from '#admin/ui/shell/shell-layout.tsx';
import { UserMenu } from '#admin/ui/shell/user-menu.tsx';
import { useShortcut } from '#admin/ui/shortcuts.ts';
import type { Preferences } from '#public-pages/tokens/preferences.ts';
import { Bell } from '../notifications/bell.tsx';
import type { Screens } from '../screens.ts';
import { useIsBare } from './bare.ts';
import { useMenu } from './menu.ts';

function OwnMenu({ onKeys }: { onKeys: () => void }) {
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
      onKeys={onKeys}
    />
  );
}

/** `?` lists the keys that work here. */
const useKeysHelp = () => {
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setTurn((before) => before + 1);
    setOpen(true);
  };
  useShortcut('?', ask);
  return { ask, popup: turn > 0 && <KeysHelp key={turn} open={open} onClose={() => setOpen(false)} /> };
};

type Props = {
  screens: Screens;
  /** The work that runs, in the top bar. */
  running?: ReactNode;
  /** The same above the phone's navigation. */
  dock?: ReactNode;
  /** Over every page: what goes on meanwhile. */
  notices?: ReactNode;
  children: ReactNode;
};

export function Shell({ screens, running, dock, notices, children }: Props) {
  const { settings } = useSession();
  const { pathname } = useLocation();
  const menu = useMenu(screens);
  const bare = useIsBare();
  const keys = useKeysHelp();
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
        notices={notices}
        user={
          <>
            <Bell />
            <OwnMenu onKeys={keys.ask} />
          </>
        }
      >
        {children}
      </ShellLayout>
      <RaNotification />
      {keys.popup}
    </>
  );
}
