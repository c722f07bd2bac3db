// A searchable table of a tab, four rows a page, with its empty, loading and error states.
import './paged.css';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { Pager } from '#admin/ui/tables/pager.tsx';
import { fold } from '#schema/core/fold.ts';
import { holdsWords } from '#schema/core/search-words.ts';
import { FailedState } from '../failed-state.tsx';

/** Rows per page, by the specification. */
const pageSize = 4;

/** Whether a text contains the typed text, or has words that begin with each typed word. */
const matchesText = (text: string, typed: string): boolean => fold(text).includes(fold(typed).trim()) || holdsWords(text, typed);

/** The rows that match the typed text, and those of the current page; `textOf` gives the searched text of a row. */
export const usePaged = <Row,>(rows: readonly Row[] | undefined, textOf: (row: Row) => string) => {
  const [typed, setTyped] = useState('');
  const [first, setFirst] = useState(0);
  const found = rows?.filter((row) => matchesText(textOf(row), typed)) ?? [];
  // If the page no longer exists, the last page is shown.
  const from = Math.min(first, Math.max(0, Math.floor((found.length - 1) / pageSize) * pageSize));
  return {
    rows,
    found,
    shown: found.slice(from, from + pageSize),
    from,
    typed,
    search: (text: string) => {
      setTyped(text);
      setFirst(0);
    },
    turn: setFirst,
  };
};

type Props<Row> = {
  paged: ReturnType<typeof usePaged<Row>>;
  error: unknown;
  retry: () => unknown;
  /** The label of the search field. */
  label: string;
  /** Content beside the search, such as the button for a new row. */
  beside?: ReactNode;
  /** The content without any rows. */
  empty: ReactNode;
  /** The text if the search finds nothing. */
  none: string;
  /** Content beside the pager: a sum, or a note on who may change what. */
  foot?: ReactNode;
  /** The table of the shown rows. */
  children: ReactNode;
};

export function Paged<Row>({ paged, error, retry, label, beside, empty, none, foot, children }: Props<Row>) {
  const t = useWords();
  const { rows, found, shown, from, typed, search, turn } = paged;
  const searched = rows !== undefined && (rows.length > pageSize || typed !== '');
  return (
    <>
      {(searched || beside) && (
        <div className="paged-head row wrap gap-8">
          {searched && <SearchField label={label} value={typed} onChange={search} />}
          {beside}
        </div>
      )}
      {error && !rows ? (
        <FailedState error={error} onRetry={retry} />
      ) : !rows ? (
        <SkeletonRows rows={pageSize} />
      ) : rows.length === 0 ? (
        empty
      ) : found.length === 0 ? (
        <EmptyState title={none} action={<ActionButton onAct={() => search('')}>{t('list.clear_search')}</ActionButton>} />
      ) : (
        <>
          {children}
          <Pager
            from={from + 1}
            to={from + shown.length}
            total={found.length}
            onPrevious={from > 0 ? () => turn(from - pageSize) : undefined}
            onNext={from + pageSize < found.length ? () => turn(from + pageSize) : undefined}
          >
            {foot}
          </Pager>
        </>
      )}
    </>
  );
}
