// The footer of a list: the range of shown rows, and links to other pages.
import './pager.css';
import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../icons/wayfinding.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useFormat, useWords } from '../page/words.tsx';

interface PagerProps {
  /** Counted from 1. */
  from: number;
  to: number;
  total: number;
  /** Missing on the first page; `onNext` on the last. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Content behind the numbers: sums, hints. */
  children?: ReactNode;
}

export function Pager({ from, to, total, onPrevious, onNext, children }: PagerProps) {
  const t = useWords();
  const format = useFormat();
  const shown =
    total === 0 ? t('count.none') : t('count.range', { from: format.number(from), to: format.number(to), total: format.number(total) });
  return (
    <nav className="ui-pager row wrap gap-16 lines-4" aria-label={t('list.pages')}>
      <span className="ui-num" role="status">
        {shown}
      </span>
      {children}
      {(onPrevious || onNext) && (
        <span className="ui-pager-ways">
          <IconButton icon={<IconChevronLeft size={16} />} label={t('list.previous_page')} inert={!onPrevious} onAct={onPrevious} />
          <IconButton icon={<IconChevronRight size={16} />} label={t('list.next_page')} inert={!onNext} onAct={onNext} />
        </span>
      )}
    </nav>
  );
}
