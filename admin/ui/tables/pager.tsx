// The footer of a list: the range of shown rows, and links to other pages or to further rows.
import './pager.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconChevronLeft, IconChevronRight } from '../icons/wayfinding.tsx';
import { ActionButton } from '../inputs/action-button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useFormat, useWords } from '../page/words.tsx';

interface PagerProps {
  /** Counted from 1. */
  from: number;
  to: number;
  total: number;
  /** Missing on the first page; `onNext` on the last. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Shows further rows below these; pressed, or by itself when the end of the list comes near. */
  onMore?: (() => void) | undefined;
  /** Content behind the numbers: sums, hints. */
  children?: ReactNode;
}

/** How near the end of the list comes to the screen before further rows are shown. */
const ahead = '600px';

function MoreRows({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const t = useWords();
  const box = useRef<HTMLSpanElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  }, [onMore]);
  // Looked at anew when rows have come: the end may still be near.
  useEffect(() => {
    if (shown >= total) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: ahead });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [shown, total]);
  return (
    <span ref={box} className="ui-pager-more">
      <ActionButton onAct={onMore}>{t('list.more')}</ActionButton>
    </span>
  );
}

export function Pager({ from, to, total, onPrevious, onNext, onMore, children }: PagerProps) {
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
      {onMore && <MoreRows shown={to} total={total} onMore={onMore} />}
      {(onPrevious || onNext) && (
        <span className="ui-pager-ways">
          <IconButton icon={<IconChevronLeft size={16} />} label={t('list.previous_page')} inert={!onPrevious} onAct={onPrevious} />
          <IconButton icon={<IconChevronRight size={16} />} label={t('list.next_page')} inert={!onNext} onAct={onNext} />
        </span>
      )}
    </nav>
  );
}
