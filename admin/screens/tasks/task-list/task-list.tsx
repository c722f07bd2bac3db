// A list of tasks: grouped by its sorting, kept up to date, with a popup for new tasks.
import { useMemo } from 'react';
import { useHiddenColumns } from '#admin/generic/list/hidden-columns.ts';
import { listFilterOf } from '#admin/generic/list/list-filter.ts';
import { ListPage } from '#admin/generic/list/list-page.tsx';
import { type Filter, type Listing, useAddressListing } from '#admin/generic/list/listing.ts';
import { useUsualFilter } from '#admin/generic/list/usual-filter.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { ForgottenClock } from '#admin/screens/tasks/shared/forgotten-clock.tsx';
import { useTouch } from '#admin/ui/tables/density.ts';
import { TaskBulk, useMayChoose } from './bulk.tsx';
import { columnNames, leading } from './columns.tsx';
import { Counters } from './counters.tsx';
import { useDeselectedTags } from './deselected-tags.ts';
import { Empty } from './empty.tsx';
import { isListName, type ListName, serverFilter, shapeOf, sortsOf, type TaskRow } from './lists.ts';
import { useTaskLook } from './look.ts';
import { useLateSince, useMinute } from './server-minute.ts';
import { TaskFilters } from './task-filters.tsx';
import './task-list.css';

const NewTask = lazyScreen<{ page: boolean; onClose: () => void; onCreated: (id: number) => void }>(
  () => import('./new-task/new-task.tsx'),
);

type Props = ScreenProps & {
  readonly list: ListName;
  /** The popup was opened by its address. */
  readonly creating?: boolean;
};

export function TaskList({ entity, list, lists, creating = false }: Props) {
  const usual = useUsualFilter({ entity, list, lists });
  const toDo = usual?.on ?? true;
  const shape = useMemo(() => shapeOf(entity, list, toDo), [entity, list, toDo]);
  const address = useAddressListing(shape);
  const { deselected, deselect, tags } = useDeselectedTags(address.filter.tags);
  const [hidden, setHidden] = useHiddenColumns(entity);
  const mayChoose = useMayChoose(list);
  const touch = useTouch();
  const late = useLateSince(Boolean(address.filter.overdue));
  const minute = useMinute();
  const listing: Listing = {
    ...address,
    narrowed: address.narrowed || tags !== undefined,
    clear: () => {
      deselect([]);
      address.clear();
    },
  };
  const deselectTags = (ids: readonly number[]) => {
    deselect(ids);
    const { tags: inAddress, ...others } = address.filter;
    if (inAddress !== undefined) address.change({ filter: others });
  };
  const at = (asOf: string) => (filter: Filter) => serverFilter({ ...filter, ...(tags && { tags }) }, asOf);
  const listFilter = listFilterOf(listing, { list, usual }, { rows: at(late), counted: at(minute) });
  return (
    <div className="tasks-list">
      {list === 'own' && (
        <div className="tasks-forgotten">
          <ForgottenClock />
        </div>
      )}
      <ListPage<TaskRow>
        entity={shape}
        list={list}
        lists={lists}
        listing={listing}
        listFilter={listFilter}
        facts={Counters}
        usual={usual}
        beyond={{ tags: tags ?? null }}
        filters={<TaskFilters list={list} listing={listing} usual={listFilter.fixed} tags={{ deselected, onChange: deselectTags }} />}
        sorts={sortsOf(list)}
        columns={columnNames(list)}
        leading={leading}
        hidden={hidden}
        onHide={setHidden}
        look={useTaskLook(list, listing, listFilter, hidden)}
        bulk={mayChoose && !touch ? (rows, onDone) => <TaskBulk rows={rows} onDone={onDone} /> : undefined}
        empty={(create) => <Empty list={list} create={create} />}
        createPopup={NewTask}
        creating={creating}
        watched
        trail
        exportOnPhone
      />
    </div>
  );
}

export default function TaskListScreen({ entity, list, lists }: ScreenProps) {
  return lists && isListName(list) ? <TaskList entity={entity} list={list} lists={lists} /> : null;
}
