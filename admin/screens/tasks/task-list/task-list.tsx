// A list of tasks: found as one types, filtered, grouped by its sort, true by itself, and the place where a new task begins.
import { useEffect, useMemo, useState, useTransition } from 'react';
import { useLocation, useNavigate, useOutlet } from 'react-router';
import { useHiddenColumns } from '#admin/generic/list/hidden-columns.ts';
import { ExportButton, ListMore } from '#admin/generic/list/list-more.tsx';
import { ListTabs } from '#admin/generic/list/list-switch.tsx';
import { type Filter, lastSeen, useAddressListing } from '#admin/generic/list/listing.ts';
import type { Panel } from '#admin/generic/list/phone-head.tsx';
import { pageSize } from '#admin/generic/list/rows.ts';
import { useTypedSearch } from '#admin/generic/list/typed-search.ts';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { NamedLists, ScreenProps } from '#admin/generic/screens.ts';
import { listPath } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { lazyScreen, loadAhead } from '#admin/providers/chunk.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { keepTrail } from '#admin/providers/records/trail.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { PopupComing } from '#admin/ui/overlays/popup-coming.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { TaskBulk, useMayChoose } from './bulk.tsx';
import { columnNames, exported } from './columns.tsx';
import { useDeselectedTags } from './deselected-tags.ts';
import { ListHead } from './list-head.tsx';
import { isListName, type ListName, mixedStates, serverFilter, shapeOf, type TaskRow, withNarrowing } from './lists.ts';
import { TaskFilters } from './task-filter-row.tsx';
import { TaskTable } from './task-table.tsx';
import { useLateSince, useMinute, useTaskCount, useTasks } from './use-tasks.ts';
import './task-list.css';

type NewTaskProps = { page: boolean; onClose: () => void; onCreated: (id: number) => void };
const NewTask = lazyScreen<NewTaskProps>(() => import('./new-task/new-task.tsx'));
/** Milliseconds after which the list is at rest, and its popup comes along, so that it opens at once. */
const atRest = 1500;

type Props = ScreenProps & {
  readonly list: ListName;
  readonly lists: NamedLists;
  /** The new task's popup has a page of its own. */
  readonly creating?: boolean;
};

export function TaskList({ entity, list, lists, creating = false }: Props) {
  const say = useSay();
  const words = useEntityWords('task');
  const navigate = useNavigate();
  const { key } = useLocation();
  const over = useOutlet();
  const phone = useBelow(768);
  const shape = useMemo(() => shapeOf(entity, list), [entity, list]);
  const listing = useAddressListing(shape);
  const [search, setSearch] = useTypedSearch(listing);
  const [hidden, setHidden] = useHiddenColumns(entity);
  const { deselected, deselect, tags } = useDeselectedTags();
  const [selected, setSelected] = useState<readonly (string | number)[]>([]);
  const [adding, setAdding] = useState(false);
  const [opening, startOpening] = useTransition();
  const [panel, setPanel] = useState<Panel>(null);
  const mayCreate = useMay(entity.access.create);
  const mayChoose = useMayChoose(list);
  const title = say(`task.screen.listTitle.${list}`);
  usePageTitle(title);

  useEffect(() => {
    if (!mayCreate) return;
    const timer = setTimeout(() => void loadAhead(NewTask), atRest);
    return () => clearTimeout(timer);
  }, [mayCreate]);

  const { filter, q } = listing;
  // What is searched for is found in every state, until a state is chosen.
  const usual: Filter = q ? {} : (lists.usual?.[list] ?? {});
  const fixed = { list, ...usual };
  const late = useLateSince(Boolean(filter.overdue));
  const minute = useMinute();
  const asked = (own: Filter, asOf: string): Filter => serverFilter({ ...fixed, ...own, ...(tags && { tags }) }, asOf);
  const counted = (own: Filter): Filter => ({ ...asked(own, minute), ...(q && { q }) });
  const found = useTasks(shape, listing, asked(filter, late));
  const overdue = useTaskCount(counted(withNarrowing(filter, 'overdue', true)));
  useRefusedPage(found.error);

  const counters = { filter, asked: counted, onChange: (next: Filter) => listing.change({ filter: next }) };
  const rows = found.rows ?? [];
  useEffect(() => {
    const first = (listing.page - 1) * pageSize;
    if (found.rows)
      keepTrail({ list, to: lastSeen(listPath(lists, list)), ids: found.rows.map(({ id }) => id), first, total: found.total ?? 0 });
  }, [found.rows, found.total, list, lists, listing.page]);
  const chosen = rows.filter((row) => selected.includes(row.id));
  const choose = (ids: readonly (string | number)[]) => setSelected(ids);
  const narrowed = listing.narrowed || tags !== undefined;
  const clear = () => {
    deselect([]);
    listing.clear();
  };
  const taken = { entity, filter: counted(filter), sort: listing.sort, columns: exported(entity, list, hidden) };
  // A transition shows the popup as soon as its part is there, and the list until then.
  const add = () => startOpening(() => setAdding(true));
  const close = () => {
    setAdding(false);
    // The page of a new task was opened by an address: back to where one was, or to the own tasks.
    if (creating) void (key === 'default' ? navigate('/tasks/own', { replace: true }) : navigate(-1));
  };
  const show = (id: number) => {
    setAdding(false);
    void navigate(`/task/${id}`, { replace: creating });
  };
  const rowTo = (row: TaskRow) => (lists.over?.[list] ? `${listPath(lists, list)}/${row.id}` : `/task/${row.id}`);

  return (
    <div className="tasks-list">
      <ListHead
        switcher={{ entity, lists, list }}
        title={title}
        total={found.total}
        counters={counters}
        add={mayCreate ? add : undefined}
        adding={opening}
        more={<ListMore {...taken} />}
        panel={panel}
        onPanel={setPanel}
        narrowed={narrowed}
      />
      {!phone && <ListTabs entity={entity} lists={lists} list={list} />}
      <TaskFilters
        list={list}
        listing={listing}
        usual={usual}
        search={[search, setSearch]}
        tags={{ deselected, onChange: deselect }}
        columns={{
          columns: columnNames(list).map((id) => ({ id, label: words.label(id) })),
          hidden,
          usual: entity.list?.hidden,
          onChange: setHidden,
        }}
        onClear={narrowed ? clear : undefined}
        counters={counters}
        panel={panel}
        save={<ExportButton {...taken} />}
        bulk={chosen.length > 0 ? <TaskBulk rows={chosen} onDone={() => setSelected([])} /> : undefined}
      />
      <NotLive />
      <Card flush label={title}>
        <TaskTable
          entity={entity}
          list={list}
          listing={listing}
          found={found}
          fixed={fixed}
          narrowed={narrowed}
          onClear={clear}
          hidden={hidden}
          overdue={overdue}
          mixed={mixedStates(list, asked(filter, late).status)}
          rowTo={rowTo}
          selected={mayChoose ? chosen.map(({ id }) => id) : undefined}
          onSelect={choose}
          create={
            mayCreate && (
              <ActionButton icon={<IconPlus size={16} />} onAct={add}>
                {words.create}
              </ActionButton>
            )
          }
          keys={!over}
        />
      </Card>
      {over}
      {opening && <PopupComing />}
      {(adding || creating) && <NewTask page={creating} onClose={close} onCreated={show} />}
    </div>
  );
}

export default function TaskListScreen({ entity, list, lists }: ScreenProps) {
  return lists && isListName(list) ? <TaskList entity={entity} list={list} lists={lists} /> : null;
}
