// A table of a tab: searched as one types, four rows a page, and what stands there while it is empty, on its way or out of reach.
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

/** Rows a page, by the specification. */
const pageSize = 4;

/** Whether a text holds what is typed as it stands, or words that begin like each of the typed ones. */
const holds = (text: string, typed: string): boolean => fold(text).includes(fold(typed).trim()) || holdsWords(text, typed);

/** The rows in which what is typed is found, and those of them that stand on the page; `textOf` is what is searched in a row. */
export const usePaged = <Row,>(rows: readonly Row[] | undefined, textOf: (row: Row) => string) => {
  const [typed, setTyped] = useState('');
  const [first, setFirst] = useState(0);
  const found = rows?.filter((row) => holds(textOf(row), typed)) ?? [];
  // A page that is gone, because rows are, gives way to the last one.
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
  /** What can be searched. */
  label: string;
  /** Beside the search: the way to a new row. */
  beside?: ReactNode;
  /** Nothing is there yet. */
  empty: ReactNode;
  /** Nothing is found. */
  none: string;
  /** Beside the pages: a sum, or who may change what. */
  foot?: ReactNode;
  /** The table of what is shown. */
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
