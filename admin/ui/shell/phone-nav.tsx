// The phone's bottom navigation: four entries, and a sheet with the rest.
import './phone-nav.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/named.tsx';
import { IconMenu2 } from '../icons/wayfinding.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { useWords } from '../page/words.tsx';
import { isWithin, type MenuGroup, type MenuItem } from './menu.ts';
import { NavMenu } from './nav-menu.tsx';

interface PhoneNavProps {
  /** At most four. */
  items: readonly MenuItem[];
  groups: readonly MenuGroup[];
  foot?: readonly MenuItem[];
  path: string;
  /** The list to which the page belongs. */
  list?: string;
}

export function PhoneNav({ items, groups, foot, path, list }: PhoneNavProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [shownAt, setShownAt] = useState(path);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-nav', 'calc(4rem + env(safe-area-inset-bottom))');
    return () => {
      style.removeProperty('--bottom-nav');
    };
  }, []);
  // After a choice in the sheet it closes.
  if (path !== shownAt) {
    setShownAt(path);
    setOpen(false);
  }
  return (
    <>
      <nav className="ui-bottom" aria-label={t('menu.label')}>
        {items.map((item) => {
          const here = isWithin(path, item);
          return (
            <Link key={item.id} to={item.to} className="ui-bottom-item stack middle center fit" aria-current={here ? 'page' : undefined}>
              <Icon name={item.icon} size={22} />
              <span className="ui-bottom-word">{item.label}</span>
            </Link>
          );
        })}
        <button
          type="button"
          className="ui-bottom-item stack middle center fit"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <IconMenu2 size={22} />
          <span className="ui-bottom-word">{t('menu.more')}</span>
        </button>
      </nav>
      <Sheet label={t('menu.label')} open={open} onClose={() => setOpen(false)}>
        <NavMenu groups={groups} foot={foot} path={list ?? path} />
      </Sheet>
    </>
  );
}
