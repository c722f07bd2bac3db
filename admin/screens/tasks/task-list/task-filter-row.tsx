// Search and filters of a task list in one row, nothing hidden in a drawer; on a phone they open below the head.
import type { ReactNode } from 'react';
import type { Filter, Listing } from '#admin/generic/list/listing.ts';
import type { Panel } from '#admin/generic/list/phone-head.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { ColumnsMenu } from '#admin/ui/tables/columns-menu.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { FilterRow } from '#admin/ui/tables/filters.tsx';
import { Counters } from './counters.tsx';
import type { ListName } from './lists.ts';
import { TagFilter } from './tag-filter.tsx';
import { ClientFilter, DeadlineFilter, PriorityFilter, SortMenu, StatusFilter, WhoFilter } from './task-filters.tsx';

type Props = {
  list: ListName;
  listing: Listing;
  usual: Filter;
  search: readonly [string, (text: string) => void];
  tags: Parameters<typeof TagFilter>[0];
  columns: Parameters<typeof ColumnsMenu>[0];
  counters: Parameters<typeof Counters>[0];
  onClear?: () => void;
  panel: Panel;
  /** Takes the list along: in the panel of a phone, where the head has no menu. */
  save: ReactNode;
  /** What can be done with the chosen rows. */
  bulk?: ReactNode;
};

export function TaskFilters({ list, listing, usual, search: [text, setText], tags, columns, counters, onClear, panel, save, bulk }: Props) {
  const words = useEntityWords('task');
  const t = useWords();
  const phone = useBelow(768);
  const { filter } = listing;
  const narrow = { filter, onChange: (part: Filter) => listing.change({ filter: { ...filter, ...part } }) };
  const search = <SearchField value={text} onChange={setText} label={t('verb.search')} placeholder={words.search} slash />;
  const filters = (
    <>
      <WhoFilter {...narrow} />
      <ClientFilter {...narrow} />
      <TagFilter {...tags} />
      {list !== 'closed' && <DeadlineFilter {...narrow} />}
      <PriorityFilter {...narrow} />
      <StatusFilter list={list} usual={usual} {...narrow} />
    </>
  );
  const sort = <SortMenu list={list} sort={listing.sort} change={listing.change} />;
  if (phone) {
    // A search that is on stays in sight.
    if (panel === 'search' || (text && panel === null)) return <div className="list-phone-panel">{search}</div>;
    return panel === 'filters' ? (
      <div className="list-phone-panel">
        <Counters {...counters} />
        {filters}
        {sort}
        {save}
        {onClear && (
          <button type="button" className="ui-filters-clear" onClick={onClear}>
            {t('verb.clear')}
          </button>
        )}
      </div>
    ) : null;
  }
  return (
    <FilterRow
      onClear={onClear}
      bulk={bulk}
      end={
        <>
          {sort}
          <ColumnsMenu {...columns} />
        </>
      }
    >
      {search}
      {filters}
    </FilterRow>
  );
}
