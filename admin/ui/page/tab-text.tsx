// What a tab says of itself: its name, how many it shows, what is new there, and whether it could be read.
import { IconAlertCircle } from '../icons/signs.tsx';
import { useFormat, useWords } from './words.tsx';

/** As wide as a figure. */
const figureSpace = '\u2007';

export interface Tab {
  id: string;
  label: string;
  /** How many it shows, or how many of how many: `4/6`; null where that is not known yet, so that its place is kept. */
  count?: number | string | null;
  /** What has come since somebody looked, in words: `2 novi`. */
  news?: string;
  /** Its content could not be read; the others work. */
  problem?: boolean;
}

export function TabText({ tab: { label, count, news, problem } }: { tab: Tab }) {
  const t = useWords();
  const format = useFormat();
  return (
    <>
      {label}
      {count !== undefined && (
        <span className="ui-tab-count">{typeof count === 'number' ? format.count(count) : (count ?? figureSpace)}</span>
      )}
      {news && <span className="ui-tab-news">{news}</span>}
      {problem && (
        <span className="ui-danger">
          <IconAlertCircle size={14} />
          <span className="ui-unseen">{t('toast.error')}</span>
        </span>
      )}
    </>
  );
}
