// The rows of an entity as a table: from loading over nothing found to the pager, the same on a page of its own and inside another.
import type { ReactNode } from 'react';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { Icon } from '#admin/ui/icons/named.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFilterOff } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { FailedState } from '../failed-state.tsx';
import { useLeaving } from '../parts/leaving.ts';
import { columnsOf } from './columns.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSums } from './list-sums.tsx';
import type { Filter, Listing } from './listing.ts';
import { type Row, said, type useRows, useTotal } from './rows.ts';
import { StaleRows } from './stale-rows.tsx';
import { useNarrow } from './use-narrow.ts';

type Props = {
  entity: EntityMetadata;
  listing: Listing;
  found: ReturnType<typeof useRows>;
  hidden: readonly string[];
  fixed?: Filter;
  selected?: readonly (string | number)[];
  onSelect?: (ids: readonly (string | number)[]) => void;
  /** What makes the first one, for an empty list. */
  create?: ReactNode;
  /** Keys of the keyboard: only the one list of a page listens. */
  keys?: boolean;
};

function NothingFound({ entity, listing, fixed, create }: Pick<Props, 'entity' | 'listing' | 'fixed' | 'create'>) {
  const words = useEntityWords(entity.name);
  const { find } = useSpeech();
  const t = useWords();
  const total = useTotal(entity, fixed, listing.narrowed);
  const icon = entity.menu && <Icon name={entity.menu.icon} size={28} />;
  if (!listing.narrowed || total === 0) {
    // Nothing is made in a list that records come to by themselves, such as that of the finished ones.
    const arrives = typeof fixed?.list === 'string' ? find(`${entity.name}.screen.emptyList.${fixed.list}`) : undefined;
    return (
      <EmptyState icon={icon} title={t('state.empty')} action={arrives ? undefined : create}>
        {arrives ?? words.empty}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconFilterOff size={28} />}
      title={listing.q ? t('state.nothing_found', { text: listing.q }) : t('state.filtered')}
      action={<ActionButton onAct={listing.clear}>{t('state.clear_filters')}</ActionButton>}
    >
      {total !== undefined && t('state.filtered_hint', { smart_count: total })}
    </EmptyState>
  );
}

function Rows({ entity, listing, found, hidden, fixed, selected, onSelect, create, keys, narrow }: Props & { narrow: boolean }) {
  const words = useEntityWords(entity.name);
  const { total = 0, readAt, error, refetch, dimmed } = found;
  const leaving = useLeaving();
  const rows = found.rows?.filter(({ id }) => !leaving.has(`${entity.name}:${id}`));
  if (!rows) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={10} head />;
  if (rows.length === 0 && !dimmed) return <NothingFound entity={entity} listing={listing} fixed={fixed} create={create} />;
  return (
    <>
      {error && <StaleRows error={error} readAt={readAt} onRetry={refetch} />}
      <DataTable<Row>
        label={words.many}
        rows={rows}
        columns={columnsOf(entity, words, hidden, narrow)}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        rowTo={(row) => pathTo(entity, row.id) ?? '/'}
        sort={{ by: listing.sort.field, order: listing.sort.order }}
        onSort={(field) =>
          listing.change({ sort: { field, order: listing.sort.field === field && listing.sort.order === 'ASC' ? 'DESC' : 'ASC' } })
        }
        selected={selected}
        onSelect={onSelect}
        dimmed={dimmed || Boolean(error)}
        keys={keys}
      />
      <ListPager listing={listing} shown={rows.length} total={total}>
        {entity.list?.sums && !listing.q.trim() && (
          <ListSums entity={entity} asked={{ ...said(listing.filter), ...fixed }} readAt={readAt} />
        )}
      </ListPager>
    </>
  );
}

export function RecordTable(props: Props) {
  const { box, narrow } = useNarrow();
  return (
    <div ref={box}>
      <Rows {...props} narrow={narrow} />
    </div>
  );
}
