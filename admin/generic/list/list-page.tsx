// The list of any entity: found as one types, filtered, sorted and paged by the server, opened by a click or a key.
import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { createPathOf, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { ColumnsMenu } from '#admin/ui/tables/columns-menu.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { FilterRow } from '#admin/ui/tables/filters.tsx';
import { usePageTitle } from '../page-title.ts';
import { mayCreate, type NamedLists } from '../screens.ts';
import { BulkActs, useBulkActs } from './bulk-acts.tsx';
import { columnNames } from './columns.tsx';
import { Filters } from './filters.tsx';
import { useHiddenColumns } from './hidden-columns.ts';
import type { FactsProps } from './list-facts.tsx';
import { ImportButton, ListMore } from './list-more.tsx';
import { ListTabs, useListTitle } from './list-switch.tsx';
import { type Filter, useAddressListing } from './listing.ts';
import { useLiveRows } from './live-rows.ts';
import { type Panel, PhoneHead } from './phone-head.tsx';
import { RecordTable } from './record-table.tsx';
import { said, useRows } from './rows.ts';
import { useTypedSearch } from './typed-search.ts';

type Props = {
  entity: EntityMetadata;
  /** One of the entity's named lists, and all there are. */
  list?: string;
  lists?: NamedLists;
  /** What needs an eye: counters that narrow the list, told the filter that is on and how the server is asked. */
  facts?: ComponentType<FactsProps>;
  /** What else can be done here, beside making a new one. */
  acts?: ReactNode;
  /** The same behind the three dots, where buttons have no room. */
  seldom?: readonly MoreItem[];
  /** Figures of all that is listed, told how the server is asked; above the filters. */
  above?: (asked: Filter) => ReactNode;
  /** Another look at the same rows, in place of the table. */
  instead?: (asked: Filter) => ReactNode;
};

const noLists: NamedLists = { path: '', names: [] };

export default function ListPage({ entity, list, lists = noLists, facts: Facts, acts: more, seldom, above, instead }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  const caller = useCaller();
  const listing = useAddressListing(entity);
  const titleOf = useListTitle(entity);
  const title = list === undefined ? words.many : titleOf(list);
  const narrow = useBelow(768);
  const phone = narrow && lists.names.length > 0;
  const [panel, setPanel] = useState<Panel>(null);
  // What is searched for is found in all of the list, until somebody filters.
  const usual = list === undefined || listing.q ? {} : lists.usual?.[list];
  const fixed: Filter | undefined = list === undefined ? undefined : { list, ...usual };
  const found = useRows(entity, listing, fixed);
  const [hidden, setHidden] = useHiddenColumns(entity);
  const [search, setSearch] = useTypedSearch(listing);
  const [selected, setSelected] = useState<readonly (string | number)[]>([]);
  const acts = useBulkActs(entity);
  const rows = useDeferredValue(found.rows);
  const chosen = (rows ?? []).filter((row) => selected.includes(row.id));
  useRefusedPage(found.error);
  usePageTitle(title);
  useLiveRows(entity, found);

  const asked: Filter = { ...said(listing.filter), ...(listing.q.trim() && { q: listing.q.trim() }), ...fixed };
  const creates = mayCreate(entity, caller);
  const create = (kind: 'main' | 'plain', shortcut?: string) =>
    creates && (
      <ActionButton kind={kind} icon={<IconPlus size={16} />} to={createPathOf(entity)} shortcut={shortcut}>
        {words.create}
      </ActionButton>
    );
  const columns = columnNames(entity).map((id) => ({ id, label: words.label(id) }));
  const facts = Facts && list !== undefined && (
    <Facts entity={entity} list={list} filter={listing.filter} fixed={fixed ?? {}} onChange={(filter) => listing.change({ filter })} />
  );
  const switcher = list === undefined ? null : { entity, lists, list };
  const actsOnChosen = chosen.length > 0 && (
    <>
      <span className="ui-quiet" role="status">
        {t('count.chosen', { smart_count: chosen.length })}
      </span>
      <BulkActs entity={entity} rows={chosen} acts={acts} onDone={() => setSelected([])} />
      <ActionButton kind="quiet" onAct={() => setSelected([])}>
        {t('verb.cancel')}
      </ActionButton>
    </>
  );
  const find = entity.list?.search && (
    <SearchField value={search} onChange={setSearch} label={t('verb.search')} placeholder={words.search} slash />
  );
  const filters = <Filters entity={entity} filter={listing.filter} onChange={(filter) => listing.change({ filter })} />;
  return (
    <>
      {phone && switcher ? (
        <>
          <PhoneHead switcher={switcher} panel={panel} onPanel={setPanel} narrowed={listing.narrowed} />
          {(panel === 'search' || (search && panel === null)) && <div className="list-phone-panel">{find}</div>}
          {panel === 'filters' && (
            <div className="list-phone-panel">
              {facts}
              {filters}
              {listing.narrowed && (
                <button type="button" className="ui-filters-clear" onClick={listing.clear}>
                  {t('verb.clear')}
                </button>
              )}
            </div>
          )}
          {(more || creates) && (
            <div className="list-phone-acts">
              {more}
              {create('main')}
            </div>
          )}
        </>
      ) : (
        <PageHeader
          title={title}
          count={found.total}
          facts={facts}
          actions={
            <>
              {more}
              {create('main', 'N')}
              <ListMore
                entity={entity}
                more={seldom}
                filter={asked}
                sort={listing.sort}
                columns={columnNames(entity).filter((name) => !hidden.includes(name))}
              />
            </>
          }
        />
      )}
      {!phone && switcher && switcher.lists.names.length > 0 && <ListTabs {...switcher} />}
      {above?.(asked)}
      {!phone && (
        <FilterRow
          onClear={listing.narrowed ? listing.clear : undefined}
          bulk={!narrow && actsOnChosen}
          end={
            columns.length > 1 &&
            !instead && <ColumnsMenu columns={columns} hidden={hidden} usual={entity.list?.hidden} onChange={setHidden} />
          }
        >
          {find}
          {filters}
        </FilterRow>
      )}
      {instead ? (
        instead(asked)
      ) : (
        <>
          <Card flush label={title}>
            <RecordTable
              entity={entity}
              listing={listing}
              found={found}
              hidden={hidden}
              fixed={fixed}
              selected={acts.archive || acts.remove ? selected : undefined}
              onSelect={acts.archive || acts.remove ? setSelected : undefined}
              create={
                <>
                  {create('plain')}
                  <ImportButton entity={entity} />
                </>
              }
              keys
            />
          </Card>
          {narrow && actsOnChosen && <div className="list-chosen">{actsOnChosen}</div>}
        </>
      )}
    </>
  );
}
