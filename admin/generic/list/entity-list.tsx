// The list of any entity as the schema says it: its columns, filters and what can be done with several rows.

import type { ScreenProps } from '../screens.ts';
import { askingOf } from './asking.ts';
import { BulkActs, useBulkActs } from './bulk-acts.tsx';
import { Filters } from './filters.tsx';
import { columnNames, useHiddenColumns } from './hidden-columns.ts';
import type { ListOptions } from './list-options.ts';
import { ListPage } from './list-page.tsx';
import { useAddressListing } from './listing.ts';
import { useSchemaLook } from './record-table.tsx';

export default function EntityList(props: ScreenProps & ListOptions) {
  const { entity } = props;
  const listing = useAddressListing(entity);
  const asking = askingOf(listing, props);
  const [hidden, setHidden] = useHiddenColumns(entity);
  const acts = useBulkActs(entity);
  return (
    <ListPage
      {...props}
      listing={listing}
      asking={asking}
      filters={<Filters entity={entity} filter={listing.filter} onChange={(filter) => listing.change({ filter })} />}
      columns={columnNames(entity)}
      hidden={hidden}
      onHide={setHidden}
      look={useSchemaLook(entity, hidden, listing, asking.rows)}
      bulk={
        acts.archive || acts.remove ? (rows, onDone) => <BulkActs entity={entity} rows={rows} acts={acts} onDone={onDone} /> : undefined
      }
    />
  );
}
