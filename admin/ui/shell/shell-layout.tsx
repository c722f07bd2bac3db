// The frame of every page: menu, top bar and content; on a phone the bottom navigation.
import './shell-layout.css';
import type { ReactNode } from 'react';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '../icons/wayfinding.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useWords } from '../page/words.tsx';
import { useBelow } from '../tables/density.ts';
import { Brand } from './brand.tsx';
import type { MenuGroup, MenuItem } from './menu.ts';
import { NavMenu } from './nav-menu.tsx';
import { PhoneNav } from './phone-nav.tsx';
import { useCollapsed, useIsFolded } from './use-collapsed.ts';

export interface ShellLayoutProps {
  company: string;
  groups: readonly MenuGroup[];
  foot?: readonly MenuItem[];
  /** `location.pathname` */
  path: string;
  /** The list to which the page belongs, highlighted in the menu. */
  list?: string;
  /** The global search. */
  search?: ReactNode;
  /** A RunningPill. */
  running?: ReactNode;
  /** A UserMenu. */
  user: ReactNode;
  /** At most four entries; the rest is in the sheet. */
  phoneItems: readonly MenuItem[];
  /** Content above the phone's navigation, such as a mini dock. */
  dock?: ReactNode;
  /** A page with its own dock hides the phone's navigation and top bar. */
  bare?: boolean;
  /** Notices over every page: offline, an old version. */
  notices?: ReactNode;
  children: ReactNode;
}

export function ShellLayout({
  company,
  groups,
  foot = [],
  path,
  list,
  search,
  running,
  user,
  phoneItems,
  dock,
  bare = false,
  notices,
  children,
}: ShellLayoutProps) {
  const t = useWords();
  const phone = useBelow(768);
  const narrow = useBelow(1200);
  const [collapsed, setCollapsed] = useCollapsed();
  const folded = useIsFolded();
  const rail = narrow || collapsed || folded;
  return (
    <div className={['ui-shell', phone && 'ui-shell-phone', rail && 'ui-shell-rail'].filter(Boolean).join(' ')}>
      <a href="#content" className="ui-skip">
        {t('menu.skip')}
      </a>
      {!phone && (
        <nav className="ui-side" aria-label={t('menu.label')}>
          <div className="ui-side-head row gap-8 rigid">
            <Brand company={company} />
            {!rail && <IconButton icon={<IconLayoutSidebarLeftCollapse />} label={t('menu.collapse')} onAct={() => setCollapsed(true)} />}
          </div>
          <NavMenu groups={groups} foot={foot} path={list ?? path} rail={rail} />
          {!narrow && collapsed && !folded && (
            <div className="row center stretch pad-8">
              <IconButton icon={<IconLayoutSidebarLeftExpand />} label={t('menu.expand')} onAct={() => setCollapsed(false)} />
            </div>
          )}
        </nav>
      )}
      <div className="stack fit">
        {!(phone && bare) && (
          <header className="ui-top row gap-8 rigid">
            {phone && <Brand company={company} />}
            {search}
            <span className="ui-top-gap grow" />
            {!phone && running}
            {user}
          </header>
        )}
        {notices}
        <main id="content" className="ui-main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {phone && !bare && (
        <>
          {dock}
          <PhoneNav items={phoneItems} groups={groups} foot={foot} path={path} list={list} />
        </>
      )}
    </div>
  );
}
