// The table of an entity from its schema, the same on its own page and inside another.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { columnsOf } from './columns.tsx';
import { withoutEmpty } from './list-filter.ts';
import { ListSums } from './list-sums.tsx';
import type { Filter, Listing } from './listing.ts';
import { useRows } from './rows.ts';
import { RowsTable, type TableLook } from './rows-table.tsx';

/** `filter`: in the server's terms, for the sums. */
export const useSchemaLook = (entity: EntityMetadata, hidden: readonly string[], { q }: Pick<Listing, 'q'>, filter: Filter): TableLook => {
  const words = useEntityWords(entity.name);
  return {
    label: words.many,
    columns: ({ narrow }) => columnsOf(entity, words, hidden, narrow),
    foot: (readAt) => entity.list?.sums && !q.trim() && <ListSums entity={entity} filter={filter} readAt={readAt} />,
  };
};

type Props = {
  entity: EntityMetadata;
  listing: Listing;
  /** The condition that all rows share, such as the client of the contacts. */
  fixed: Filter;
  hidden: readonly string[];
  /** The button that creates the first record. */
  create?: ReactNode;
};

/** The table inside another page, as its only list. */
export function RecordTable({ entity, listing, fixed, hidden, create }: Props) {
  const filter = { ...withoutEmpty(listing.filter), ...fixed };
  const found = useRows(entity, { ...listing, filter });
  const look = useSchemaLook(entity, hidden, listing, filter);
  return <RowsTable entity={entity} listing={listing} found={found} look={look} fixed={fixed} create={create} keys />;
}
