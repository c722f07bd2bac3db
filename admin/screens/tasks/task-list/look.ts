// How a task list is drawn: columns by room, headings by sorting, row names by number.
import type { Listing } from '#admin/generic/list/listing.ts';
import { useCount } from '#admin/generic/list/rows.ts';
import type { TableLook } from '#admin/generic/list/rows-table.tsx';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import './task-table.css';
import type { ListFilter } from '#admin/generic/list/list-filter.ts';
import { taskLabel } from './cells.tsx';
import { columnsOf, roomOf } from './columns.tsx';
import { groupsOf, sentLast } from './groups.ts';
import { type ListName, mixedStates, narrowings, type TaskRow } from './lists.ts';
import { isWorkable } from './row-clock.tsx';

export const useTaskLook = (list: ListName, listing: Listing, listFilter: ListFilter, hidden: readonly string[]): TableLook<TaskRow> => {
  const words = useEntityWords('task');
  const { user } = useSession();
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const overdue = useCount(entityOf('task'), listFilter.counted({ ...listing.filter, ...narrowings.overdue }));
  const byDeadline = listing.sort.field === 'deadline';
  const own = list === 'own' && byDeadline;
  const mixed = !own && mixedStates(list, listFilter.rows.status);
  return {
    label: say(`task.screen.listTitle.${list}`),
    columns: (room, rows) =>
      columnsOf({ list, say, words, hidden, byDeadline, room: roomOf(room, hidden), clock: rows.some((row) => isWorkable(row, user.id)) }),
    rowName: (row) => `${taskLabel(row)} ${row.title}`,
    arrange: own ? sentLast : undefined,
    groupOf: groupsOf(listing.sort, { say, format, now, mixed, sentLast: own }),
    groupCounts: { overdue },
    fixed: true,
    place: (room) => `tasks-table tasks-table-${roomOf(room, hidden)}`,
    hints: true,
  };
};
