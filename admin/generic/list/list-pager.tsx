// The foot of a list of records: which of them one sees, and the ways to the pages before and after.
import type { ReactNode } from 'react';
import { Pager } from '#admin/ui/tables/pager.tsx';
import type { Listing } from './listing.ts';
import { pageSize } from './rows.ts';

type Props = {
  listing: Pick<Listing, 'page' | 'change'>;
  /** How many rows the page has. */
  shown: number;
  total: number;
  children?: ReactNode;
};

/** How many rows of the whole list one has seen with this page. */
export const rowsSeenBy = ({ page }: Pick<Listing, 'page'>, shown: number): number => (page - 1) * pageSize + shown;

export function ListPager({ listing, shown, total, children }: Props) {
  const { page, change } = listing;
  const to = rowsSeenBy(listing, shown);
  return (
    <Pager
      from={to - shown + 1}
      to={to}
      total={total}
      onPrevious={page > 1 ? () => change({ page: page - 1 }) : undefined}
      onNext={to < total ? () => change({ page: page + 1 }) : undefined}
    >
      {children}
    </Pager>
  );
}
