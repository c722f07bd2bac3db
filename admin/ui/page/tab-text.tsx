// The text of a tab: name, count, news, and an error mark.
import { IconAlertCircle } from '../icons/signs.tsx';
import { useFormat, useWords } from './words.tsx';

/** A space as wide as a digit. */
const figureSpace = '\u2007';

export interface Tab {
  id: string;
  label: string;
  /** The count, or a fraction: `4/6`; null reserves its place while it loads. */
  count?: number | string | null;
  /** What has arrived since the last visit, as a text: `2 novi`. */
  news?: string;
  /** The tab's content could not be read. */
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
