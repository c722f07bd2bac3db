// The menu of all tabs, at the end of a row that has no room for them. The row keeps every tab and scrolls: a finger swipes it, arrow keys
// move through it, and a screen reader counts all tabs. A mouse cannot scroll it, and the hidden tabs are invisible: the menu shows them. It
// lists all tabs in the order of the row, not only the hidden ones, so that each keeps its place however the row is scrolled.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconChevronDown } from '../icons/wayfinding.tsx';
import { useBelow } from '../tables/density.ts';
import { type Tab, TabText } from './tab-text.tsx';
import { useWords } from './words.tsx';

export const tabOf = (row: HTMLElement | null, id: string) => row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`);

/** Whether the tabs are wider than the row would be without the menu button. */
export const useOverflow = (row: RefObject<HTMLElement | null>, key: RefObject<HTMLElement | null>, count: number) => {
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const last = element.lastElementChild as HTMLElement | null;
      const end = key.current ? key.current.offsetLeft + key.current.offsetWidth - element.offsetLeft : element.clientWidth;
      setOver(last !== null && last.offsetLeft + last.offsetWidth > end + 1);
    };
    measure();
    const watch = new ResizeObserver(measure);
    // A loaded count widens its tab but not the row, so the tabs are observed too.
    for (const part of [element, ...Array.from(element.children).slice(0, count)]) watch.observe(part);
    return () => watch.disconnect();
  }, [row, key, count]);
  return over;
};

interface AllTabsProps {
  row: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
  tabs: readonly Tab[];
  active: string;
  /** Opens a tab and focuses it. */
  onChoose: (id: string) => void;
}

export function AllTabs({ row, opener, tabs, active, onChoose }: AllTabsProps) {
  const t = useWords();
  const narrow = useBelow(768);
  const [open, setOpen] = useState(false);
  const chosen = useRef<string>(undefined);
  // An address may open a tab outside the visible part, and a finger one in the fade. Only the row is scrolled, never the page.
  useLayoutEffect(() => {
    const tab = tabOf(row.current, active);
    if (!row.current || !tab) return;
    const { scrollLeft, clientWidth } = row.current;
    const fade = Number.parseFloat(getComputedStyle(row.current).scrollPaddingInlineStart) || 0;
    const last = scrollLeft + clientWidth >= row.current.scrollWidth - 1;
    const from = scrollLeft + (scrollLeft > 0 ? fade : 0);
    const to = scrollLeft + clientWidth - (last ? 0 : fade);
    if (tab.offsetLeft < from || tab.offsetLeft + tab.offsetWidth > to)
      row.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [row, active]);
  // The tab can take the focus only after the menu has released it.
  useEffect(() => {
    if (open || chosen.current === undefined) return;
    onChoose(chosen.current);
    chosen.current = undefined;
  }, [open, onChoose]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="ui-tabs-all row center gap-4 rigid nowrap"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className={narrow ? 'ui-unseen' : undefined}>{t('tabs.all')}</span>
        <IconChevronDown size={16} />
      </button>
      <Menu
        anchorEl={opener.current}
        open={open}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {tabs.map((tab) => (
          <MenuItem
            key={tab.id}
            role="menuitemradio"
            aria-checked={tab.id === active}
            selected={tab.id === active}
            onClick={() => {
              chosen.current = tab.id;
              setOpen(false);
            }}
          >
            <TabText tab={tab} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
