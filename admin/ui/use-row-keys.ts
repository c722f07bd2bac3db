// J and K walk the rows of a table, Enter opens the one with the focus, X chooses it, S presses its clock.
import { type RefObject, useRef } from 'react';
import { useShortcut } from './shortcuts.ts';
import { useWords } from './words.tsx';

export const useRowKeys = (table: RefObject<HTMLTableElement | null>, when: boolean) => {
  const t = useWords();
  const last = useRef<HTMLTableRowElement | null>(null);
  const rows = () => [...(table.current?.querySelectorAll<HTMLTableRowElement>('.ui-row') ?? [])];
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
    (next.querySelector<HTMLElement>('.ui-row-link') ?? next.querySelector('input'))?.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('J', () => move(1), { when, says: t('keys.row_next') });
  useShortcut('K', () => move(-1), { when, says: t('keys.row_previous') });
  useShortcut('X', () => current()?.querySelector<HTMLElement>('.ui-cell-check input')?.click(), { when, says: t('keys.row_choose') });
  useShortcut('S', () => current()?.querySelector<HTMLElement>('.ui-cell-act :is(a, button)')?.click(), { when, says: t('keys.row_act') });
};
