// What a list may be told beside its entity: each is off until a list asks for it.
import type { ComponentType, ReactNode } from 'react';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import type { ScreenProps } from '../screens.ts';
import type { CreatePopup } from './create-popup.tsx';
import type { FactsProps } from './list-facts.tsx';
import type { ListFilter } from './list-filter.ts';
import type { Filter, Listing, Sort } from './listing.ts';
import type { Row } from './rows.ts';
import type { TableLook } from './rows-table.tsx';

export type ListOptions = {
  /** What needs an eye: counters that narrow the list, told the filter that is on and how the server takes it. */
  facts?: ComponentType<FactsProps>;
  /** What else can be done here, beside making a new one. */
  acts?: ReactNode;
  /** The same behind the three dots, where buttons have no room. */
  seldom?: readonly MoreItem[];
  /** Figures of all that is listed, told the filter as the server takes it; above the filters. */
  above?: (filter: Filter) => ReactNode;
  /** Another look at the same rows, in place of the table. */
  instead?: (filter: Filter) => ReactNode;
  /** A menu of what it can be sorted by, each in its first order. */
  sorts?: readonly Sort[];
  /** Makes a record in a popup over the list; on a phone the bar at the foot of the screen leads to it. */
  createPopup?: CreatePopup;
  /** That popup was opened by its address. */
  creating?: boolean;
  /** Work goes on while one looks: rows change in place and none moves away from a pointer; a lost stream is told. */
  watched?: boolean;
  /** The pages of its records lead back to it, and to their neighbours in it. */
  trail?: boolean;
  /** On a phone the list is taken along as a file from the panel of its filters. */
  exportOnPhone?: boolean;
  /** What an empty list says, told what makes the first one. */
  empty?: (create: ReactNode) => ReactNode;
};

/** What is in a list, where the schema does not say it. */
export type ListParts<R extends Row> = {
  listing: Listing;
  listFilter: ListFilter;
  filters: ReactNode;
  /** Columns that may be hidden, in their order. */
  columns: readonly string[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  /** What a file of the list holds before them. */
  leading?: readonly string[];
  look: TableLook<R>;
  /** What can be done with several rows at once; not given where nothing can. */
  bulk?: ((rows: readonly R[], onDone: () => void) => ReactNode) | undefined;
  /** Whether any of it can be done with a row; with every row, as far as nothing is said. */
  choosable?: ((row: R) => boolean) | undefined;
};

export type ListProps<R extends Row> = ScreenProps & ListOptions & ListParts<R>;
