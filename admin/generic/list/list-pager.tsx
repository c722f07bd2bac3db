// The footer of a list: the range of shown rows, and the links to other pages or to further rows.
import type { ReactNode } from 'react';
import { Pager } from '#admin/ui/tables/pager.tsx';
import type { Listing } from './listing.ts';

type Props = {
  listing: Pick<Listing, 'page' | 'change'>;
  /** The number of rows before the shown ones, and of these. */
  before: number;
  shown: number;
  total: number;
  /** Further rows are shown below these, not on a page of their own; null while there are none to show. */
  showMore?: (() => void) | null | undefined;
  children?: ReactNode;
};

export function ListPager({ listing, before, shown, total, showMore, children }: Props) {
  const { page, change } = listing;
  const to = before + shown;
  const paged = showMore === undefined;
  return (
    <Pager
      from={before + 1}
      to={to}
      total={total}
      onPrevious={paged && page > 1 ? () => change({ page: page - 1 }) : undefined}
      onNext={paged && to < total ? () => change({ page: page + 1 }) : undefined}
      onMore={showMore ?? undefined}
    >
      {children}
    </Pager>
  );
}
