// J and K walk the rows of a table, Enter opens the one with the focus, X chooses it, S presses its clock; whoever comes back goes on from the row that was opened.
import { type RefObject, useEffect, useRef } from 'react';
import { useShortcut } from '../browser/shortcuts.ts';
import { useWords } from '../page/words.tsx';

const link = '.ui-row-link';
/** The link that was followed last, in the table of each name. */
const followed = new Map<string, string>();

/** Rows that are chosen, and rows with a clock of their own. */
type Has = { choice: boolean; act: boolean };

export const useRowKeys = (table: RefObject<HTMLTableElement | null>, when: boolean, has: Has) => {
  const t = useWords();
  const last = useRef<HTMLTableRowElement | null>(null);
  const rows = () => [...(table.current?.querySelectorAll<HTMLTableRowElement>('.ui-row') ?? [])];
  useEffect(() => {
    const element = table.current;
    if (!element || !when) return;
    const name = element.getAttribute('aria-label') ?? '';
    const row = element.querySelector(`${link}[href="${CSS.escape(followed.get(name) ?? '')}"]`)?.closest<HTMLTableRowElement>('.ui-row');
    followed.delete(name);
    if (row && document.activeElement === document.body) {
      last.current = row;
      row.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    }
    const follow = ({ target }: MouseEvent) => {
      const to = target instanceof Element && target.closest(link)?.getAttribute('href');
      if (to) followed.set(name, to);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [table, when]);
  const current = () => {
    const focused = document.activeElement?.closest<HTMLTableRowElement>('.ui-row');
    return focused && table.current?.contains(focused) ? focused : last.current;
  };
  const move = (step: 1 | -1) => {
    const all = rows();
    const at = current();
    const from = at ? all.indexOf(at) : -1;
    const next = all[Math.min(all.length - 1, Math.max(0, from < 0 ? 0 : from + step))];
    if (!next) return;
    last.current = next;
    (next.querySelector<HTMLElement>(link) ?? next.querySelector('input'))?.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('J', () => move(1), { when, says: t('keys.row_next') });
  useShortcut('K', () => move(-1), { when, says: t('keys.row_previous') });
  useShortcut('X', () => current()?.querySelector<HTMLElement>('.ui-cell-check input')?.click(), {
    when: when && has.choice,
    says: t('keys.row_choose'),
  });
  useShortcut('S', () => current()?.querySelector<HTMLElement>('.ui-cell-act :is(a, button)')?.click(), {
    when: when && has.act,
    says: t('keys.row_act'),
  });
};
