// Optional parts of a list; each is off by default.
import type { ComponentType, ReactNode } from 'react';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import type { ScreenProps } from '../screens.ts';
import type { CreatePopup } from './create-popup.tsx';
import type { FactsProps } from './list-facts.tsx';
import type { ListFilter } from './list-filter.ts';
import type { Filter, Listing, Sort } from './listing.ts';
import type { Row } from './rows.ts';
import type { TableLook } from './rows-table.tsx';
import type { UsualFilter } from './usual-filter.tsx';

export type ListOptions = {
  /** Counters that filter the list; they receive the current filter and its translation to the server's terms. */
  facts?: ComponentType<FactsProps>;
  /** Further buttons, beside the one that creates a record. */
  acts?: ReactNode;
  /** The same actions in the menu with three dots, where buttons have no room. */
  seldom?: readonly MoreItem[];
  /** Figures about all listed rows, above the filters; receives the filter in the server's terms. */
  above?: (filter: Filter) => ReactNode;
  /** Another view of the same rows, instead of the table. */
  instead?: (filter: Filter) => ReactNode;
  /** A sort menu; each entry with its first direction. */
  sorts?: readonly Sort[];
  /** Creates a record in a popup over the list; on a phone the bottom bar opens it. */
  createPopup?: CreatePopup;
  /** The popup was opened by its address. */
  creating?: boolean;
  /** Others change the rows during work: rows update in place and none moves while the pointer rests on it; a lost event stream is announced. */
  watched?: boolean;
  /** Record pages link back to the list and to their neighbours in it. */
  trail?: boolean;
  /** On a phone the filter panel offers the export. */
  exportOnPhone?: boolean;
  /** The text of an empty list; receives the button that creates the first record. */
  empty?: (create: ReactNode) => ReactNode;
};

/** The content of a list that the schema does not define. */
export type ListParts<R extends Row> = {
  listing: Listing;
  listFilter: ListFilter;
  filters: ReactNode;
  usual?: UsualFilter | undefined;
  /** Filters that apply without standing in the address; a saved view includes them. */
  beyond?: Filter | undefined;
  /** Columns that the user may hide, in order. */
  columns: readonly string[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  /** Further columns of the export, before the others. */
  leading?: readonly string[];
  look: TableLook<R>;
  /** The bulk actions; missing if there are none. */
  bulk?: ((rows: readonly R[], onDone: () => void) => ReactNode) | undefined;
  /** Whether a bulk action applies to a row; by default to every row. */
  choosable?: ((row: R) => boolean) | undefined;
};

export type ListProps<R extends Row> = ScreenProps & ListOptions & ListParts<R>;
