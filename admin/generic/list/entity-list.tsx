// The list of any entity: columns, filters and bulk actions from the schema, unless its screen replaces them.
import type { ScreenProps } from '../screens.ts';
import { BulkActs, isRemovable, useBulkActs } from './bulk-acts.tsx';
import { Filters } from './filters.tsx';
import { columnNames, useHiddenColumns } from './hidden-columns.ts';
import { listFilterOf } from './list-filter.ts';
import type { ListOptions, ListParts } from './list-options.ts';
import { ListPage } from './list-page.tsx';
import { useAddressListing } from './listing.ts';
import { useSchemaLook } from './record-table.tsx';
import type { Row } from './rows.ts';
import type { TableLook } from './rows-table.tsx';
import { useUsualFilter } from './usual-filter.tsx';

type Props = ScreenProps &
  ListOptions &
  Partial<Pick<ListParts<Row>, 'filters' | 'bulk'>> & {
    /** How rows are drawn beyond the schema: group headings, row names, keyboard hints in the footer. */
    look?: Partial<TableLook>;
  };

export default function EntityList({ look, ...props }: Props) {
  const { entity } = props;
  const listing = useAddressListing(entity);
  const usual = useUsualFilter(props);
  const listFilter = listFilterOf(listing, { list: props.list, usual });
  const [hidden, setHidden] = useHiddenColumns(entity);
  const acts = useBulkActs(entity);
  const schemaLook = useSchemaLook(entity, hidden, listing, listFilter.rows);
  return (
    <ListPage
      listing={listing}
      listFilter={listFilter}
      usual={usual}
      filters={<Filters entity={entity} filter={listing.filter} onChange={(filter) => listing.change({ filter })} />}
      columns={columnNames(entity)}
      hidden={hidden}
      onHide={setHidden}
      look={{ ...schemaLook, ...look }}
      bulk={
        acts.archive || acts.remove ? (rows, onDone) => <BulkActs entity={entity} rows={rows} acts={acts} onDone={onDone} /> : undefined
      }
      choosable={acts.archive ? undefined : (row) => isRemovable(entity, row)}
      {...props}
    />
  );
}
