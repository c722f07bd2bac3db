// J and K move through a table's rows, Enter opens the focused one, X selects it, S presses its clock; on return the last opened row is focused.
import { type RefObject, useEffect, useRef } from 'react';
import { useShortcut } from '../browser/shortcuts.ts';
import { useWords } from '../page/words.tsx';

const link = '.ui-row-link';
/** The last followed link of each table. */
const lastFollowed = new Map<string, string>();

/** Whether rows can be selected, and whether rows have a clock. */
type Has = { choice: boolean; act: boolean };

export const useRowKeys = (table: RefObject<HTMLTableElement | null>, when: boolean, has: Has) => {
  const t = useWords();
  const last = useRef<HTMLTableRowElement | null>(null);
  const rows = () => [...(table.current?.querySelectorAll<HTMLTableRowElement>('.ui-row') ?? [])];
  useEffect(() => {
    const element = table.current;
    if (!element || !when) return;
    const name = element.getAttribute('aria-label') ?? '';
    const row = element
      .querySelector(`${link}[href="${CSS.escape(lastFollowed.get(name) ?? '')}"]`)
      ?.closest<HTMLTableRowElement>('.ui-row');
    lastFollowed.delete(name);
    if (row && document.activeElement === document.body) {
      last.current = row;
      row.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    }
    const follow = ({ target }: MouseEvent) => {
      const to = target instanceof Element && target.closest(link)?.getAttribute('href');
      if (to) lastFollowed.set(name, to);
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
