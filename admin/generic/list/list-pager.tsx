// The footer of a list: the range of shown rows and the links to other pages.
import type { ReactNode } from 'react';
import { Pager } from '#admin/ui/tables/pager.tsx';
import type { Listing } from './listing.ts';
import { pageSize } from './rows.ts';

type Props = {
  listing: Pick<Listing, 'page' | 'change'>;
  /** The number of rows on the page. */
  shown: number;
  total: number;
  children?: ReactNode;
};

/** The number of rows up to the end of this page. */
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
