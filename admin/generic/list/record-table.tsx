// The rows of an entity as the schema says it, the same on a page of their own and inside another.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { columnsOf } from './columns.tsx';
import { withoutEmpty } from './list-filter.ts';
import { ListSums } from './list-sums.tsx';
import type { Filter, Listing } from './listing.ts';
import { useRows } from './rows.ts';
import { RowsTable, type TableLook } from './rows-table.tsx';

/** `filter`: what is summed up, as the server takes it. */
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
  /** What all of them have in common: the client whose contacts they are. */
  fixed: Filter;
  hidden: readonly string[];
  /** What makes the first one. */
  create?: ReactNode;
};

/** Inside another page, whose only list it is. */
export function RecordTable({ entity, listing, fixed, hidden, create }: Props) {
  const filter = { ...withoutEmpty(listing.filter), ...fixed };
  const found = useRows(entity, { ...listing, filter });
  const look = useSchemaLook(entity, hidden, listing, filter);
  return <RowsTable entity={entity} listing={listing} found={found} look={look} fixed={fixed} create={create} keys />;
}
