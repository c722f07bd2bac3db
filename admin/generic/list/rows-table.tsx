// The rows of a list as a table: loading, empty, error and pager included.
import type { ReactNode } from 'react';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import { useTouch } from '#admin/ui/tables/density.ts';
import { FailedState } from '../failed-state.tsx';
import { ListPager } from './list-pager.tsx';
import type { Filter, Listing } from './listing.ts';
import type { LiveRows } from './live-rows.ts';
import { NothingFound } from './nothing-found.tsx';
import { countedGroups, type GroupOf } from './row-groups.ts';
import type { Row } from './rows.ts';
import { StaleRows } from './stale-rows.tsx';
import { type Room, useRoom } from './use-room.ts';

/** How a list draws its rows. */
export type TableLook<R extends Row = Row> = {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly columns: (room: Room, rows: readonly R[]) => Column<R>[];
  /** The name of a row in its checkbox label; its title by default. */
  readonly rowName?: (row: R) => string;
  /** Puts rows of a page in another order than the server's, such as those that wait for somebody else last. */
  readonly arrange?: ((rows: readonly R[]) => readonly R[]) | undefined;
  /** Consecutive rows of a group get its heading, with a count if the page or `groupCounts` knows it. */
  readonly groupOf?: GroupOf<R> | undefined;
  readonly groupCounts?: Readonly<Record<string, number | undefined>>;
  /** Columns have fixed widths, and long texts are cut. */
  readonly fixed?: boolean;
  /** Class names for the table's wrapper, by its available room. */
  readonly place?: (room: Room) => string;
  /** Shows keyboard hints in the footer. */
  readonly hints?: boolean;
  /** The footer, such as sums; `readAt` is when the rows were read, in milliseconds. */
  readonly foot?: (readAt: number) => ReactNode;
};

type Props<R extends Row> = {
  entity: EntityMetadata;
  listing: Listing;
  found: LiveRows<R>;
  look: TableLook<R>;
  /** The filter of the list without the user's own. */
  fixed?: Filter;
  /** The address of a row, if not the record's page. */
  rowTo?: ((row: R) => string) | undefined;
  selected?: readonly (string | number)[] | undefined;
  onSelect?: ((ids: readonly (string | number)[]) => void) | undefined;
  selectable?: ((row: R) => boolean) | undefined;
  /** The button that creates the first record, for an empty list. */
  create?: ReactNode;
  /** Replaces the text of an empty list. */
  empty?: ReactNode;
  /** Enables keyboard shortcuts: only for the one list of a page. */
  keys?: boolean;
};

function Hints({ choosing }: { choosing: boolean }) {
  const t = useWords();
  if (useTouch()) return null;
  return (
    <span className="list-hints row inline gap-6" aria-hidden="true">
      <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys.move')} <Kbd>Enter</Kbd> {t('keys.open')}{' '}
      {choosing && (
        <>
          <Kbd>X</Kbd> {t('keys.choose')}{' '}
        </>
      )}
    </span>
  );
}

export function RowsTable<R extends Row>(props: Props<R>) {
  const { entity, listing, found, look, fixed = {}, selected, onSelect, create, empty, keys = false } = props;
  const { box, ...room } = useRoom();
  const { rows, before, total = 0, readAt, error, refetch, dimmed, pointer } = found;
  const { sort } = listing;
  const inside = () => {
    if (!rows) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={10} head={!room.phone} />;
    if (rows.length === 0 && !dimmed) return <NothingFound entity={entity} listing={listing} fixed={fixed} create={create} empty={empty} />;
    const page = { rows, first: before === 0, last: before + rows.length >= total };
    const columns = look.columns(room, rows);
    const sorted = columns.some(({ sortable }) => sortable) && {
      sort: { by: sort.field, order: sort.order },
      onSort: (field: string) => listing.change({ sort: { field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' } }),
    };
    return (
      <>
        {error && <StaleRows error={error} readAt={readAt} onRetry={refetch} />}
        <DataTable<R>
          label={look.label}
          rows={rows}
          columns={columns}
          rowKey={(row) => row.id}
          rowName={look.rowName ?? ((row) => row.title)}
          rowTo={props.rowTo ?? ((row) => pathTo(entity, row.id) ?? '/')}
          {...sorted}
          selected={selected}
          onSelect={onSelect}
          selectable={props.selectable}
          groupOf={look.groupOf && countedGroups(look.groupOf, page, look.groupCounts)}
          // Watched rows highlight their changes, and are not marked stale while a read fails.
          {...(pointer && { mark: (row: R) => `${row.version}.${row.revision}` })}
          dimmed={pointer ? dimmed && !error : dimmed || Boolean(error)}
          fixed={look.fixed === true && !room.phone}
          keys={keys}
        />
        <ListPager listing={listing} before={before} shown={rows.length} total={total} showMore={found.showMore}>
          {look.foot?.(readAt)}
          {look.hints && <Hints choosing={selected !== undefined} />}
        </ListPager>
      </>
    );
  };
  return (
    <div ref={box} className={look.place?.(room)} {...pointer}>
      {inside()}
    </div>
  );
}
