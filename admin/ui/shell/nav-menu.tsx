// The menu on the left: with text from 1200 px up, icons with tooltips below that or when the user has folded it.
import './nav-menu.css';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/named.tsx';
import { useFormat } from '../page/words.tsx';
import { isAt, isWithin, type MenuGroup, type MenuItem } from './menu.ts';

interface ItemProps {
  item: MenuItem;
  path: string;
  rail: boolean;
}

/** In large type the menu is taller than the window: the current entry is scrolled into view. */
const useInSight = (here: boolean | undefined) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (here) link.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return link;
};

function Child({ item, path }: { item: Omit<MenuItem, 'icon' | 'children'>; path: string }) {
  const format = useFormat();
  const at = isAt(path, item);
  return (
    <li>
      <Link
        ref={useInSight(at)}
        to={item.to}
        className={at ? 'ui-nav-item tap row gap-10 ui-nav-child ui-nav-here' : 'ui-nav-item tap row gap-10 ui-nav-child'}
        aria-current={at ? 'page' : undefined}
      >
        <span className="ui-nav-word grow fit">{item.label}</span>
        {item.count !== undefined && <span className="ui-nav-count">{format.count(item.count)}</span>}
      </Link>
    </li>
  );
}

function Item({ item, path, rail }: ItemProps) {
  const format = useFormat();
  const within = isWithin(path, item);
  const here = within && !item.children?.some((child) => isAt(path, child));
  const open = within && item.children && !rail;
  const marked = within && (here || rail);
  const place = useInSight(marked);
  const link = (
    <Link
      ref={place}
      to={item.to}
      className={['ui-nav-item tap row gap-10', within && 'ui-nav-within', marked && 'ui-nav-here'].filter(Boolean).join(' ')}
      aria-current={here ? 'page' : undefined}
    >
      <Icon name={item.icon} />
      <span className="ui-nav-word grow fit">{item.label}</span>
      {item.count !== undefined && !open && <span className="ui-nav-count">{format.count(item.count)}</span>}
    </Link>
  );
  return (
    <li>
      {rail ? (
        <Tooltip title={item.label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {open && (
        <ul>
          {item.children?.map((child) => (
            <Child key={child.id} item={child} path={path} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface NavMenuProps {
  groups: readonly MenuGroup[];
  /** Entries at the bottom: settings. */
  foot?: readonly MenuItem[];
  /** `location.pathname`, or the list to which the page belongs. */
  path: string;
  rail?: boolean;
}

export function NavMenu({ groups, foot = [], path, rail = false }: NavMenuProps) {
  const items = (list: readonly MenuItem[]) => list.map((item) => <Item key={item.id} item={item} path={path} rail={rail} />);
  return (
    <div className={rail ? 'ui-nav stack grow fit-y ui-nav-rail' : 'ui-nav stack grow fit-y'}>
      {groups.map((group) => (
        <div key={group.id} className="ui-nav-group">
          {group.label && <h2 className="ui-nav-label">{group.label}</h2>}
          <ul>{items(group.items)}</ul>
        </div>
      ))}
      {foot.length > 0 && <ul className="ui-nav-foot">{items(foot)}</ul>}
    </div>
  );
}
