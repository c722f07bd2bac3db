// A list of records: searched while typing; filtered, sorted and paged by the server; opened by click or key.
import './list-page.css';
import { useDeferredValue, useMemo, useState } from 'react';
import { useOutlet } from 'react-router';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { createPathOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { ColumnsMenu } from '#admin/ui/tables/columns-menu.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { FilterRow } from '#admin/ui/tables/filters.tsx';
import { listPath, mayCreate } from '../screens.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { useCreatePopup } from './create-popup.tsx';
import { columnNames } from './hidden-columns.ts';
import { ListHead, useListHeading, usePhoneHead } from './list-head.tsx';
import { ExportButton, ImportButton, ListMore } from './list-more.tsx';
import type { ListProps } from './list-options.ts';
import { useTrail } from './list-trail.ts';
import { useLiveRows } from './live-rows.ts';
import { type Row, useRows } from './rows.ts';
import { RowsTable } from './rows-table.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useTypedSearch } from './typed-search.ts';
import { UsualFilterToggle } from './usual-filter.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

export function ListPage<R extends Row>({ entity, list, lists, listing, listFilter, look, ...options }: ListProps<R>) {
  const { facts: Facts, acts, sorts, createPopup, watched = false, hidden, filters, usual, bulk, choosable } = options;
  const words = useEntityWords(entity.name);
  const t = useWords();
  const caller = useCaller();
  const title = useListHeading({ entity, list });
  const narrow = useBelow(768);
  const phone = usePhoneHead({ list, lists });
  const found = useRows<R>(entity, { ...listing, filter: listFilter.rows });
  const live = useLiveRows(entity, found, JSON.stringify([listFilter.rows, listing.sort, listing.q, listing.page]), watched);
  const { arrange } = look;
  const arranged = useMemo(() => (live.rows && arrange ? arrange(live.rows) : live.rows), [live.rows, arrange]);
  const shown = { ...live, rows: arranged };
  const [search, setSearch] = useTypedSearch(listing);
  const [selected, setSelected] = useState<readonly (string | number)[]>([]);
  const rows = useDeferredValue(shown.rows);
  const chosen = (rows ?? []).filter((row) => selected.includes(row.id));
  const over = useOutlet();
  const creates = mayCreate(entity, caller);
  const { add, opening, popup } = useCreatePopup(entity, createPopup, creates, options.creating === true);
  useRefusedPage(found.error);
  useTrail(options.trail ? { list, lists } : {}, shown.rows, shown.total, listing.page);

  const counted = listFilter.counted(listing.filter);
  const file = {
    entity,
    filter: counted,
    sort: listing.sort,
    columns: [...new Set([...(options.leading ?? []), ...options.columns])].filter(
      (name) => columnNames(entity).includes(name) && !hidden.includes(name),
    ),
  };
  const create = (kind: 'main' | 'plain', shortcut?: string) =>
    creates && (
      <ActionButton
        kind={kind}
        icon={<IconPlus size={16} />}
        {...(createPopup ? { onAct: add, busy: opening } : { to: createPathOf(entity) })}
        shortcut={shortcut}
      >
        {words.create}
      </ActionButton>
    );
  const facts = Facts && list !== undefined && (
    <Facts
      entity={entity}
      list={list}
      filter={listing.filter}
      counted={listFilter.counted}
      onChange={(filter) => listing.change({ filter })}
    />
  );
  const deselect = () => setSelected([]);
  const actsOnChosen = bulk && chosen.length > 0 && (
    <ChosenRows count={chosen.length} onCancel={deselect}>
      {bulk(chosen, deselect)}
    </ChosenRows>
  );
  const find = entity.list?.search && (
    <SearchField value={search} onChange={setSearch} label={t('verb.search')} placeholder={words.search} slash />
  );
  const toggle = usual && list !== undefined && <UsualFilterToggle entity={entity} list={list} listing={listing} usual={usual} />;
  const { list: _list, ...usually } = listFilter.fixed;
  const views = <ViewsMenu beyond={{ ...usually, ...options.beyond }} hidden={hidden} onHide={options.onHide} />;
  const sort = sorts && <SortMenu entity={entity} sorts={sorts} sort={listing.sort} change={listing.change} />;
  const columns = options.columns.length > 1 && !options.instead && (
    <ColumnsMenu
      columns={options.columns.map((id) => ({ id, label: words.label(id) }))}
      hidden={hidden}
      usual={entity.list?.hidden}
      onChange={options.onHide}
    />
  );
  const onClear = listing.narrowed ? listing.clear : undefined;
  // On a phone a create popup is opened by the bottom bar, not by the heading.
  const ownPage = !createPopup && create('main');
  const first = creates && (
    <>
      {create('plain')}
      <ImportButton entity={entity} />
    </>
  );
  return (
    <>
      <ListHead
        entity={entity}
        list={list}
        lists={lists}
        count={shown.total ?? null}
        facts={facts}
        acts={
          phone ? (
            (acts || ownPage) && (
              <>
                {acts}
                {ownPage}
              </>
            )
          ) : (
            <>
              {acts}
              {create('main', 'N')}
              <ListMore {...file} more={options.seldom} />
            </>
          )
        }
        panels={{
          search: find,
          searched: search !== '',
          usual: toggle,
          filters: (
            <>
              {facts}
              {views}
              {filters}
              {sort}
              {options.exportOnPhone && <ExportButton {...file} />}
            </>
          ),
          onClear,
        }}
      />
      {options.above?.(counted)}
      {!phone && (
        <FilterRow
          onClear={onClear}
          bulk={!narrow && actsOnChosen}
          end={
            <>
              {views}
              {sort}
              {columns}
            </>
          }
        >
          {find}
          {toggle}
          {filters}
        </FilterRow>
      )}
      {watched && <NotLive />}
      {options.instead ? (
        options.instead(counted)
      ) : (
        <>
          <Card flush label={title}>
            <RowsTable<R>
              entity={entity}
              listing={listing}
              found={shown}
              look={look}
              fixed={listFilter.fixed}
              rowTo={list !== undefined && lists?.over?.[list] ? (row) => `${listPath(lists, list)}/${row.id}` : undefined}
              {...(bulk && (!choosable || rows?.some(choosable)) && { selected, onSelect: setSelected, selectable: choosable })}
              create={first}
              empty={options.empty?.(first)}
              keys={!over}
            />
          </Card>
          {narrow && actsOnChosen && <div className="list-chosen row wrap gap-8 lines-4">{actsOnChosen}</div>}
        </>
      )}
      {over}
      {popup}
    </>
  );
}
