// The rows of a task list, from loading over nothing found to the pager.
import { type ReactNode, useRef } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { ListPager, seenWith } from '#admin/generic/list/list-pager.tsx';
import type { Filter, Listing } from '#admin/generic/list/listing.ts';
import { useTotal } from '#admin/generic/list/rows.ts';
import { StaleRows } from '#admin/generic/list/stale-rows.tsx';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheckbox, IconFilterOff } from '#admin/ui/marks/icons.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { useBelow, useTouch } from '#admin/ui/tables/density.ts';
import { useWidth } from '#admin/ui/theme/use-width.ts';
import { useNow } from '#admin/ui/time/ticker.ts';
import { numberOf } from './cells.tsx';
import { columnsOf, roomOf } from './columns.tsx';
import { FirstSteps } from './first-steps.tsx';
import { groupsOf } from './groups.ts';
import type { ListName, TaskRow } from './lists.ts';
import { isWorkable } from './row-clock.tsx';
import type { useTasks } from './use-tasks.ts';
import './task-table.css';

type Props = {
  entity: EntityMetadata;
  list: ListName;
  listing: Listing;
  found: ReturnType<typeof useTasks>;
  /** What the list shows without the person's own filters. */
  fixed: Filter;
  narrowed: boolean;
  onClear: () => void;
  hidden: readonly string[];
  overdue: number | undefined;
  /** Not only active tasks stand in the list. */
  mixed: boolean;
  rowTo: (row: TaskRow) => string;
  /** Not given where nothing can be done with several tasks. */
  selected?: readonly (string | number)[];
  onSelect: (ids: (string | number)[]) => void;
  create: ReactNode;
  /** A task lies over the list: its keys are the task's. */
  keys: boolean;
};

function NothingFound({
  entity,
  list,
  fixed,
  narrowed,
  onClear,
  create,
}: Pick<Props, 'entity' | 'list' | 'fixed' | 'narrowed' | 'onClear' | 'create'>) {
  const say = useSay();
  const total = useTotal(entity, fixed, narrowed);
  if (narrowed && total !== 0)
    return (
      <EmptyState
        icon={<IconFilterOff size={28} />}
        title={say('task_page.empty.filtered.title')}
        action={<ActionButton onAct={onClear}>{say('task_page.empty.filtered.clear')}</ActionButton>}
      >
        {total !== undefined && say('task_page.empty.filtered.text', { smart_count: total })}
      </EmptyState>
    );
  const elsewhere =
    list === 'own' ? (
      <ActionButton to="/tasks/unassigned">{say('task.screen.listTitle.unassigned')}</ActionButton>
    ) : (
      <ActionButton to="/tasks/own">{say('task_page.empty.showOwn')}</ActionButton>
    );
  // Who may make none can take one that nobody has yet.
  const way = (list === 'own' || list === 'all') && create ? create : elsewhere;
  const nothing = (
    <EmptyState icon={<IconCheckbox size={28} />} title={say(`task_page.empty.${list}.title`)} action={way}>
      {say(`task_page.empty.${list}.text`)}
    </EmptyState>
  );
  return list === 'own' ? <FirstSteps otherwise={nothing} /> : nothing;
}

function Hints({ choosing }: { choosing: boolean }) {
  const t = useWords();
  return (
    <span className="tasks-hints" aria-hidden="true">
      <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys.move')} <Kbd>Enter</Kbd> {t('keys.open')}{' '}
      {choosing && (
        <>
          <Kbd>X</Kbd> {t('keys.choose')}{' '}
        </>
      )}
    </span>
  );
}

export function TaskTable(props: Props) {
  const { list, listing, found, hidden, overdue, mixed, rowTo, selected, onSelect, keys } = props;
  const words = useEntityWords('task');
  const { user } = useSession();
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const touch = useTouch();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const choosable = touch ? undefined : selected;
  const room = roomOf(width ?? 1200, phone, hidden);
  const now = useNow(useServerOffset(), { step: 60_000 });
  const { rows, total = 0, error, refetch, dimmed } = found;
  const inside = () => {
    if (!rows) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={10} head={!phone} />;
    if (rows.length === 0 && !dimmed) return <NothingFound {...props} />;
    const first = listing.page === 1;
    const last = seenWith(listing, rows.length) >= total;
    return (
      <>
        {error && <StaleRows error={error} readAt={found.readAt} onRetry={refetch} />}
        <DataTable<TaskRow>
          label={say(`task.screen.listTitle.${list}`)}
          rows={rows}
          columns={columnsOf({ list, say, words, hidden, room, clock: rows.some((row) => isWorkable(row, user.id)) })}
          rowKey={(row) => row.id}
          rowName={(row) => `${numberOf(row)} ${row.title}`}
          rowTo={rowTo}
          selected={choosable}
          onSelect={onSelect}
          groupOf={groupsOf(listing.sort, { rows, first, last }, { say, format, now, mixed }, overdue)}
          mark={(row) => `${row.version}.${row.revision}`}
          dimmed={dimmed && !error}
          fixed={!phone}
          keys={keys}
        />
        <ListPager listing={listing} shown={rows.length} total={total}>
          {!touch && <Hints choosing={choosable !== undefined} />}
        </ListPager>
      </>
    );
  };
  return (
    <div ref={box} className={`tasks-table tasks-table-${room}`} {...found.pointer}>
      {inside()}
    </div>
  );
}
