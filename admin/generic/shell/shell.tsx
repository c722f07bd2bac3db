// The frame around every screen: menu, running work, user menu and notifications.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { signOut } from '#admin/providers/person/auth-provider.ts';
import { useLook } from '#admin/providers/person/look.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { IconUserCircle } from '#admin/ui/marks/icons.tsx';
import { RaNotification } from '#admin/ui/overlays/ra-notification.tsx';
import { ShellLayout } from '#admin/ui/shell/shell-layout.tsx';
import { UserMenu } from '#admin/ui/shell/user-menu.tsx';
import { PasswordProof } from '../account/password-proof.tsx';
import type { OwnPage } from '../own-pages.ts';
import type { Screens } from '../screens.ts';
import { SearchOpener, useSearchPalette } from '../search/opener.tsx';
import { useIsBare } from './bare.ts';
import { useMenu } from './menu.ts';
import { useShownList } from './shown-list.ts';
import { useKeysHelp } from './use-keys-help.tsx';

function OwnMenu({ look, onKeys }: { look: ReturnType<typeof useLook>; onKeys: () => void }) {
  const { user } = useSession();
  const { language } = useSpeech();
  const say = useSay();
  const { change } = look;
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
      links={[{ label: say('profile.title'), to: '/profile', icon: <IconUserCircle size={16} /> }]}
    />
  );
}

type Props = {
  screens: Screens;
  pages?: readonly OwnPage[];
  /** The running work, in the top bar. */
  running?: ReactNode;
  /** The running work above the phone's navigation. */
  dock?: ReactNode;
  /** The notification bell, beside the user menu. */
  bell?: ReactNode;
  /** Notices over every page. */
  notices?: ReactNode;
  children: ReactNode;
};

export function Shell({ screens, pages = [], running, dock, bell, notices, children }: Props) {
  const { settings } = useSession();
  const { pathname, search: query } = useLocation();
  const menu = useMenu(screens, pages);
  const bare = useIsBare();
  const list = useShownList();
  const keys = useKeysHelp();
  const look = useLook();
  const search = useSearchPalette({ screens, menu, onPrefer: look.change, onKeys: keys.show });
  return (
    <>
      <ShellLayout
        company={settings.company_name}
        groups={menu.groups}
        foot={menu.foot}
        phoneItems={menu.phone}
        path={menu.viewAt(pathname, query) ?? pathname}
        list={list}
        search={<SearchOpener onOpen={search.show} />}
        running={running}
        dock={dock}
        bare={bare}
        notices={notices}
        user={
          <>
            {bell}
            <OwnMenu look={look} onKeys={keys.show} />
          </>
        }
      >
        {children}
      </ShellLayout>
      <RaNotification />
      {keys.popup}
      {search.popup}
      <PasswordProof />
    </>
  );
}
